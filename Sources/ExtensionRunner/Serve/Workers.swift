import Foundation

/// Threads for the author's code. One serves as long as every call comes back; while a call blocks its thread after it has
/// answered, the next one gets another.
final class Workers: Sendable {
  nonisolated(unsafe) private var work: (@Sendable () -> Void)?
  nonisolated(unsafe) private var idle = 0
  private let condition = NSCondition()

  func run(_ work: @escaping @Sendable () -> Void) {
    condition.lock()
    self.work = work
    if idle > 0 {
      condition.signal()
    } else {
      startThread()
    }
    condition.unlock()
  }

  private func startThread() {
    let thread = Thread { [self] in
      Signals.unblockQuit()
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
      while work == nil { condition.wait() }
      idle -= 1
      let next = work
      work = nil
      condition.unlock()
      next?()
    }
  }
}
