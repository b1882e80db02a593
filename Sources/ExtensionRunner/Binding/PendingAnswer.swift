import Foundation
@_spi(Host) import Intents
import SimCatalog

/// The answer that a handler owes for one call.
///
/// It is given once. A second one, and a completion that the handler let go of without a call, are told as faults.
final class PendingAnswer: @unchecked Sendable {
  private enum State {
    case open, finished, cancelled
  }

  /// Of so many answers after the first it is looked for where they come from, which takes its time: the host tells no more of them
  /// (`RunningProcess.lateLimit`).
  private static let placedAnswers = 20

  private let lock = NSLock()
  private var state = State.open
  private var methodHasJustReturned = false
  private var furtherAnswers = 0
  private var watch: SilenceWatch?
  /// Kept until it has answered, as it may wait for something that doesn't hold on to it.
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

  /// Nobody wrote the method: whatever comes is not an answer.
  func cancel() { _ = close(as: .cancelled) }

  /// Says that the handler's method has returned, while its caller still holds the completion's token.
  func methodReturned() { lock.withLock { methodHasJustReturned = true } }

  /// Says that the method's caller holds the token no more. If the answer is still owed, and takes long, its method is told.
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

  /// The handler's completion was called with this.
  func finish(with answer: Any) {
    // A method that gives its answer back gives one where nobody wrote it, too.
    if answer is DefaultAnswer, probe.isMissing { return cancel() }
    if close() { return completion(reader.answer(answer, spelling: spelling)) }
    guard isFinished else { return }
    let count = lock.withLock {
      furtherAnswers += 1
      return furtherAnswers
    }
    late(.completedTwice, count <= Self.placedAnswers ? CodePlace.ofCaller(within: 12) : nil)
  }

  /// The handler's completion exists no more.
  func dropped() {
    // The default of a requirement drops it too, after it has told the probe.
    guard !probe.isMissing, let handler = lock.withLock({ self.handler }), close() else { return }
    // When the method itself let go of it, no line of the author's is running any more: then the method's own is told.
    let running = lock.withLock { methodHasJustReturned } ? nil : CodePlace.ofCaller(within: 28)
    let place = running ?? CodePlace.ofMethod(spelling, of: handler)
    completion(HandlerAnswer(outcome: .failed(.neverCompleted), place: place, spelling: spelling))
  }

  /// True for the one who may answer.
  private func close(as end: State = .finished) -> Bool {
    // The handler may go with this: outside the lock, as it may let go of its completion then.
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

/// What the completion that a handler gets holds on to: when it goes, nobody can answer any more.
final class CompletionToken: Sendable {
  let pending: PendingAnswer

  init(_ pending: PendingAnswer) { self.pending = pending }

  deinit { pending.dropped() }
}
