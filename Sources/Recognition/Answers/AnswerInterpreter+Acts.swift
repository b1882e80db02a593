import SimCatalog

/// How an answer is read as a sequence of acts (behaviour.md a.12).
extension AnswerInterpreter {
  /// The acts of an answer; nil where the prompt takes none.
  func acts(of answer: PlainText) -> AnswerReading? {
    guard var scope = scope() else { return nil }
    var reading = understander.acts(in: answer.utterance, for: scope, in: context)
    guard case .review = expected.subject else {
      // "No, Sam" says who it should be; "not Sam" says who it shouldn't.
      let removals = reading.acts.filter { $0.kind == .remove }
      guard !removals.isEmpty else { return reading }
      let starts = answer.clauseStarts.map(answer.start)
      let isNo = removals.contains { act in
        starts.contains { act.range.lowerBound < $0 && $0 <= act.old?.lowerBound ?? 0 }
      }
      guard isNo else { return reading }
      scope.kinds.remove(.remove)
      return understander.acts(in: answer.utterance, for: scope, in: context)
    }
    // "No, thirty" removes nothing of that name: thirty is the new value.
    for kind in [AnswerAct.Kind.remove, .replace] {
      guard reading.acts.contains(where: { $0.kind == kind && change(of: $0, answer) == nil }) else { continue }
      scope.kinds.remove(kind)
      reading = understander.acts(in: answer.utterance, for: scope, in: context)
    }
    return reading
  }

  /// What an answer says of some acts alone, whatever is asked.
  func read(_ answer: PlainText, only kinds: Set<AnswerAct.Kind>) -> ActAnswer {
    understander.read(answer, only: kinds, in: context)
  }

  /// The reply that an answer's acts give, where every word is part of one; nil where the prompt can't use them.
  func actReply(to answer: PlainText, _ reading: AnswerReading) -> Reply? {
    var read = ActAnswer(reading: reading)
    // "No, cancel" removes nothing of that name, and "no wait, forget it" is no text. A longer answer isn't an end.
    if read.has(.remove) || !read.isWhole, answer.count <= 16, let scope = scope()?.ending {
      let end = ActAnswer(reading: understander.acts(in: answer.utterance, for: scope, in: context))
      if end.isWhole, end.isEnd { read = end }
    }
    if let reply = offered(read, answer) { return reply }
    if read.isWhole, read.has(.back), read.isOnly([.back, .deny, .hold]) { return .back }
    guard read.isWhole, !read.acts.isEmpty else { return nil }
    // "Yes?" is a question, and answers nothing.
    if answer.isQuestion, read.isOnly([.affirm, .send]) { return .again }
    switch expected.subject {
    case .review: return reviewReading(of: read, answer).map(Reply.review)
    case .question(let question): return reply(to: question, read, answer)
    case .change(let parameters): return reply(toChangeOf: parameters, read, answer)
    case .nextRequest: return replyToNextRequest(read, answer)
    case .rest:
      if read.has(.more), read.isOnly([.more, .affirm]) { return .yes }
      return FollowUpRequest(read).map(Reply.followUp) ?? plainReply(read, answer)
    case .app, .authorisation, .openApp, .unlock: return plainReply(read, answer)
    case .phrase, .sheet: return nil
    }
  }

  /// Replies that any prompt takes: a yes, a no, an end, a wait.
  func plainReply(_ read: ActAnswer, _ answer: PlainText) -> Reply? {
    if read.isEnd {
      // Permission for Siri and opening an app are no requests that could end.
      switch expected.subject {
      case .authorisation, .openApp, .rest: return .no
      default: return .cancel
      }
    }
    if read.isOnly([.hold]) { return .hold }
    if read.isOnly([.again]) { return askedBack(read) }
    if read.isOnly([.help]) { return .help }
    // "Yes, send it" agrees to the value that is asked about; "send it" alone may refer to something else.
    let agrees = read.isUnmixedYes && read.has(.affirm) || !read.isDoubted && read.isOnly([.affirm, .open])
    if expected.acceptsYes, agrees { return .yes }
    // The question is about the one option that is left.
    if expected.candidates.count == 1, expected.options.count > 1, read.isUnmixedYes {
      return .choice(expected.candidates[0])
    }
    if read.truth == false {
      if expected.acceptsYes { return .no }
      if expected.endsAtNo { return .cancel }
    }
    if read.isOnly([.more]), expected.acceptsMore { return .more }
    return chosen(read, answer)
  }

  /// What follows what Siri read out: "tell him thanks".
  private func replyToNextRequest(_ read: ActAnswer, _ answer: PlainText) -> Reply? {
    if let text = read.acts.last, text.kind == .set, let range = text.slots.first?.provenance.ranges.first,
      read.isOnly([.set, .affirm])
    {
      return .text(plain(answer.text(bytes: range)))
    }
    if read.isOnly([.reply, .affirm]), let act = read.acts.last, act.kind == .reply {
      guard let range = act.slots.first?.provenance.ranges.first else { return .yes }
      return .text(plain(answer.text(bytes: range)))
    }
    if let wish = FollowUpRequest(read) { return .followUp(wish) }
    return plainReply(read, answer)
  }

  /// Which parameter is to be changed, and to what.
  private func reply(toChangeOf parameters: [ParameterSchema], _ read: ActAnswer, _ answer: PlainText) -> Reply? {
    if let reply = plainReply(read, answer) { return reply }
    let acts = read.acts.filter { ![.deny, .but].contains($0.kind) }
    if acts.count == 1, acts[0].kind == .change {
      let named = acts[0].details.parameters ?? []
      return parameters.firstIndex { named.contains($0.name) }.map(Reply.choice)
    }
    let changes = acts.filter { $0.kind != .change }.map { change(of: $0, answer) }
    guard !changes.isEmpty, !changes.contains(where: { $0 == nil }) else { return nil }
    return .review(.change(changes.compactMap { $0 }))
  }
}

extension ActAnswer {
  /// Whether it ends the request, with or without a yes, a no or a "wait": "no wait, forget it", "OK, cancel it".
  var isEnd: Bool { has(.cancel) && isOnly(AnswerScope.endings) }
}

extension AnswerExpectation {
  fileprivate var acceptsMore: Bool { accepts.contains { if case .act(.more, _) = $0 { true } else { false } } }
  /// Whether a yes or a no is asked for.
  fileprivate var acceptsYes: Bool { accepts.contains { if case .act(.affirm, .yes) = $0 { true } else { false } } }
  /// Whether a no ends the request, because there is nothing else that it could refuse.
  fileprivate var endsAtNo: Bool { accepts.contains { if case .act(.deny, .cancel) = $0 { true } else { false } } }
}
