/// A descriptor that is waited for.
public struct Watched: Hashable, Sendable {
  /// An open descriptor.
  public var descriptor: Int32
  /// For the possibility to write, as well as for something to read.
  public var forWriting: Bool

  /// A descriptor to read from, and to write to where that is wanted.
  public init(_ descriptor: Int32, forWriting: Bool = false) {
    self.descriptor = descriptor
    self.forWriting = forWriting
  }
}

/// Something that a loop waits for: keys, signals, a program's answer, a clock.
///
/// A source never waits by itself. When one of its descriptors is ready, or its deadline is over, its owner lets it go on.
public protocol PollSource {
  var watched: [Watched] { get }
  /// When it must go on even if nothing came; nil for never.
  var deadline: ContinuousClock.Instant? { get }
}

extension PollSource {
  /// Never by itself.
  public var deadline: ContinuousClock.Instant? { nil }
}

/// A descriptor that is read.
public struct ReadableSource: PollSource {
  /// The descriptor.
  public let watched: [Watched]

  /// A descriptor to read from.
  public init(_ descriptor: Int32) { watched = [Watched(descriptor)] }
}

/// A moment that is waited for.
public struct TimerSource: PollSource {
  /// The moment; nil for never.
  public let deadline: ContinuousClock.Instant?

  /// A moment, or none.
  public init(_ deadline: ContinuousClock.Instant?) { self.deadline = deadline }

  /// No descriptor.
  public var watched: [Watched] { [] }
}
