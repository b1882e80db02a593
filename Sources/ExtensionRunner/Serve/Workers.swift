import Foundation

/// Threads for the author's code. One is enough as long as every call returns; if a call blocks its thread after it has
/// answered, the next one gets another.
final class Workers: Sendable {
  // Both are guarded by the condition's lock.
  nonisolated(unsafe) private var waiting: [@Sendable () -> Void] = []
  nonisolated(unsafe) private var idle = 0
  private let condition = NSCondition()

  func run(_ work: @escaping @Sendable () -> Void) {
    condition.lock()
    waiting.append(work)
    if idle >= waiting.count {
      condition.signal()
    } else {
      startThread()
    }
    condition.unlock()
  }

  private func startThread() {
    let thread = Thread { [self] in
      QuitSignal.unblock()
      serve()
    }
    thread.name = "handler"
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func serve() {
    while true {
      condition.lock()
      idle += 1
      while waiting.isEmpty { condition.wait() }
      idle -= 1
      let next = waiting.removeFirst()
      condition.unlock()
      next()
    }
  }
}
