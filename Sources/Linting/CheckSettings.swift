import SimAppFiles
package import SimDiagnostics
import SimPhrases
import SimText

/// Which rules are switched off or have another severity: from the command line and from `.sirisim-check` files.
package struct CheckSettings: Sendable {
  /// What a line of a file says of a rule.
  enum RuleSetting: Hashable, Sendable {
    case off
    case severity(Diagnostic.Severity)

    init?(_ word: String) {
      switch word {
      case "off": self = .off
      case "note": self = .severity(.note)
      case "warning": self = .severity(.warning)
      case "error": self = .severity(.error)
      default: return nil
      }
    }
  }

  /// The name of the file beside an app.
  package static let fileName = ".sirisim-check"

  private var everywhere: [String: RuleSetting] = [:]
  /// Choices by the folder that they hold in, the innermost last.
  private var folders: [(folder: String, choices: [String: RuleSetting])] = []
  /// What remarks of transcripts say, by their files.
  private var talks: [String: [TalkExemption]] = [:]

  /// Settings that leave every rule as it is.
  package init() {}

  /// Rules that are switched off everywhere, in the order of their names.
  package var disabled: [String] { everywhere.filter { $0.value == .off }.keys.sorted() }

  func isDisabled(_ rule: String) -> Bool { everywhere[rule] == .off }

  /// Switches rules off everywhere.
  ///
  /// - Returns: what is wrong with an identifier.
  package mutating func disable(_ rules: [String]) -> Diagnostic? {
    for rule in rules.flatMap({ $0.split(separator: ",").map { String($0.trimmed) } }) {
      if let problem = Self.unknown(rule, at: nil) { return problem }
      everywhere[rule] = .off
    }
    return nil
  }

  /// Reads the settings files that apply to some files: in the folder of each, and in those above it.
  ///
  /// - Parameters:
  ///   - files: the files that are checked.
  ///   - root: the path that was named.
  package mutating func read(beside files: [String], below root: String, diagnostics: inout [Diagnostic]) {
    var known: Set<String> = []
    for folder in Self.folders(of: files, above: root) where known.insert(folder).inserted {
      let path = folder + "/" + Self.fileName
      guard FileReader.isFile(path), let text = FileReader.text(of: path, diagnostics: &diagnostics) else { continue }
      folders.append((folder, Self.choices(in: text, file: path, diagnostics: &diagnostics)))
    }
    folders.sort { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// Reads the remarks of transcripts that set rules.
  package mutating func read(_ outlines: [TalkOutline], diagnostics: inout [Diagnostic]) {
    for outline in outlines {
      let found = TalkExemption.all(of: outline, problems: &diagnostics)
      if !found.isEmpty { talks[outline.file] = found }
    }
  }

  /// The finding with the severity that it has here; nil where it is switched off.
  func applied(to finding: Finding) -> Finding? {
    var choice = everywhere[finding.rule]
    for (folder, choices) in folders where folder == "." || finding.place.file.hasPrefix(folder + "/") {
      if let inner = choices[finding.rule] { choice = inner }
    }
    if let line = finding.place.line {
      for own in talks[finding.place.file] ?? [] where own.rule == finding.rule && own.lines.contains(line) {
        choice = own.setting
      }
    }
    switch choice {
    case nil: return finding
    case .off: return nil
    case .severity(let severity):
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// `rule = off`, one a line; `#` begins a remark.
  static func choices(in text: String, file: String, diagnostics: inout [Diagnostic]) -> [String: RuleSetting] {
    var choices: [String: RuleSetting] = [:]
    for entry in ListFile(path: file, text: text, diagnostics: &diagnostics).entries {
      guard let word = entry.value, let choice = RuleSetting(word) else {
        diagnostics.append(
          Diagnostic(
            .error, "'\(entry.text)' is set to '\(entry.value ?? "")'; expected off, note, warning or error",
            at: entry.place,
            suggestion: entry.value.flatMap { nearestName(to: $0, among: ["off", "note", "warning", "error"]) }))
        continue
      }
      if let problem = unknown(entry.text, at: entry.place) {
        diagnostics.append(problem)
      } else {
        choices[entry.text] = choice
      }
    }
    return choices
  }

  /// The choices of a remark: `rule = off; why it is so`, several rules separated by commas.
  static func choices(
    ofRemark words: String, at place: TextPlace, problems: inout [Diagnostic]
  ) -> [(rule: String, setting: RuleSetting)] {
    let said = words.split(maxSplits: 1) { ";；".contains($0) }.first ?? ""
    let halves = said.split(maxSplits: 1, omittingEmptySubsequences: false) { "=＝".contains($0) }
      .map { String($0.trimmed) }
    guard halves.count == 2, let setting = RuleSetting(halves[1]) else {
      problems.append(
        Diagnostic(
          .error, "'check: \(words)' says nothing of a rule; expected 'check: RULE = off', note, warning or error",
          at: place,
          suggestion: halves.count == 2
            ? nearestName(to: halves[1], among: ["off", "note", "warning", "error"]) : nil))
      return []
    }
    return halves[0].split { ",，、".contains($0) }.map { String($0.trimmed) }.compactMap { rule in
      if let problem = unknown(rule, at: place) {
        problems.append(problem)
        return nil
      }
      return (rule, setting)
    }
  }

  private static func unknown(_ rule: String, at place: TextPlace?) -> Diagnostic? {
    let names = RuleList.all.map(\.about.identifier)
    guard !names.contains(rule) else { return nil }
    return Diagnostic(
      .error, "no rule is called '\(rule)'; 'sirisim check --rules' lists them", at: place,
      suggestion: nearestName(to: rule, among: names))
  }

  /// The folders of the files and all above them up to the root; if the root is a file, up to that of its project.
  private static func folders(of files: [String], above root: String) -> [String] {
    var root = root
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    var result = [FileReader.isFolder(root) ? root : parent(of: root)]
    for file in files {
      var folder = parent(of: file)
      while folder.utf8.count > root.utf8.count, folder.hasPrefix(root + "/") {
        result.append(folder)
        folder = parent(of: folder)
      }
    }
    // A part of an app is checked with the settings of the whole app.
    var above = result[0]
    for _ in 0..<4 where !FileReader.isFolder(above + "/.git") && above != "." && above != "/" {
      above = parent(of: above)
      result.append(above)
    }
    return result
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
