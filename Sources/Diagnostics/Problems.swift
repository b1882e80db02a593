/// Why something could not be done, where more than one thing may be wrong.
package struct Problems: Error, Hashable, Sendable {
  /// At least one, each with its place.
  package var diagnostics: [Diagnostic]

  /// What is wrong.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
