import SimAppFiles
import SimDiagnostics

/// A rule about faults that reading an app's files finds anyway: a conversation reports them in the same words.
protocol FaultRule: Rule {
  /// What to do about a fault; nil where it is another rule's.
  func fix(_ fault: FileFault) -> Fix?
}

extension FaultRule {
  func check(_ subject: Subject) -> [Finding] { subject.faults.compactMap(finding) }

  /// A fault as a finding; nil where it is another rule's.
  func finding(_ fault: FileFault) -> Finding? {
    fix(fault).map { finding(fault.message, at: fault.place, severity: fault.severity, fix: $0) }
  }
}

extension Rule {
  /// A reader's diagnostic, as a finding.
  func finding(_ problem: Diagnostic, severity: Diagnostic.Severity? = nil, fix: Fix? = nil) -> Finding {
    finding(
      "\(problem.message)", at: problem.place.map { FilePlace($0) } ?? FilePlace(file: ""),
      severity: severity ?? problem.severity, fix: fix ?? problem.suggestion.map { Fix("write '\($0)'") })
  }
}
