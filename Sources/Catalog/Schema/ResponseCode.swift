/// One code of a response, for example `failureRequiringAppLaunch` 5.
public struct ResponseCode: Hashable, Sendable {
  /// As Swift has the case, for example `success`.
  public var name: String
  /// The number that SiriKit gives it.
  public var rawValue: Int
  /// What Siri does when a handler answers it.
  public var verdict: ResponseVerdict

  /// - Parameter verdict: nil for what SiriKit means by a code of that name.
  public init(_ name: String, _ rawValue: Int, verdict: ResponseVerdict? = nil) {
    self.name = name
    self.rawValue = rawValue
    self.verdict = verdict ?? ResponseVerdict(commonCode: name)
  }
}
