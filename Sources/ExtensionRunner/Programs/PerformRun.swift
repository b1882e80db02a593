import Foundation
@_spi(Host) import SDKFoundation
import SimCatalog
import Synchronization

/// One run of an App Intent, from the top to its end or to a question that restarts it.
///
/// When the intent asks, its task is suspended, and the call is answered with the question; the next call brings the
/// answer.
final class PerformRun: _IntentHost, Sendable {
  private struct State {
    /// Answers from before this run that it has not asked for yet.
    var waiting: [PerformAnswer] = []
    /// All answers that it has received.
    var given: [PerformAnswer] = []
    /// The continuation that waits for an answer.
    var asking: CheckedContinuation<PerformAnswer, Never>?
    /// The reply of the call that waits for its progress.
    var reply: (@Sendable (HandlerAnswer) -> Void)?
    var isGivenUp = false
  }

  private let type: any _HostedIntent.Type
  private let intent: FilledIntent
  private let types: IntentTypes
  private let state = Mutex(State())

  init(_ type: any _HostedIntent.Type, _ intent: FilledIntent, _ types: IntentTypes) {
    self.type = type
    self.intent = intent
    self.types = types
  }

  func begin(_ answers: [PerformAnswer], _ reply: @escaping @Sendable (HandlerAnswer) -> Void) {
    // The first answer is that the app is in front.
    if type._opensApp, answers.isEmpty { return reply(HandlerAnswer(outcome: .asked(PerformQuestion(.open)))) }
    state.withLock { state in
      state.waiting = type._opensApp ? Array(answers.dropFirst()) : answers
      state.given = answers
      state.reply = reply
    }
    _IntentHosting.last = self
    _IntentHosting.$current.withValue(self) {
      _ = Task { await self.run() }
    }
  }

  /// Continues with the last answer; false if this run doesn't wait for it.
  func goOn(
    _ intent: FilledIntent, _ answers: [PerformAnswer], _ reply: @escaping @Sendable (HandlerAnswer) -> Void
  ) -> Bool {
    let asking: (CheckedContinuation<PerformAnswer, Never>, PerformAnswer)? = state.withLock { state in
      guard intent == self.intent, !state.isGivenUp, let asking = state.asking, let last = answers.last,
        state.given == answers.dropLast()
      else { return nil }
      state.asking = nil
      state.given = answers
      state.reply = reply
      return (asking, last)
    }
    guard let (continuation, answer) = asking else { return false }
    continuation.resume(returning: answer)
    return true
  }

  /// The run is no longer wanted: its question is cancelled.
  ///
  /// - Parameter done: called when the intent has cleaned up.
  func giveUp(_ done: @escaping @Sendable () -> Void) {
    let asking: CheckedContinuation<PerformAnswer, Never>? = state.withLock { state in
      state.isGivenUp = true
      state.reply = nil
      guard let asking = state.asking else { return nil }
      state.asking = nil
      state.reply = { _ in done() }
      return asking
    }
    guard let asking else { return done() }
    asking.resume(returning: .cancelled)
  }

  // MARK: The intent's questions

  func ask(_ question: _HostedQuestion) async -> _HostedAnswer {
    var question = question
    var tapped: PerformQuestion.Tapped?
    while true {
      let given = await answer(to: question, tapped)
      if let answer = _HostedAnswer(given) { return answer }
      guard case .tapped(let intent) = given else { return .cancelled }
      tapped = await tap(intent, beside: question)
      if let snippet = question.snippet { question.view = await snippet._performedView }
    }
  }

  /// Runs the intent of a button beside a question. It may not ask anything itself, because one question is open
  /// already.
  private func tap(_ intent: FilledIntent, beside question: _HostedQuestion) async -> PerformQuestion.Tapped {
    let button = question.view.buttons.first { types.filled($0.intent) == intent }
    guard let button else {
      return PerformQuestion.Tapped(intent: intent, response: Self.failure(said: nil, error: "there is no such button"))
    }
    let outcome = await _IntentHosting.$current.withValue(NobodyToAsk()) { await button.intent._perform() }
    guard case .responded(let response) = self.outcome(outcome, of: button.intent) else {
      return PerformQuestion.Tapped(
        intent: intent, response: Self.failure(said: nil, error: "it asks while a question is open"))
    }
    return PerformQuestion.Tapped(intent: intent, response: response)
  }

  private func buttons(of view: _HostedView) -> [SnippetButton] {
    view.buttons.compactMap { button in
      types.filled(button.intent).map { SnippetButton(title: button.title, intent: $0) }
    }
  }

  private func answer(to question: _HostedQuestion, _ tapped: PerformQuestion.Tapped?) async -> PerformAnswer {
    await withCheckedContinuation { continuation in
      enum Next {
        case answer(PerformAnswer)
        case report((@Sendable (HandlerAnswer) -> Void)?)
      }
      let next: Next = state.withLock { state in
        if state.isGivenUp { return .answer(.cancelled) }
        if !state.waiting.isEmpty { return .answer(state.waiting.removeFirst()) }
        // One question at a time: another one is cancelled.
        guard state.asking == nil, let reply = state.reply else { return .answer(.cancelled) }
        state.asking = continuation
        state.reply = nil
        return .report(reply)
      }
      switch next {
      case .answer(let answer): continuation.resume(returning: answer)
      case .report(let reply):
        let asked = PerformQuestion(question, buttons: buttons(of: question.view), tapped: tapped)
        reply?(HandlerAnswer(outcome: .asked(asked), place: question.place.map(CodePlace.init)))
      }
    }
  }

