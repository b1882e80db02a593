import Synchronization

/// How far a build is, for whoever waits for it.
public final class BuildProgress: Sendable {
  /// What is being done.
  public enum Step: Hashable, Sendable {
    case reading
    /// A module, by its name.
    case compiling(String)
    case linking

    /// For people.
    public var words: String {
      switch self {
      case .reading: "reading the sources"
      case .compiling(let module): "compiling \(module)"
      case .linking: "linking"
      }
    }
  }

  private let state = Mutex(Step.reading)
  /// When the build began.
  public let since = ContinuousClock.now

  /// The progress of a build that has just begun.
  public init() {}

  /// What is being done now.
  public internal(set) var step: Step {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Seconds since the beginning.
  public var seconds: Double { (ContinuousClock.now - since) / .seconds(1) }
}
