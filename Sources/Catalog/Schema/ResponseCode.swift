/// One code of a response, for example `failureRequiringAppLaunch` 5.
public struct ResponseCode: Hashable, Sendable {
  /// The case in Swift, for example `success`.
  public var name: String
  /// SiriKit's number for it.
  public var rawValue: Int
  /// What Siri does upon it.
  public var verdict: ResponseVerdict

  /// - Parameter verdict: nil for SiriKit's meaning of a code of that name.
  public init(_ name: String, _ rawValue: Int, verdict: ResponseVerdict? = nil) {
    self.name = name
    self.rawValue = rawValue
    self.verdict = verdict ?? ResponseVerdict(commonCode: name)
  }
}
