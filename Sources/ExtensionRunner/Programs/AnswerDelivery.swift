import Foundation
import SimCatalog
import SimExtensionWire
import Synchronization

/// Sends a handler's first answer, once, as a phone does. Further calls of the completion within the call are reported
/// with it, so that they show in the same turn.
final class AnswerDelivery: Sendable {
  private struct State {
    var answer: HandlerAnswer?
    var hasReturned = false
    /// Given within the call: it is sent when the call has returned.
    var waitsForReturn = false
    var isSent = false
    /// Faults after the answer and before it was sent.
    var following: [LateFault] = []
  }

  /// How many are reported of a completion that is called in a loop.
  private static let mostFollowing = 32

  private let method: HandlerCall.Method
  private let reply: @Sendable (HandlerAnswer) -> Void
  private let late: @Sendable (LateFault) -> Void
  private let state = Mutex(State())
  private let thread = ObjectIdentifier(Thread.current)
  private let start = ContinuousClock.now

  init(
    method: HandlerCall.Method, reply: @escaping @Sendable (HandlerAnswer) -> Void,
    late: @escaping @Sendable (LateFault) -> Void
  ) {
    self.method = method
    self.reply = reply
    self.late = late
  }

  /// The completion was called.
  func take(_ answer: HandlerAnswer) {
    var answer = answer
    answer.microseconds = Int(((ContinuousClock.now - start) / .microseconds(1)).rounded())
    let isInside = ObjectIdentifier(Thread.current) == thread
    let mayWait = state.withLock { state in
      state.answer = answer
      state.waitsForReturn = isInside && !state.hasReturned
      return state.waitsForReturn
    }
    // Within the call itself the answer waits for the call's end; on the main thread, for the end of the block that
    // runs.
    if mayWait { return }
    if Thread.isMainThread { DispatchQueue.main.async { self.deliver() } } else { deliver() }
  }

  /// The completion was called again, or is awaited: the place of a silent call's method is sent to the host at once.
  func take(_ fault: HandlerFault, at place: CodePlace?) {
    let fault = LateFault(method: method, fault: fault, place: place)
    let isSent = state.withLock { state in
      guard !state.isSent, fault.fault != .neverCompleted else { return true }
      if state.following.count < Self.mostFollowing { state.following.append(fault) }
      return false
    }
    if isSent { late(fault) }
  }

  /// The handler's method has returned.
  func callReturned() {
    let isDue = state.withLock { state in
      state.hasReturned = true
      return state.waitsForReturn
    }
    if isDue { deliver() }
  }

  private func deliver() {
    let due = state.withLock { state -> (answer: HandlerAnswer, following: [LateFault])? in
      guard !state.isSent, let answer = state.answer else { return nil }
      state.isSent = true
      return (answer, state.following)
    }
    guard let due else { return }
    // Before the answer, which may end the turn.
    for fault in due.following { late(fault) }
    reply(due.answer)
  }
}
