import Glibc

/// The only place where a conversation waits: for all of its sources at once.
package enum Poll {
  /// Waits until one of the sources can continue, or a signal has come.
  ///
  /// - Returns: the descriptors that are ready; empty if a deadline is over.
  package static func wait(for sources: [any PollSource]) -> Set<Int32> {
    var entries = sources.flatMap(\.watched).map { watched in
      pollfd(fd: watched.descriptor, events: Int16(POLLIN) | (watched.forWriting ? Int16(POLLOUT) : 0), revents: 0)
    }
    let deadline = sources.compactMap(\.deadline).min()
    let count = poll(&entries, nfds_t(entries.count), deadline.map(milliseconds) ?? -1)
    guard count > 0 else { return [] }
    return Set(entries.lazy.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Rounded up, so that the deadline is over after the wait.
  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = deadline - .now
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    return Int32(min(seconds, 3_600) * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
