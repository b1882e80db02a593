import SimCatalog
public import SimDialogue
import SimRecognition

/// Why Siri did last what she did, for people: which call, at which line of the handler, and which words were missing.
public struct WhyReport {
  private let conversation: Conversation
  private let names: [String: String]
  private let showsTimes: Bool

  /// - Parameters:
  ///   - names: display names by app identifier.
  ///   - showsTimes: whether the calls' real times are told; they differ from run to run.
  public init(_ conversation: Conversation, names: [String: String], showsTimes: Bool = true) {
    self.conversation = conversation
    self.names = names
    self.showsTimes = showsTimes
  }

  /// What `/why` prints: what Siri did, because of which call, where that stands, and which words were missing.
  public var lines: [String] {
    guard let cause = conversation.lastCause else { return ["Siri has asked nothing yet"] }
    return said(cause) + because(cause) + place(of: cause.call?.answer) + details(cause) + mentioned(cause) + part
      + answer
  }

  /// Which words of the request were understood, and which were left over.
  private var part: [String] {
    guard let text = conversation.lastRequest, let understanding = conversation.lastUnderstanding else { return [] }
    return PartText.words(for: understanding, in: text).map { [$0] } ?? []
  }

  // MARK: What she did

  private func said(_ cause: Cause) -> [String] {
    let line = cause.kind == .question ? conversation.lastQuestion?.line : conversation.lastLine
    guard let line, cause.kind != .openedByUser else { return [] }
    return ["Siri \(isQuestion(cause.kind) ? "asked" : "said"): \(line.text)  (\(line.identifier))"]
  }

  private func isQuestion(_ kind: Cause.Kind) -> Bool {
    switch kind {
    case .question, .review, .severalApps: true
    case .notAuthorised: if case .authorisation = conversation.expectation { true } else { false }
    case .done, .failed, .offeredApp, .openedApp, .openedByUser, .problem, .gaveUp, .cancelled, .waited, .locked,
      .declined, .remarked, .helped, .recalled:
      false
    }
  }

  // MARK: Why

  private func because(_ cause: Cause) -> [String] {
    let app = cause.app ?? "the app"
    let intent = cause.intent.map { ", \($0)" } ?? ""
    switch cause.kind {
    case .question:
      guard let facts = conversation.lastQuestion, facts.call == nil else { return [answered(cause)] }
      return ["because you wanted to change \(facts.parameter.name)"]
    case .review(handlerAsked: true): return [answered(cause)]
    case .review(handlerAsked: false):
      return [
        "because \(cause.intent?.rawValue ?? "the intent") is always asked about before it is handled", last(cause),
      ]
    case .done, .failed, .offeredApp, .problem: return [answered(cause)]
    case .openedApp: return ["\(app) was opened: \(last(cause))"]
    case .openedByUser: return ["because you opened \(app) yourself"]
    case .gaveUp:
      guard let facts = conversation.lastQuestion else { return ["because no answer could be read"] }
      return ["because \(facts.parameter.name) was asked for \(facts.attempt) times, or no answer could be read"]
    case .cancelled: return ["because you said so"]
    case .waited: return ["because nothing was said for too long"]
    case .locked(let reason): return ["because the device is locked, and \(words(for: reason, cause))"]
    case .notAuthorised:
      return ["because \(app) may not work with Siri: * permission siri \(app) = yes allows it"]
    case .severalApps(let apps):
      return ["because no app was named, and each of \(apps.joined(separator: ", ")) can do this\(intent)"]
    case .remarked: return ["because what you said asks for nothing"]
    case .helped: return ["because you wanted to know what there is to ask"]
    case .recalled: return ["because you asked about the last request; nothing was done again"]
    case .declined(let decline): return ["because \(ReasonText.words(for: decline, names: names))"]
    }
  }

  /// "because handle of ZhiChat, INSendMessageIntent, answered failure"
  private func answered(_ cause: Cause) -> String {
    cause.call == nil ? "because no call was made" : "because " + last(cause)
  }

