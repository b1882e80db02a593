/// Distinguishes methods that the author wrote from those that they didn't.
///
/// Swift has no optional requirements outside Objective-C: every requirement of a handling protocol has a default,
/// which reports here that it ran. It only counts for the object that is being asked, so that a handler may forward a
/// call to another one.
@_spi(Host) public final class INMethodProbe: @unchecked Sendable {
  @TaskLocal private static var current: INMethodProbe?

  private let object: ObjectIdentifier
  private let lock = NSLock()
  private var missing = false

  public init(_ object: AnyObject) { self.object = ObjectIdentifier(object) }

  /// Whether a default ran.
  public var isMissing: Bool { lock.withLock { missing } }

  /// Forgets the result, before the next spelling is tried.
  public func reset() { lock.withLock { missing = false } }

  /// Runs a call of the object's method under this probe.
  public func watch<Result>(_ call: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: call)
  }

  /// Runs an asynchronous call of the object's method under this probe.
  public func watch<Result>(_ call: () async throws -> Result) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: call)
  }

  /// Called by the default of a requirement: the author didn't write this one.
  public static func noteMissing(_ object: AnyObject) {
    guard let probe = current, probe.object == ObjectIdentifier(object) else { return }
    probe.lock.withLock { probe.missing = true }
  }
}
