import SimCatalog
package import SimDialogue
import SimLexicon
import SimRecognition

extension Inspector {
  /// The values of the run itself; nothing is understood or called again for it.
  ///
  /// - Parameters:
  ///   - user: the user's name, which the conversation doesn't know.
  ///   - showsTimes: whether to show the calls' real times, which differ from run to run.
  ///   - interface: the words for values' origins, in the conversation's language.
  package init(
    of conversation: Conversation, user: String? = nil, showsTimes: Bool = true, in interface: InterfaceWords = .own
  ) {
    let facts = conversation.request
    let understanding = conversation.facts.understanding
    let apps = conversation.setting.apps
    let locale = conversation.setting.locale
    let names = Dictionary(apps.map { ($0.identifier, $0.displayName(in: locale)) }) { first, _ in first }
    self.init(
      request: facts.map { Self.request($0, conversation, interface) },
      decline: Self.decline(understanding, names, interface),
      answer: conversation.facts.answer.map { Self.answer($0, interface) },
      slots: facts.map { Self.slots($0, interface) } ?? [],
      calls: facts.map { $0.calls.compactMap { Self.call($0, showsTimes: showsTimes) } } ?? [],
      runnersUp: understanding.map { Self.runnersUp($0, names, interface) } ?? [],
      device: DeviceFacts(conversation.setting, user: user, in: interface).facts)
  }

  /// The inspector before a conversation has begun: only the device.
  package init(before setting: Setting, user: String? = nil, in interface: InterfaceWords = .own) {
    self.init(device: DeviceFacts(setting, user: user, in: interface).facts)
  }

  private static func runnersUp(
    _ understanding: Understanding, _ names: [String: String], _ interface: InterfaceWords
  ) -> [RunnerUp] {
    understanding.runnersUp.prefix(8).map { loser in
      RunnerUp(
        intent: loser.intent.rawValue, app: loser.app.map { names[$0] ?? $0 },
        reason: ReasonText(interface).words(for: loser, in: understanding))
    }
  }

  private static func request(
    _ facts: RequestFacts, _ conversation: Conversation, _ interface: InterfaceWords
  ) -> Request {
    var request = Request(
      app: facts.appName ?? "?", intent: facts.intent.rawValue, domain: facts.domain ?? "")
    // A request from Maps, or a reply, wasn't understood from the last sentence.
    if conversation.facts.request == facts.text,
      case .request(let understood) = conversation.facts.understanding?.outcome, understood.intent == facts.intent
    {
      request.phrase = understood.phrase?.text
      request.phrasePlace = understood.phrase.map { "\($0.file):\($0.line)" }
      request.confidence = understood.confidence
      request.part = conversation.facts.understanding.flatMap { PartText(interface).words(for: $0, in: facts.text) }
    }
    if let title = conversation.facts.title, conversation.facts.request == facts.text, title.intent == facts.intent {
      request.phrase = title.title
      request.phrasePlace = title.place
      request.part = NearText(interface).words(for: title, in: facts.text)
    }
    return request
  }

  private static func decline(
    _ understanding: Understanding?, _ names: [String: String], _ interface: InterfaceWords
  ) -> String? {
    guard case .declined(let decline) = understanding?.outcome else { return nil }
    return ReasonText(interface).words(for: decline, names: names)
  }

  private static func answer(_ facts: AnswerFacts, _ interface: InterfaceWords) -> Answer {
    let line = Array(facts.text.utf8)
    let parts = AnswerText(interface).parts(of: facts).prefix(mostShown).map { part in
      let range = part.range.clamped(to: line.startIndex..<line.endIndex)
      return Fact(name: brief(String(decoding: line[range], as: UTF8.self)), value: brief(part.meaning))
    }
    return Answer(parts: Array(parts), heard: brief(AnswerText(interface).heard(facts.heard)))
  }

  private static func slots(_ facts: RequestFacts, _ interface: InterfaceWords) -> [Slot] {
    var slots = facts.slots.map { slot in
      Slot(
        parameter: slot.parameter, value: shown(slot.value),
        provenance: OriginText(interface).words(
          for: slot.provenance, in: facts.answers[slot.parameter] ?? facts.text), isAsked: slot.parameter == facts.asked
      )
    }
    if let asked = facts.asked, !slots.contains(where: \.isAsked) {
      slots.append(Slot(parameter: asked, value: nil, provenance: interface(.nothingYet), isAsked: true))
    }
    return slots
  }

  /// Without the quotation marks that a transcript needs.
  private static func shown(_ value: Value) -> String {
    guard case .list(let values) = value else { return brief(ValueNotation.text(of: value)) }
    let names = values.prefix(mostShown).map(ValueNotation.text(of:)).joined(separator: ", ")
    return brief(values.count > mostShown ? "\(names) … \(values.count) in all" : names)
  }

  /// Beside the conversation, more of a text isn't read.
  private static func brief(_ text: String) -> String {
    text.utf8.count > 1_000 ? text.prefix(250) + "…" : text
  }

  /// The most values of a list that are named.
  private static let mostShown = 20

  private static func call(_ trace: Trace, showsTimes: Bool) -> Call? {
    let answer: AnswerDetail
    let isFailure: Bool
    switch trace {
    case .understood, .answered, .suggested, .onWatch, .submitted: return nil
    case .resolve(_, _, let detail): (answer, isFailure) = (detail, false)
    case .offer(_, let options, let detail): (answer, isFailure) = (detail, options.problem != nil)
    case .giveDefault(_, _, let detail): (answer, isFailure) = (detail, false)
    case .respond(_, let response, let detail):
      (answer, isFailure) = (detail, response.code.hasPrefix("failure"))
    case .asked(_, let detail): (answer, isFailure) = (detail, false)
    case .fault(_, _, let detail): (answer, isFailure) = (detail, true)
    case .app(_, let answered):
      (answer, isFailure) = (AnswerDetail(place: answered.place), answered.fault != nil || !answered.accepted)
    }
    return Call(
      method: TraceNotation.call(of: trace), result: brief(TraceNotation.result(of: trace)),
      microseconds: showsTimes ? answer.microseconds : nil,
      place: answer.place.map { "\($0.file):\($0.line)" }, isFailure: isFailure)
  }
}
