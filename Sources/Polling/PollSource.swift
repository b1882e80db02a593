/// A descriptor to poll.
package struct Watched: Hashable, Sendable {
  /// An open descriptor.
  package var descriptor: Int32
  /// Whether it is polled for writing, as well as for reading.
  package var forWriting: Bool

  /// A descriptor to poll for reading, and optionally for writing.
  package init(_ descriptor: Int32, forWriting: Bool = false) {
    self.descriptor = descriptor
    self.forWriting = forWriting
  }
}

/// Something that a loop waits for: keys, signals, a program's answer, a clock.
///
/// A source never waits by itself. When one of its descriptors is ready, or its deadline is over, its owner lets it
/// continue.
package protocol PollSource {
  var watched: [Watched] { get }
  /// When it must continue even if nothing is ready; nil for never.
  var deadline: ContinuousClock.Instant? { get }
}

extension PollSource {
  /// By default, never.
  package var deadline: ContinuousClock.Instant? { nil }
}

/// A descriptor to poll for reading.
package struct ReadableSource: PollSource {
  /// The descriptor.
  package let watched: [Watched]

  /// A descriptor to read from.
  package init(_ descriptor: Int32) { watched = [Watched(descriptor)] }
}

/// A moment to wait for.
package struct TimerSource: PollSource {
  /// The moment; nil for never.
  package let deadline: ContinuousClock.Instant?

  /// A moment, or none.
  package init(_ deadline: ContinuousClock.Instant?) { self.deadline = deadline }

  /// No descriptor.
  package var watched: [Watched] { [] }
}
