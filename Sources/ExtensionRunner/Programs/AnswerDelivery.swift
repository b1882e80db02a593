import Foundation
import SimCatalog
import SimExtensionWire
import Synchronization

/// Sends a handler's answer once, and not before it is clear that a second one doesn't follow at once: a completion that is
/// called twice in a row is one fault, not an answer and a fault.
final class AnswerDelivery: Sendable {
  private struct State {
    var answer: HandlerAnswer?
    var hasReturned = false
    /// Given within the call: it is sent when the call has returned.
    var waitsForReturn = false
    var isSent = false
  }

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
    // Within the call itself the answer waits for the call's end; on the main thread for the end of the block that runs.
    if mayWait { return }
    if Thread.isMainThread { DispatchQueue.main.async { self.deliver() } } else { deliver() }
  }

  /// The completion was called again, or is waited for: the host is told at once where the method of a silent call stands.
  func take(_ fault: HandlerFault, at place: CodePlace?) {
    let isSent = state.withLock { state in
      guard !state.isSent, fault != .neverCompleted else { return true }
      state.answer?.outcome = .failed(fault)
      state.answer?.place = place
      return false
    }
    if isSent { late(LateFault(method: method, fault: fault, place: place)) }
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
    let answer = state.withLock { state -> HandlerAnswer? in
      guard !state.isSent, let answer = state.answer else { return nil }
      state.isSent = true
      return answer
    }
    if let answer { reply(answer) }
  }
}
