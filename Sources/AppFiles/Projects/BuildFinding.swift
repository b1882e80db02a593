package import SimDiagnostics

/// A problem in an app's sources that the compiler doesn't report.
package struct BuildFinding: Hashable, Sendable {
  /// The targets of the programs that it is about.
  package var targets: [String]
  /// What is wrong, and what to do.
  package var diagnostic: Diagnostic
  /// Whether Xcode wouldn't build such a program.
  package var stopsBuild: Bool

  /// A finding about programs.
  package init(targets: [String], _ diagnostic: Diagnostic, stopsBuild: Bool) {
    self.targets = targets
    self.diagnostic = diagnostic
    self.stopsBuild = stopsBuild
  }
}
