package import SimDiagnostics

/// Runs rules over what was read.
package struct Checker {
  /// What was found, and by what it was looked for.
  package struct Result: Sendable {
    /// In the order of their places.
    package var findings: [Finding]
    /// How many files were read.
    package var files: Int
    /// The names of the apps that were found.
    package var apps: [String]
    /// Rules that were switched off, by the command line or by a file.
    package var disabled: [String]

    /// How many findings aren't told one by one, because their files have so many.
    package var leftOut: [Diagnostic.Severity: Int] = [:]

    /// How many findings have a severity, those that aren't told one by one included.
    package func count(_ severity: Diagnostic.Severity) -> Int {
      findings.count { $0.severity == severity && $0.rule != Checker.leftOutRule } + leftOut[severity, default: 0]
    }

    /// Whether nothing stands in the way.
    ///
    /// - Parameter isStrict: whether warnings do.
    package func passes(isStrict: Bool) -> Bool {
      !findings.contains { $0.severity == .error || (isStrict && $0.severity == .warning) }
    }
  }

  private let rules: [any Rule]
  private let settings: CheckSettings

  /// - Parameter settings: which rules are switched off or have another severity, and where.
  package init(rules: [any Rule] = RuleList.all, settings: CheckSettings = CheckSettings()) {
    self.rules = rules
    self.settings = settings
  }

  /// Runs every rule that is on, in the order of the list.
  package func check(_ subject: Subject) -> Result {
    var findings: [Finding] = []
    for rule in rules where !settings.isDisabled(rule.about.identifier) {
      findings += rule.check(subject).compactMap { settings.applied(to: $0) }
    }
    // Two rules never say the same of one place; one rule may come to a place by two ways.
    if let focus = subject.focus { findings = findings.filter { $0.place.file == focus } }
    var seen: Set<Finding> = []
    findings = findings.filter { seen.insert($0).inserted }
    let sorted = findings.enumerated().sorted { a, b in
      a.element.place == b.element.place ? a.offset < b.offset : a.element.place < b.element.place
    }
    var result = Result(
      findings: sorted.map(\.element), files: subject.focus == nil ? Set(subject.files).count : 1,
      apps: subject.apps.map(\.name),
      disabled: settings.disabled)
    Self.leaveOut(&result)
    return result
  }

  /// So many findings of a file are told: whoever mends them finds the others afterwards.
  package static let mostOfFile = 500
  /// By what it is known that more were found.
  package static let leftOutRule = "left-out"

  /// Of a file with very many findings the worst ones stay, and at its end it is told how many there are more.
  private static func leaveOut(_ result: inout Result) {
    let files = Dictionary(grouping: result.findings.indices) { result.findings[$0].place.file }
    var dropped: Set<Int> = []
    var last: [Int: Finding] = [:]
    for (file, indices) in files where indices.count > mostOfFile {
      // Those of one severity stay in their order: the sort by it is stable.
      let ranked = [Diagnostic.Severity.error, .warning, .note].flatMap { severity in
        indices.filter { result.findings[$0].severity == severity }
      }
      let rest = ranked.dropFirst(mostOfFile)
      dropped.formUnion(rest)
      for index in rest { result.leftOut[result.findings[index].severity, default: 0] += 1 }
      last[indices[indices.count - 1]] = Finding(
        rule: leftOutRule, severity: .note,
        message: "\(rest.count, as: "count") more findings of this file aren't told one by one",
        place: FilePlace(file: file), fix: Fix("mend those above, and check again"))
    }
    guard !dropped.isEmpty else { return }
    result.findings = result.findings.indices.flatMap { index in
      (dropped.contains(index) ? [] : [result.findings[index]]) + (last[index].map { [$0] } ?? [])
    }
  }
}
