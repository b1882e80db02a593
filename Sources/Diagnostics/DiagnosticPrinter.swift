import SimText

/// Writes diagnostics for people: place, severity, message, the line with a caret under the place, and what to write instead.
public struct DiagnosticPrinter: Sendable {
  /// The texts by the names that diagnostics have for them; "" for the one without a name.
  public var sources: [String: String]

  /// A printer that shows the lines of these texts; places in other files get no caret.
  public init(sources: [String: String] = [:]) { self.sources = sources }

  /// One diagnostic, each line with a line end. Control characters of messages and sources are removed.
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
      let excerpt = Excerpt(of: line, around: place.column)
      result += "  " + SafeText.oneLine(excerpt.text) + "\n  " + margin(of: excerpt.text, upTo: excerpt.column) + "^\n"
    }
    return result
  }

  /// Several, sorted by place, those without a place first.
  public func text(of diagnostics: [Diagnostic]) -> String {
    let none = TextPlace(file: nil, line: 0)
    let sorted = diagnostics.enumerated().sorted { a, b in
      let (p, q) = (a.element.place ?? none, b.element.place ?? none)
      return p == q ? a.offset < b.offset : p < q
    }
    return sorted.map { text(of: $0.element) }.joined()
  }

  private func line(at place: TextPlace) -> Substring? {
    guard place.line >= 1, var rest = sources[place.file ?? ""].map({ $0[...] }) else { return nil }
    for _ in 1..<place.line {
      guard let end = rest.firstIndex(where: \.isNewline) else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    return rest.prefix { !$0.isNewline }
  }

  /// Spaces as wide as the characters before a column.
  private func margin(of line: String, upTo column: Int) -> String {
    let shown = SafeText.oneLine(String(line.prefix(max(0, column - 1))))
    return String(repeating: " ", count: DisplayWidth.of(shown))
  }
}

/// The part of a line that is shown: all of it, or for a long one the text around a column.
private struct Excerpt {
  var text: String
  /// The column in that text, from 1.
  var column: Int

  /// A line of more bytes is long.
  private static let mostWhole = 400
  /// How many characters of a long one are shown.
  private static let length = 160
  /// How many of them come before the column.
  private static let before = 60

  init(of line: Substring, around column: Int) {
    self.column = max(1, column)
    guard line.utf8.count > Self.mostWhole else {
      text = String(line)
      return
    }
    let skipped = max(0, column - 1 - Self.before)
    let rest = line.dropFirst(skipped)
    let shown = rest.prefix(Self.length)
    text = (skipped > 0 ? "…" : "") + shown + (shown.endIndex < rest.endIndex ? "…" : "")
    if skipped > 0 { self.column += 1 - skipped }
  }
}
