/// A descriptor that is waited for.
package struct Watched: Hashable, Sendable {
  /// An open descriptor.
  package var descriptor: Int32
  /// For the possibility to write, as well as for something to read.
  package var forWriting: Bool

  /// A descriptor to read from, and to write to where that is wanted.
  package init(_ descriptor: Int32, forWriting: Bool = false) {
    self.descriptor = descriptor
    self.forWriting = forWriting
  }
}

/// Something that a loop waits for: keys, signals, a program's answer, a clock.
///
/// A source never waits by itself. When one of its descriptors is ready, or its deadline is over, its owner lets it go on.
package protocol PollSource {
  var watched: [Watched] { get }
  /// When it must go on even if nothing came; nil for never.
  var deadline: ContinuousClock.Instant? { get }
}

extension PollSource {
  /// Never by itself.
  package var deadline: ContinuousClock.Instant? { nil }
}

/// A descriptor that is read.
package struct ReadableSource: PollSource {
  /// The descriptor.
  package let watched: [Watched]

  /// A descriptor to read from.
  package init(_ descriptor: Int32) { watched = [Watched(descriptor)] }
}

/// A moment that is waited for.
package struct TimerSource: PollSource {
  /// The moment; nil for never.
  package let deadline: ContinuousClock.Instant?

  /// A moment, or none.
  package init(_ deadline: ContinuousClock.Instant?) { self.deadline = deadline }

  /// No descriptor.
  package var watched: [Watched] { [] }
}
