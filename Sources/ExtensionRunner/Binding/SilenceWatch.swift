import Dispatch
import SimCatalog
import Synchronization

/// Waits for a method that has been left without an answer, and says where the method stands if it takes long: when the limit
/// is over there is nobody left to ask.
final class SilenceWatch: Sendable {
  /// Shorter than any limit of a call.
  private static let patience = DispatchTimeInterval.milliseconds(500)

  private let isOver = Mutex(false)

  /// - Parameter tell: called once, on a thread of its own, if the answer takes long.
  init(spelling: String, handler: AnyObject, tell: @escaping @Sendable (HandlerFault, CodePlace?) -> Void) {
    let handler = Carried(handler)
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
      guard !self.isOver.withLock({ $0 }) else { return }
      tell(.neverCompleted, CodePlace.ofMethod(spelling, of: handler.value))
    }
  }

  /// The answer is there.
  func end() { isOver.withLock { $0 = true } }
}
