import SimCatalog

/// An answer's acts, without fillers.
struct ActAnswer {
  let reading: AnswerReading

  /// All acts that mean something.
  var acts: [AnswerAct] { reading.acts.filter { $0.kind != .filler } }
  /// Whether every word is part of an act and means something: "him" doesn't where no one has been mentioned.
  var isWhole: Bool {
    reading.unread.isEmpty && !reading.acts.contains { $0.slots.contains(where: \.isUnknownMention) }
  }

  /// Whether all acts are of these kinds, and there are some.
  func isOnly(_ kinds: Set<AnswerAct.Kind>) -> Bool {
    let acts = acts
    return !acts.isEmpty && acts.allSatisfy { kinds.contains($0.kind) }
  }

  /// Whether it is put as a question that asks for something to be done: "can you make it four?"
  var isAskedFor: Bool { reading.acts.contains { $0.details.form == .request } }

  /// Whether it is a yes and nothing else, and expresses no doubt.
  var isUnmixedYes: Bool { isOnly([.affirm, .send]) && !isDoubted }

  /// Whether it is only a yes or a no, or names what could be done: it brings no value.
  var isOnlyAgreement: Bool {
    guard reading.unread == reading.otherDeeds else { return false }
    return acts.isEmpty ? !reading.unread.isEmpty : isOnly([.affirm, .deny, .but, .send])
  }

  /// Whether it is only a yes or only a no; nil where it is neither, or a doubtful yes.
  var truth: Bool? {
    if isOnly([.affirm]) { return isDoubted ? nil : true }
    return isOnly([.deny]) ? false : nil
  }

  /// Whether it says that something is added: "also".
  var isAdditional: Bool { reading.acts.contains { $0.details.form == .besides } }

  /// Whether it expresses doubt: "I guess".
  var isDoubted: Bool { reading.acts.contains { $0.details.form == .doubt } }

  func has(_ kind: AnswerAct.Kind) -> Bool { reading.acts.contains { $0.kind == kind } }
}

extension AnswerAct {
  /// Acts that bring a value, or take one away.
  static let changes: Set<Kind> = [.inform, .set, .replace, .remove, .add, .append, .change]
}
