package import SimDiagnostics

/// Runs rules over what was read.
package struct Checker {
  /// The findings, and what was checked.
  package struct Result: Sendable {
    /// In the order of their places.
    package var findings: [Finding]
    /// How many files were read.
    package var files: Int
    /// The names of the apps that were found.
    package var apps: [String]
    /// Rules that were switched off, by the command line or by a file.
    package var disabled: [String]

    /// How many findings aren't reported one by one, because their files have too many.
    package var leftOut: [Diagnostic.Severity: Int] = [:]

    /// How many findings have a severity, including those that aren't reported one by one.
    package func count(_ severity: Diagnostic.Severity) -> Int {
      findings.count { $0.severity == severity && $0.rule != Checker.leftOutRule } + leftOut[severity, default: 0]
    }

    /// Whether the check is passed.
    ///
    /// - Parameter isStrict: whether warnings fail it, too.
    package func passes(isStrict: Bool) -> Bool {
      !findings.contains { $0.severity == .error || (isStrict && $0.severity == .warning) }
    }
  }

  private let rules: [any Rule]
  private let settings: CheckSettings

  /// - Parameter settings: the rules that are switched off or have another severity, and where.
  package init(rules: [any Rule] = RuleList.all, settings: CheckSettings = CheckSettings()) {
    self.rules = rules
    self.settings = settings
  }

  /// How far a check is.
  package struct Step: Hashable, Sendable {
    /// How many rules are done.
    package var done: Int
    /// How many there are.
    package var count: Int
  }

  /// Runs every rule that is on, in the order of the list.
  ///
  /// - Parameter progress: is told before each rule how far it is.
  package func check(_ subject: Subject, progress: (Step) -> Void = { _ in }) -> Result {
    var findings: [Finding] = []
    let rules = rules.filter { !settings.isDisabled($0.about.identifier) }
    for (number, rule) in rules.enumerated() {
      progress(Step(done: number, count: rules.count))
      findings += rule.check(subject).compactMap { settings.applied(to: $0) }
    }
    // Two rules never report the same about one place; one rule may reach a place in two ways.
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

  /// How many findings of a file are reported: the others show up once these are mended.
  package static let mostOfFile = 500
  /// The name of the rule that reports how many more there are.
  package static let leftOutRule = "left-out"

  /// Keeps the worst findings of a file with very many; the last one kept is followed by the number of the others.
  private static func leaveOut(_ result: inout Result) {
    let files = Dictionary(grouping: result.findings.indices) { result.findings[$0].place.file }
    var dropped: Set<Int> = []
    var last: [Int: Finding] = [:]
    for (file, indices) in files where indices.count > mostOfFile {
      // Findings of one severity keep their order, because the sort is stable.
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
