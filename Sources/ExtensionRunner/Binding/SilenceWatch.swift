import Foundation
import SimCatalog
import Synchronization

/// Waits for a method that has returned without an answer, and reports the method's place if that takes long: when the
/// limit is over, the process can't be asked any more.
final class SilenceWatch: Sendable {
  private let isOver = Mutex(false)
  private let report: @Sendable () -> Void

  /// - Parameter report: called once, on a thread of its own, if the answer takes long.
  init(spelling: String, handler: AnyObject, report: @escaping @Sendable (HandlerFault, CodePlace?) -> Void) {
    let handler = SendableBox(handler)
    self.report = { report(.neverCompleted, CodePlace.ofMethod(spelling, of: handler.value)) }
    SilenceWatcher.watch(self)
  }

  /// The answer has come.
  func end() { isOver.withLock { $0 = true } }

  /// The wait is over.
  fileprivate func lookUp() { if !isOver.withLock({ $0 }) { report() } }
}

/// The one thread that watches all pending answers. A call that is answered soon, as nearly all are, doesn't wake it.
private enum SilenceWatcher {
  /// Shorter than any limit of a call.
  private static let patience = Duration.milliseconds(500)

  // Both are guarded by the condition's lock; all have the same patience, so they end in the order in which they came.
  nonisolated(unsafe) private static var waiting: [(watch: SilenceWatch, end: ContinuousClock.Instant)] = []
  nonisolated(unsafe) private static var hasThread = false
  private static let condition = NSCondition()

  static func watch(_ watch: SilenceWatch) {
    condition.lock()
    waiting.append((watch, .now + patience))
    if !hasThread {
      hasThread = true
      let thread = Thread { work() }
      thread.name = "watch"
      thread.start()
    } else if waiting.count == 1 {
      condition.signal()
    }
    condition.unlock()
  }

  private static func work() {
    while true {
      condition.lock()
      while waiting.isEmpty { condition.wait() }
      let end = waiting[0].end
      condition.unlock()
      // Measured time, because the wall clock is fixed.
      let left = end - .now
      if left > .zero { Thread.sleep(forTimeInterval: left / .seconds(1)) }
      condition.lock()
      let now = ContinuousClock.now
      let count = waiting.firstIndex { $0.end > now } ?? waiting.count
      let over = waiting[..<count].map(\.watch)
      waiting.removeFirst(count)
      condition.unlock()
      for watch in over { watch.lookUp() }
    }
  }
}
