/// Why something could not be done; there may be several problems.
public struct Problems: Error, Hashable, Sendable {
  /// At least one.
  public var diagnostics: [Diagnostic]

  /// What is wrong.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
