import SimCatalog
import SimText

/// An answer's acts as a reply to a review: an answer that is understood only in part is neither a yes nor a no.
extension AnswerInterpreter {
  func reviewReading(of read: ActAnswer, _ answer: PlainText) -> ReviewReading? {
    if read.isUnmixedYes { return .agree }
    if read.isOnly([.affirm, .send]) { return nil }
    // "But yes" takes back something that isn't there: the review is shown again.
    if read.isOnly([.affirm, .send, .but]) { return .showAgain }
    if read.isOnly([.deny]) { return .deny }
    if read.isEnd { return .cancel }
    if read.isOnly([.again]) || read.isOnly([.again, .affirm]) && read.has(.again) { return .showAgain }
    if read.isOnly([.hold]) || read.isOnly([.hold, .but, .deny]) && read.has(.hold) { return .hold }
    if read.isOnly([.help]) { return .help }
    // A yes and a no together are neither, whatever is said with them.
    if read.has(.deny), read.has(.affirm) || read.has(.send) { return nil }
    // The "sorry" in "sorry, to Anna" doesn't ask for a repetition, nor the "wait" in "wait, to Anna" for time.
    let others: Set<AnswerAct.Kind> = [.affirm, .deny, .but, .send, .hold, .again]
    guard read.isOnly(AnswerAct.changes.union(others)) else { return nil }
    var changes: [ReviewChange] = []
    var wish: [String]?
    for act in read.acts where AnswerAct.changes.contains(act.kind) {
      if act.kind == .change {
        wish = act.details.parameters ?? []
        continue
      }
      // Siri asks whether 改成六点 is a text.
      if let words = quantityAsText(act, answer) { return change(toQuantity: words) }
      // Words that only look like a name aren't one where no name is asked for.
      if act.kind == .inform, act.slots.contains(where: { !$0.isKnown && $0.value.isPerson }) { return nil }
      if act.slots.contains(where: { isClause($0, in: answer) }) { return nil }
      guard let change = change(of: act, answer) else { return isAnother(act) ? .another : nil }
      changes.append(change)
    }
    // "Also $10 to Bob" doesn't replace the payee with Bob.
    if read.isAdditional && changes.contains(where: { !$0.parameter.isList })
      || changes.count > 1 && read.acts.contains(where: isAnother)
    {
      return .another
    }
    // "The amount, make it 25" names the parameter, then its new value.
    if let wish, changes.isEmpty { return .wish(wished(wish), unread: nil) }
    return changes.isEmpty ? nil : .change(changes)
  }

  /// The number, sum or time that an act would use as a text though nothing says that it is one.
  private func quantityAsText(_ act: AnswerAct, _ answer: PlainText) -> String? {
    guard act.details.parameters == nil || act.details.form == .unnamed,
      act.kind == .set || act.kind == .inform, act.slots.count == 1,
      parameter(of: act)?.type.takesAnyText == true, let range = act.slots[0].provenance.ranges.first
    else { return nil }
    let words = answer.text(bytes: range)
    return isQuantity(words) ? words : nil
  }

  /// Whether words are only a number, a sum or a time.
  private func isQuantity(_ words: String) -> Bool {
    let types: [ParameterType] = [.integer, .double, .money, .dateRange]
    return types.contains { type in
      read(plain(words), for: ParameterSchema(name: "", type: type)).first.map(\.provenance.unread.isEmpty) ?? false
    }
  }

  /// The parameter to change, by the names that the words may mean, none for "change it"; nil where it isn't said.
  private func wished(_ names: [String]) -> ParameterSchema? {
    guard !names.isEmpty else { return request?.usual }
    let resolvable = request?.resolvable ?? []
    return names.lazy.compactMap { name in resolvable.first { $0.name == name } }.first
  }

  /// A change to a quantity without a parameter's name: "make it 30" goes to the parameter that can read it, not to a
  /// text.
  private func change(toQuantity words: String) -> ReviewReading {
    var parameter = request?.usual
    if parameter?.type.takesAnyText == true { parameter = nil }
    if request?.usual == nil || parameter != nil, let change = change(knownIn: words) { return .change([change]) }
    let held = request?.held ?? []
    guard let parameter = parameter ?? (held.count == 1 ? held[0].parameter : nil) else {
      return .wish(nil, unread: nil)
    }
    let slots = read(plain(words), for: parameter)
    guard !slots.isEmpty else { return .wish(parameter, unread: words) }
    return .change([ReviewChange(parameter: parameter, slots: slots, words: words)])
  }

  /// The reading of an answer with leftover words: a yes or a no that doesn't count.
  func reviewReadingInPart(_ reading: AnswerReading, _ answer: PlainText) -> ReviewReading? {
    var lead = reading.acts.prefix { [.affirm, .send, .deny, .but, .filler].contains($0.kind) }
    while lead.last?.kind == .filler { lead.removeLast() }
    let said = lead.filter { [.affirm, .send, .deny].contains($0.kind) }
    guard let first = said.first, let last = said.last, let end = lead.last?.range.upperBound,
      let left = (reading.unread + reading.acts.dropFirst(lead.count).map(\.range)).map(\.lowerBound).min(),
      reading.unread.allSatisfy({ $0.lowerBound >= end }),
      // A yes and a no together are neither.
      said.allSatisfy({ ($0.kind == .deny) == (first.kind == .deny) })
    else { return nil }
    return .nothing(
      taken: answer.text(bytes: first.range.lowerBound..<last.range.upperBound),
      left: String(answer.text(bytes: left..<answer.source.utf8.count).trimmed))
  }

  /// Changes, or nothing where leftover words could alter a change of money, a time or a person: "the second one" isn't
  /// a sum.
  func heedful(_ changes: [ReviewChange]) -> ReviewReading {
    let left = changes.flatMap(\.unread)
    guard !left.isEmpty, changes.contains(where: { $0.parameter.type.isGrave }) else { return .change(changes) }
    return .nothing(taken: changes.map(\.taken).joined(separator: " … "), left: left.joined(separator: " … "))
  }
}

extension Value {
  fileprivate var isPerson: Bool { elements.contains { if case .person = $0 { true } else { false } } }
}

extension ParameterType {
  /// Whether a wrong value would be costly: money, a time, a person.
  fileprivate var isGrave: Bool {
    switch self {
    case .money, .date, .dateRange, .person: true
    case .string, .boolean, .integer, .double, .speakable, .place, .enumeration, .object: false
    }
  }
}
