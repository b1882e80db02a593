import Foundation
import Synchronization
import Testing

@testable import SimExtensionRunner

struct WorkersTests {
  @Test func workRunsWhileOtherWorkBlocks() {
    let workers = Workers()
    let blocked = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    workers.run { blocked.wait() }
    workers.run { done.signal() }
    #expect(done.wait(timeout: .now() + 20) == .success)
    blocked.signal()
  }

  @Test func oneThreadServesAllThatComesBack() {
    let workers = Workers()
    let threads = Mutex<Set<ObjectIdentifier>>([])
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<50 {
      workers.run {
        _ = threads.withLock { $0.insert(ObjectIdentifier(Thread.current)) }
        done.signal()
      }
      done.wait()
      // The worker is idle again a moment after its work.
      Thread.sleep(forTimeInterval: 0.001)
    }
    #expect(threads.withLock { $0.count } < 50)
  }
}
