import Foundation
@_spi(Host) import Intents
import SimCatalog

/// The answer that a handler owes for one call.
///
/// It is given once. A second one, and a completion that the handler dropped without calling it, are reported as
/// faults.
final class PendingAnswer: @unchecked Sendable {
  private enum State {
    case open, finished, cancelled
  }

  /// How many further answers get their place looked up, which takes a while: the host doesn't report more of them
  /// (`RunningProcess.lateLimit`).
  private static let placedAnswers = 20

  private let lock = NSLock()
  private var state = State.open
  private var methodHasJustReturned = false
  private var furtherAnswers = 0
  private var watch: SilenceWatch?
  /// Kept until it has answered, because nothing else may hold on to it.
  private var handler: AnyObject?
  private let spelling: String
  private let probe: INMethodProbe
  private let reader: AnswerReader
  private let completion: @Sendable (HandlerAnswer) -> Void
  private let late: @Sendable (HandlerFault, CodePlace?) -> Void

  init(
    handler: AnyObject, spelling: String, probe: INMethodProbe, reader: AnswerReader,
    completion: @escaping @Sendable (HandlerAnswer) -> Void,
    late: @escaping @Sendable (HandlerFault, CodePlace?) -> Void
  ) {
    self.handler = handler
    self.spelling = spelling
    self.probe = probe
    self.reader = reader
    self.completion = completion
    self.late = late
  }

  var isFinished: Bool { lock.withLock { state == .finished } }

  /// The method isn't written: whatever comes is not an answer.
  func cancel() { _ = close(as: .cancelled) }

  /// Notes that the handler's method has returned, while its caller still holds the completion's token.
  func methodReturned() { lock.withLock { methodHasJustReturned = true } }

  /// Notes that the method's caller has dropped the token. If the answer is still pending, and takes long, its method
  /// is reported.
  func callerLeft() {
    let owing: AnyObject? = lock.withLock {
      methodHasJustReturned = false
      return state == .open ? handler : nil
    }
    guard let owing, !probe.isMissing else { return }
    let watch = SilenceWatch(spelling: spelling, handler: owing, report: late)
    let isAnswered = lock.withLock {
      self.watch = watch
      return state != .open
    }
    if isAnswered { watch.end() }
  }

  /// The handler's completion was called with an answer.
  func finish(with answer: Any) {
    // A method that returns its answer directly returns one even if it isn't written.
    if probe.isMissing, answer is DefaultAnswer { return cancel() }
    if close() { return completion(reader.answer(answer, spelling: spelling)) }
    guard isFinished else { return }
    let count = lock.withLock {
      furtherAnswers += 1
      return furtherAnswers
    }
    late(.completedTwice, count <= Self.placedAnswers ? CodePlace.ofCaller(within: 12) : nil)
  }

  /// The handler's completion no longer exists.
  func dropped() {
    // The default of a requirement drops it, too, after it has marked the probe.
    guard !probe.isMissing, let handler = lock.withLock({ self.handler }), close() else { return }
    // If the method itself dropped it, no line of the author's is running any more: then the method's own is reported.
    let running = lock.withLock { methodHasJustReturned } ? nil : CodePlace.ofCaller(within: 28)
    let place = running ?? CodePlace.ofMethod(spelling, of: handler)
    completion(HandlerAnswer(outcome: .failed(.neverCompleted), place: place, spelling: spelling))
  }

  /// True for the one caller that may answer.
  private func close(as end: State = .finished) -> Bool {
    // The handler may be freed with this: outside the lock, because it may then drop its completion.
    let handler: AnyObject? = lock.withLock {
      guard state == .open else { return nil }
      state = end
      watch?.end()
      watch = nil
      defer { self.handler = nil }
      return self.handler
    }
    return handler != nil
  }
}

/// An object that a handler's completion holds: when it is freed, no answer can come any more.
final class CompletionToken: Sendable {
  let pending: PendingAnswer

  init(_ pending: PendingAnswer) { self.pending = pending }

  deinit { pending.dropped() }
}
