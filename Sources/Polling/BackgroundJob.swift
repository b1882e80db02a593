import Glibc
import Synchronization

/// Work on a thread of its own, whose end a loop can poll for.
package final class BackgroundJob<Output: Sendable>: PollSource, Sendable {
  private struct State {
    var output: Output?
    var isCancelled = false
  }

  private let state = Mutex(State())
  /// A pipe that becomes readable when the work is done; -1 if the system has none left.
  private let ends: (reading: Int32, writing: Int32)

  /// Begins the work.
  ///
  /// - Parameter work: should check now and then whether its result is still wanted.
  package init(_ work: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) -> Output) {
    var both: [Int32] = [-1, -1]
    if pipe(&both) != 0 { both = [-1, -1] }
    for end in both where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ends = (both[0], both[1])
    BackgroundThread.run { [self] in
      let output = work { [self] in state.withLock { $0.isCancelled } }
      state.withLock { $0.output = output }
      var byte: UInt8 = 1
      if ends.writing >= 0 { _ = write(ends.writing, &byte, 1) }
    }
  }

  deinit {
    for end in [ends.reading, ends.writing] where end >= 0 { close(end) }
  }

  /// Nil as long as the work isn't done.
  package var output: Output? { state.withLock { $0.output } }

  /// Notes that the result is no longer wanted.
  package func cancel() { state.withLock { $0.isCancelled = true } }

  /// The pipe that becomes readable when the work is done.
  package var watched: [Watched] { ends.reading >= 0 ? [Watched(ends.reading)] : [] }

  /// When to check again, if the system had no pipe.
  package var deadline: ContinuousClock.Instant? { ends.reading >= 0 ? nil : .now + .milliseconds(10) }
}