  // MARK: The run

  private func run() async {
    let answer = await performed()
    let reply = state.withLock { state in
      defer { state.reply = nil }
      return state.reply
    }
    reply?(answer)
  }

  private func performed() async -> HandlerAnswer {
    let made = type.init()
    do {
      for (name, parameter) in made._parameters {
        guard let value = intent[name] else { continue }
        guard try await parameter._take(_HostedValue(value)) else {
          // An entity that its query no longer finds is gone.
          if case .object = value {
            return HandlerAnswer(outcome: .responded(Self.failure(said: nil, error: "\(name) entityNotFound")))
          }
          return HandlerAnswer(outcome: .failed(.unreadable(message: "the parameter '\(name)' can't be \(value)")))
        }
      }
    } catch {
      return HandlerAnswer(outcome: .responded(Self.failure(said: nil, error: "\(error)")))
    }
    let outcome = await Self.withSnippet(await Self.withNext(await made._perform(), of: made))
    var place: CodePlace?
    if case .asks(let question) = outcome { place = question.place.map(CodePlace.init) }
    return HandlerAnswer(outcome: self.outcome(outcome, of: made), place: place)
  }

  /// Performs the snippet that an intent shows.
  private static func withSnippet(_ outcome: _HostedOutcome) async -> _HostedOutcome {
    guard case .done(var result) = outcome, let snippet = result.snippet else { return outcome }
    result.view = await snippet._performedView
    return .done(result)
  }

  /// How many intents may open each other.
  private static let mostInARow = 10

  /// How many of them are named.
  private static let named = 4

  /// Runs what an intent opens, and what that opens.
  private static func withNext(_ outcome: _HostedOutcome, of first: any _HostedIntent) async -> _HostedOutcome {
    guard case .done(var result) = outcome else { return outcome }
    var names = ["\(Swift.type(of: first))"]
    for _ in 0..<mostInARow {
      guard let next = result.opens else { return .done(result) }
      result.opens = nil
      if let address = next._address {
        result.address = address.absoluteString
        return .done(result)
      }
      names.append("\(Swift.type(of: next))")
      if Swift.type(of: next)._opensApp { result.opensApp = true }
      let answered = await next._perform()
      guard case .done(let more) = answered else { return answered }
      let dialogs = [result.dialog, more.dialog].compactMap { $0 }
      result.dialog = dialogs.isEmpty ? nil : dialogs.joined(separator: " ")
      result.supporting = more.supporting ?? result.supporting
      result.view.lines += more.view.lines
      result.view.buttons += more.view.buttons
      result.snippet = more.snippet ?? result.snippet
      result.opens = more.opens
    }
    let chain = names.prefix(Self.named).joined(separator: ", ")
    return .failed(said: nil, error: "more than \(mostInARow) intents open each other: \(chain), …")
  }

  private func outcome(_ outcome: _HostedOutcome, of intent: any _HostedIntent) -> HandlerAnswer.Outcome {
    switch outcome {
    case .done(let result): .responded(response(result, of: intent))
    case .asks(let question): .asked(PerformQuestion(question, restarts: true))
    case .restart: .asked(PerformQuestion(.restart, restarts: true))
    case .cancelled: .responded(IntentResponse(code: PerformFunction.cancelled))
    case .failed(let said, let error): .responded(Self.failure(said: said, error: error))
    case .opensApp(let said):
      .responded(IntentResponse(code: "continueInApp", fields: Self.fields([("dialog", said.map { .string($0) })])))
    }
  }

  private func response(_ result: _HostedOutcome.Result, of intent: any _HostedIntent) -> IntentResponse {
    let buttons = buttons(of: result.view).map(\.value)
    let again = result.snippet ?? (Swift.type(of: intent)._isSnippet ? intent : nil)
    return IntentResponse(
      code: "success",
      fields: Self.fields([
        ("dialog", result.dialog.map { .string($0) }), ("supporting", result.supporting.map { .string($0) }),
        ("value", result.value.flatMap(Value.init)),
        ("opens", result.address.map { .string($0) }), ("opensApp", result.opensApp ? .boolean(true) : nil),
        ("view", result.view.lines.isEmpty ? nil : .list(result.view.lines.map { .string($0) })),
        ("buttons", buttons.isEmpty ? nil : .list(buttons)),
        ("snippet", buttons.isEmpty ? nil : again.flatMap(types.filled)?.value),
      ]))
  }

  private static func failure(said: String?, error: String) -> IntentResponse {
    IntentResponse(code: "failure", fields: fields([("dialog", said.map { .string($0) }), ("error", .string(error))]))
  }

  private static func fields(_ fields: [(String, Value?)]) -> [Field] {
    fields.compactMap { name, value in value.map { Field(name: name, value: $0) } }
  }
}

/// An intent that a button runs can't ask anything.
private struct NobodyToAsk: _IntentHost {
  func ask(_ question: _HostedQuestion) async -> _HostedAnswer { .cancelled }
}

extension CodePlace {
  fileprivate init(_ place: _HostedPlace) { self.init(file: place.file, line: place.line) }
}
