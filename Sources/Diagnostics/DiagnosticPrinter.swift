/// Writes diagnostics for people: place, severity, message, the line with a caret under the place, and what to write instead.
public struct DiagnosticPrinter: Sendable {
  /// The texts by the names under which diagnostics know them; "" is the one without a name.
  public var sources: [String: String]

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
    var number = 1
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if number == place.line { return String(line) }
      number += 1
    }
    return nil
  }

  /// Blanks as wide as the characters before a column.
  private func margin(of line: String, upTo column: Int) -> String {
    var result = ""
    for character in line.prefix(max(0, column - 1)) {
      for scalar in SafeText.oneLine(String(character)).unicodeScalars {
        result += scalar.isWide ? "  " : scalar.isMark ? "" : " "
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal gives the character two cells.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
