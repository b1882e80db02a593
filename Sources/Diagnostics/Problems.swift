/// Why something could not be done, where more than one thing may be wrong.
public struct Problems: Error, Hashable, Sendable {
  /// At least one, each with its place.
  public var diagnostics: [Diagnostic]

  /// What is wrong.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
