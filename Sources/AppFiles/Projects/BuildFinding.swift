public import SimDiagnostics

/// A problem in an app's sources that the compiler doesn't report.
public struct BuildFinding: Hashable, Sendable {
  /// The targets of the programs that it is about.
  public var targets: [String]
  /// What is wrong, and what to do.
  public var diagnostic: Diagnostic
  /// Whether Xcode wouldn't build such a program.
  public var stopsBuild: Bool

  /// A finding about programs.
  public init(targets: [String], _ diagnostic: Diagnostic, stopsBuild: Bool) {
    self.targets = targets
    self.diagnostic = diagnostic
    self.stopsBuild = stopsBuild
  }
}
