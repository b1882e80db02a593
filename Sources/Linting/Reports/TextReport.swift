import SimAppFiles
import SimDiagnostics
import SimText

/// Findings for people: place, severity, message, the line with a caret, the fix.
package struct TextReport {
  private let columns: Int
  private var lines: [String: [Substring]] = [:]

  /// - Parameter columns: how wide a line of a file may be shown.
  package init(columns: Int = 100) { self.columns = max(40, columns) }

  /// The findings file by file, each with the line and a caret below it, then a summary.
  package mutating func text(_ result: Checker.Result) -> String {
    var text = ""
    for finding in result.findings { text += self.text(finding) }
    return text + summary(result) + "\n"
  }

  /// `checked 8 files of HuHu, ZhiChat: 1 error, 2 warnings, no notes`
  package func summary(_ result: Checker.Result) -> String {
    let names = result.apps.prefix(6).map(SafeText.oneLine).joined(separator: ", ")
    let more = result.apps.count > 6 ? " and \(result.apps.count - 6) more" : ""
    let apps = result.apps.isEmpty ? "" : " of \(names)\(more)"
    let counts = [
      count(result.count(.error), "error"), count(result.count(.warning), "warning"),
      count(result.count(.note), "note"),
    ]
    let off = result.disabled.isEmpty ? "" : "; switched off: \(result.disabled.joined(separator: ", "))"
    return "checked \(count(result.files, "file"))\(apps): \(counts.joined(separator: ", "))\(off)"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 0 ? "no \(noun)s" : number.counted(noun)
  }

  mutating func text(_ finding: Finding) -> String {
    let place = finding.place
    var text = SafeText.oneLine(place.file)
    if let line = place.line {
      text += ":\(line):\(place.column ?? 1)"
    } else if let path = place.keyPath {
      text += ": " + SafeText.oneLine(path)
    }
    text += ": \(finding.severity.rawValue): \(SafeText.oneLine(finding.message.text)) [\(finding.rule)]\n"
    if let line = place.line, let column = place.column, let source = source(place.file, line) {
      text += excerpt(source, column: column, length: place.length)
    }
    if let fix = finding.fix { text += "  fix: \(SafeText.oneLine(fix.sentence))\n" }
    return text
  }

  private mutating func source(_ file: String, _ number: Int) -> Substring? {
    if lines[file] == nil {
      var ignored: [Diagnostic] = []
      guard let bytes = try? FileReader.bytes(of: file), !bytes.starts(with: Array("bplist".utf8)) else { return nil }
      let text = TextDecoder.decode(bytes, file: file, diagnostics: &ignored)
      lines[file] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    guard let all = lines[file], all.indices.contains(number - 1) else { return nil }
    return all[number - 1]
  }

  /// The line, cut if it is wider than the terminal, with the place underlined.
  private func excerpt(_ source: Substring, column: Int, length: Int) -> String {
    var characters = source.map { SafeText.oneLine(String($0)) }
    var start = max(0, min(column - 1, characters.count))
    let indent = characters.prefix { $0 == " " }.count
    characters.removeFirst(min(indent, start))
    start -= min(indent, start)
    let width = columns - 4
    var end = min(characters.count, start + max(1, length))
    // Words before the place are shown only as far as the place itself still fits.
    let firstShown = start + min(end - start, width / 2) <= width ? 0 : max(0, start - width / 4)
    let isCut = firstShown > 0
    let shown = Array(characters[firstShown...].prefix(isCut ? width - 1 : width))
    start -= firstShown
    end = min(end - firstShown, shown.count)
    let lead = isCut ? "…" : ""
    let tail = firstShown + shown.count < characters.count ? "…" : ""
    let marks = shown[min(start, shown.count)..<max(min(start, shown.count), end)].reduce(0) { $0 + Self.cells($1) }
    let margin = shown.prefix(start).reduce(0) { $0 + Self.cells($1) } + (isCut ? 1 : 0)
    return "  \(lead)\(shown.joined())\(tail)\n  " + String(repeating: " ", count: margin) + "^"
      + String(repeating: "~", count: max(0, marks - 1)) + "\n"
  }

  /// How many cells of a terminal a character takes.
  private static func cells(_ character: String) -> Int {
    character.unicodeScalars.first.map { $0.isWide ? 2 : 1 } ?? 0
  }
}

extension Unicode.Scalar {
  /// Whether a terminal gives the character two cells.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// The texts about rules: the list, and the explanation of one.
package enum RuleText {
  /// One line a rule: identifier, severity, summary.
  package static func list(_ rules: [any Rule]) -> String {
    let width = rules.map { $0.about.identifier.count }.max() ?? 0
    return rules.map(\.about).map { about in
      let pad = String(repeating: " ", count: width - about.identifier.count)
      let severity = about.severity.rawValue
      return
        "\(about.identifier)\(pad)  \(severity)\(String(repeating: " ", count: 7 - severity.count))  \(about.summary)\n"
    }.joined()
  }

  /// The full description of a rule.
  package static func explanation(_ rule: any Rule) -> String {
    let about = rule.about
    return """
      \(about.identifier) (\(about.severity.rawValue)): \(about.summary)

      \(about.explanation)

      Source: \(about.source)
      Switch it off: --disable \(about.identifier), or '\(about.identifier) = off' in a file \(CheckSettings.fileName) beside \
      the app.

      """
  }
}
