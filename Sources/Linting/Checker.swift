public import SimDiagnostics

/// Runs rules over what was read.
public struct Checker {
  /// What was found, and by what it was looked for.
  public struct Result: Sendable {
    /// In the order of their places.
    public var findings: [Finding]
    /// How many files were read.
    public var files: Int
    /// The names of the apps that were found.
    public var apps: [String]
    /// Rules that were switched off, by the command line or by a file.
    public var disabled: [String]

    /// How many findings have a severity.
    public func count(_ severity: Diagnostic.Severity) -> Int { findings.count { $0.severity == severity } }

    /// Whether nothing stands in the way.
    ///
    /// - Parameter isStrict: whether warnings do.
    public func passes(isStrict: Bool) -> Bool {
      !findings.contains { $0.severity == .error || (isStrict && $0.severity == .warning) }
    }
  }

  private let rules: [any Rule]
  private let settings: CheckSettings

  /// - Parameter settings: which rules are switched off or have another severity, and where.
  public init(rules: [any Rule] = RuleList.all, settings: CheckSettings = CheckSettings()) {
    self.rules = rules
    self.settings = settings
  }

  /// Runs every rule that is on, in the order of the list.
  public func check(_ subject: Subject) -> Result {
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
    return Result(
      findings: sorted.map(\.element), files: subject.focus == nil ? Set(subject.files).count : 1,
      apps: subject.apps.map(\.name),
      disabled: settings.disabled)
  }
}
