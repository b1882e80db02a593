import SimText

/// Writes diagnostics for people: place, severity, message, the line with a caret under the place, and what to write instead.
public struct DiagnosticPrinter: Sendable {
  /// The texts by the names under which diagnostics know them; "" is the one without a name.
  public var sources: [String: String]

  /// A printer that shows the lines of these texts; places in other files get no caret.
  public init(sources: [String: String] = [:]) { self.sources = sources }

  /// One diagnostic, its lines ended by line ends. No control character of a message or a source passes.
  public func text(of diagnostic: Diagnostic) -> String {
    var result = ""
    if let place = diagnostic.place {
      if let file = place.file { result += SafeText.oneLine(file) + ":" }
      result += "\(place.line):\(place.column): "
    }
    result += "\(diagnostic.severity.rawValue): \(SafeText.oneLine(diagnostic.message))"
    if let suggestion = diagnostic.suggestion { result += "; did you mean '\(SafeText.oneLine(suggestion))'?" }
    result += "\n"
    if let place = diagnostic.place, let line = line(at: place) {
      result += "  " + SafeText.oneLine(line) + "\n  " + margin(of: line, upTo: place.column) + "^\n"
    }
    return result
  }

  /// Several, in the order of their places, those without a place first.
  public func text(of diagnostics: [Diagnostic]) -> String {
    let none = TextPlace(file: nil, line: 0)
    let sorted = diagnostics.enumerated().sorted { a, b in
      let (p, q) = (a.element.place ?? none, b.element.place ?? none)
      return p == q ? a.offset < b.offset : p < q
    }
    return sorted.map { text(of: $0.element) }.joined()
  }

  private func line(at place: TextPlace) -> String? {
    guard place.line >= 1, let source = sources[place.file ?? ""] else { return nil }
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return place.line <= lines.count ? String(lines[place.line - 1]) : nil
  }

  /// Blanks as wide as the characters before a column.
  private func margin(of line: String, upTo column: Int) -> String {
    let shown = SafeText.oneLine(String(line.prefix(max(0, column - 1))))
    return String(repeating: " ", count: DisplayWidth.of(shown))
  }
}
