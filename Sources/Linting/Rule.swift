package import SimDiagnostics

/// One thing that is checked.
package protocol Rule: Sendable {
  var about: RuleDescription { get }

  /// Everything that the rule finds, in any order.
  func check(_ subject: Subject) -> [Finding]
}

/// The description of a rule for `sirisim check --rules` and `--explain`.
package struct RuleDescription: Hashable, Sendable {
  /// Stable, in lower case, with words separated by hyphens.
  package var identifier: String
  /// How bad it is; a finding may say otherwise.
  package var severity: Diagnostic.Severity
  /// One line: what is wrong when the rule finds something.
  package var summary: String
  /// Why it matters, and what to do.
  package var explanation: String
  /// Where the rule comes from: documentation, the store's mails.
  package var source: String

  /// A rule's description.
  package init(
    _ identifier: String, _ severity: Diagnostic.Severity, _ summary: String, explanation: String, source: String
  ) {
    self.identifier = identifier
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.source = source
  }
}

extension Rule {
  func finding(
    _ message: Message, at place: FilePlace, severity: Diagnostic.Severity? = nil, fix: Fix? = nil
  ) -> Finding {
    Finding(
      rule: about.identifier, severity: severity ?? about.severity, message: message, place: place, fix: fix)
  }
}