  private func last(_ cause: Cause) -> String {
    guard let call = cause.call else { return "no call has been made" }
    let owner = [cause.app.map { " of \($0)" }, cause.intent.map { ", \($0)," }].compactMap { $0 }.joined()
    guard let result = call.result else { return "\(call.name)\(owner) is not implemented, which counts as a yes" }
    return "\(call.name)\(owner) answered \(result)"
  }

  private func words(for reason: Cause.LockReason, _ cause: Cause) -> String {
    let app = cause.app ?? "the app"
    let intent = cause.intent?.rawValue ?? "the intent"
    return switch reason {
    case .intent: "\(intent) always needs an unlocked one"
    case .restricted: "\(app)'s Info.plist names \(intent) in IntentsRestrictedWhileLocked"
    case .noBackgroundMode(let mode): "\(app)'s Info.plist has no '\(mode)' in UIBackgroundModes"
    case .watch: "a locked watch does nothing"
    case .app: "\(app) is to be opened"
    }
  }

  // MARK: Where

  private func place(of answer: AnswerDetail?) -> [String] {
    guard let answer else { return [] }
    var parts: [String] = []
    if let place = answer.place { parts.append("at \(place.file):\(place.line)") }
    if let spelling = answer.spelling { parts.append("in \(spelling)") }
    if showsTimes, let time = answer.microseconds { parts.append("after \(CallTime.text(microseconds: time))") }
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }

  // MARK: The words

  private func details(_ cause: Cause) -> [String] {
    switch cause.kind {
    case .question:
      guard let facts = conversation.lastQuestion else { return [] }
      return words(facts) + (facts.attempt > 1 ? ["it is the \(facts.attempt). time that this is asked"] : [])
    case .declined:
      guard let text = conversation.lastRequest, let understanding = conversation.lastUnderstanding else { return [] }
      return ExplainReport(text: text, understanding: understanding, names: names).nearMiss
    case .review, .done, .failed, .offeredApp, .openedApp, .openedByUser, .problem, .gaveUp, .cancelled, .waited,
      .locked,
      .notAuthorised, .severalApps, .remarked, .helped, .recalled:
      return []
    }
  }

  private func words(_ facts: QuestionFacts) -> [String] {
    let own = facts.slots.filter { $0.parameter == facts.parameter.name }
    guard let first = own.first else { return ["\"\(facts.request)\" has no words for \(facts.parameter.name)"] }
    let line = facts.answers[first.parameter] ?? facts.request
    let value = "\(facts.parameter.name) = \(ValueNotation.text(of: first.value)): "
    let spoken = own.flatMap(\.provenance.ranges)
    guard !spoken.isEmpty else { return [value + OriginText().words(for: first.provenance)] }
    let marks = MarkedLine(line).marks(spoken.map { ($0, facts.parameter.name) })
    return [line] + marks + [value + OriginText().words(for: first.provenance)]
  }

  /// Whom and what words like "him" stood for, and where they had come up.
  private func mentioned(_ cause: Cause) -> [String] {
    switch cause.kind {
    case .question, .review, .done, .failed, .offeredApp, .openedApp, .problem, .gaveUp, .locked, .severalApps,
      .notAuthorised:
      break
    case .openedByUser, .cancelled, .waited, .declined, .remarked, .helped, .recalled: return []
    }
    guard let request = conversation.request else { return [] }
    return request.slots.compactMap { slot in
      guard case .mentioned = slot.provenance.origin else { return nil }
      let line = request.answers[slot.parameter] ?? request.text
      return "\(slot.parameter) = \(ValueNotation.text(of: slot.value)): "
        + OriginText().words(for: slot.provenance, in: line)
    }
  }

  // MARK: The last answer

  /// The answer with the acts beneath its words, and what it was heard as.
  private var answer: [String] {
    guard let answer = conversation.lastAnswer else { return [] }
    let marks = MarkedLine(answer.text).marks(AnswerText.parts(of: answer))
    return ["you answered:", answer.text] + marks + ["heard as \(AnswerText.heard(answer.heard))"]
  }
}
