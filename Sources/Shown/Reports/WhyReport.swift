import SimCatalog
package import SimDialogue
import SimRecognition

/// Why Siri did what she did last, for people to read: which call, where in the handler, which missing words.
package struct WhyReport {
  private let conversation: Conversation
  private let names: [String: String]
  private let showsTimes: Bool
  private let interface: InterfaceWords

  /// - Parameters:
  ///   - names: display names by app identifier.
  ///   - showsTimes: whether to show the calls' real times, which differ from run to run.
  ///   - interface: the words of the conversation's language.
  package init(
    _ conversation: Conversation, names: [String: String], showsTimes: Bool = true, in interface: InterfaceWords = .own
  ) {
    self.conversation = conversation
    self.names = names
    self.showsTimes = showsTimes
    self.interface = interface
  }

  /// The lines of `/why` before anything has been said and a language has been loaded.
  package static func beforeTheFirst(in interface: InterfaceWords = .own) -> [String] { [interface(.askedNothing)] }

  /// The lines of `/why`: what Siri did, because of which call, the call's place, and which words were missing.
  package var lines: [String] {
    guard let cause = conversation.facts.cause else { return Self.beforeTheFirst(in: interface) }
    return said(cause) + because(cause) + place(of: cause.call?.answer) + details(cause) + mentioned(cause) + part
      + answer
  }

  /// Which words of the request were understood, and which were left over.
  private var part: [String] {
    guard let text = conversation.facts.request else { return [] }
    if let near = conversation.facts.title.flatMap({ NearText(interface).words(for: $0, in: text) }) { return [near] }
    guard let understanding = conversation.facts.understanding else { return [] }
    return PartText(interface).words(for: understanding, in: text).map { [$0] } ?? []
  }

  // MARK: What she did

  private func said(_ cause: Cause) -> [String] {
    let line = cause.kind == .question ? conversation.facts.question?.line : conversation.facts.line
    guard let line, cause.kind != .openedByUser else { return [] }
    let text: InterfaceText = isQuestion(cause.kind) ? .siriAsked : .siriSaid
    return [interface(text, ["line": line.text, "identifier": line.identifier])]
  }

  private func isQuestion(_ kind: Cause.Kind) -> Bool {
    switch kind {
    case .question, .review, .severalApps: true
    case .notAuthorised: if case .authorisation = conversation.expectation { true } else { false }
    case .done, .failed, .offeredApp, .openedApp, .openedByUser, .problem, .gaveUp, .cancelled, .waited, .locked,
      .declined, .remarked, .helped, .followedUp:
      false
    }
  }

  // MARK: Why

  private func because(_ cause: Cause) -> [String] {
    switch cause.kind {
    case .review(handlerAsked: false):
      [because(interface(.alwaysReviewed, ["intent": intent(cause)])), answered(cause)]
    case .openedApp: [interface(.appOpened, ["app": app(cause), "call": answered(cause)])]
    case .question, .review(handlerAsked: true), .done, .failed, .offeredApp, .problem, .openedByUser, .gaveUp,
      .cancelled, .waited, .locked, .notAuthorised, .severalApps, .remarked, .helped, .followedUp, .declined:
      [because(reason(cause))]
    }
  }

  private func because(_ reason: String) -> String { interface(.because, ["reason": reason]) }

  private func reason(_ cause: Cause) -> String {
    switch cause.kind {
    case .question:
      guard let facts = conversation.facts.question, facts.call == nil else { return answered(cause) }
      return interface(.youChanged, ["parameter": facts.subject])
    case .review, .done, .failed, .offeredApp, .openedApp, .problem: return answered(cause)
    case .openedByUser: return interface(.youOpened, ["app": app(cause)])
    case .gaveUp:
      guard let facts = conversation.facts.question else { return interface(.noAnswerRead) }
      return interface(.askedTooOften, ["parameter": facts.subject, "count": "\(facts.attempt)"])
    case .cancelled: return interface(.youSaidSo)
    case .waited: return interface(.nothingSaid)
    case .locked(let reason): return interface(.deviceIsLocked, ["reason": words(for: reason, cause)])
    case .notAuthorised:
      let app = app(cause)
      return interface(.mayNotUseSiri, ["app": app, "event": "* permission siri \(app) = yes"])
    case .severalApps(let apps):
      return interface(.severalApps, ["apps": interface.listed(apps), "intent": intent(cause)])
    case .remarked: return interface(.asksForNothing)
    case .helped: return interface(.askedForHelp)
    case .followedUp: return interface(.askedAboutLast)
    case .declined(let decline): return ReasonText(interface).words(for: decline, names: names)
    }
  }

  /// "handle of ZhiChat, INSendMessageIntent, answered failure"
  private func answered(_ cause: Cause) -> String {
    guard let call = cause.call else { return interface(.noCallMade) }
    let text: InterfaceText = cause.intent == nil ? .callOfApp : .callForIntent
    let name = interface(text, ["call": call.name, "app": app(cause), "intent": intent(cause)])
    guard let result = call.result else { return interface(.callMissing, ["call": name]) }
    return interface(.callAnswered, ["call": name, "result": "\(result)"])
  }

  private func app(_ cause: Cause) -> String { cause.app ?? interface(.theApp) }

  private func intent(_ cause: Cause) -> String { cause.intent?.rawValue ?? interface(.theIntent) }

  private func words(for reason: Cause.LockReason, _ cause: Cause) -> String {
    switch reason {
    case .intent: interface(.needsUnlocked, ["intent": intent(cause)])
    case .restricted: interface(.isRestricted, ["app": app(cause), "intent": intent(cause)])
    case .noBackgroundMode(let mode): interface(.hasNoMode, ["app": app(cause), "mode": mode])
    case .watch: interface(.watchIsLocked)
    case .app: interface(.appIsToOpen, ["app": app(cause)])
    }
  }

  // MARK: Where

  private func place(of answer: AnswerDetail?) -> [String] {
    guard let answer else { return [] }
    var parts: [String] = []
    if let place = answer.place { parts.append(interface(.atPlace, ["place": "\(place.file):\(place.line)"])) }
    if let spelling = answer.spelling { parts.append(interface(.inSpelling, ["spelling": "\(spelling)"])) }
    if showsTimes, let time = answer.microseconds {
      parts.append(interface(.afterTime, ["time": CallTime.text(microseconds: time)]))
    }
    return parts.isEmpty ? [] : [interface.listed(parts)]
  }

  // MARK: The words

  private func details(_ cause: Cause) -> [String] {
    switch cause.kind {
    case .question:
      guard let facts = conversation.facts.question else { return [] }
      return words(facts) + (facts.attempt > 1 ? [interface(.askedAgain, ["count": "\(facts.attempt)"])] : [])
    case .declined:
      let facts = conversation.facts
      guard let text = facts.request, let understanding = facts.understanding else { return [] }
      if let near = facts.near.flatMap({ NearText(interface).words(for: $0, in: text) }) { return [near] }
      return ExplainReport(text: text, understanding: understanding, names: names).nearMiss(in: interface)
    case .review, .done, .failed, .offeredApp, .openedApp, .openedByUser, .problem, .gaveUp, .cancelled, .waited,
      .locked,
      .notAuthorised, .severalApps, .remarked, .helped, .followedUp:
      return []
    }
  }

  private func words(_ facts: QuestionFacts) -> [String] {
    // A running intent asks, whatever words the request had.
    guard let parameter = facts.parameter, facts.function == nil else { return [] }
    let own = facts.slots.filter { $0.parameter == parameter.name }
    guard let first = own.first else {
      return [interface(.hasNoWords, ["request": facts.request, "parameter": parameter.name])]
    }
    let line = facts.answers[first.parameter] ?? facts.request
    let value = "\(parameter.name) = \(ValueNotation.text(of: first.value)): "
    let spoken = own.flatMap(\.provenance.ranges)
    guard !spoken.isEmpty else { return [value + OriginText(interface).words(for: first.provenance)] }
    let marks = MarkedLine(line).marks(spoken.map { ($0, parameter.name) })
    return [line] + marks + [value + OriginText(interface).words(for: first.provenance)]
  }

  /// Who and what words like "him" referred to, and where they had been mentioned.
  private func mentioned(_ cause: Cause) -> [String] {
    switch cause.kind {
    case .question, .review, .done, .failed, .offeredApp, .openedApp, .problem, .gaveUp, .locked, .severalApps,
      .notAuthorised:
      break
    case .openedByUser, .cancelled, .waited, .declined, .remarked, .helped, .followedUp: return []
    }
    guard let request = conversation.request else { return [] }
    return request.slots.compactMap { slot in
      guard case .mentioned = slot.provenance.origin else { return nil }
      let line = request.answers[slot.parameter] ?? request.text
      return "\(slot.parameter) = \(ValueNotation.text(of: slot.value)): "
        + OriginText(interface).words(for: slot.provenance, in: line)
    }
  }

  // MARK: The last answer

  /// The answer with its acts beneath the words, and how it was heard.
  private var answer: [String] {
    guard let answer = conversation.facts.answer else { return [] }
    let text = AnswerText(interface)
    return [interface(.youAnswered), answer.text] + MarkedLine(answer.text).marks(text.parts(of: answer)) + [
      interface(.heard, ["answer": text.heard(answer.heard)])
    ]
  }
}
