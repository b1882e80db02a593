/// Writes the notation of man(7), in ASCII.
struct RoffWriter {
  private(set) var text = ""
  private var isAfterHeading = false

  /// - Parameter date: as `2026-11-21`.
  mutating func begin(name: String, version: String, date: String) {
    line(".TH \(name.uppercased()) 1 \"\(date)\" \"\(name) \(version)\" \"User Commands\"")
    // No hyphenation and no justified lines, because options are copied.
    line(".nh")
    line(".ad l")
  }

  mutating func section(_ title: String) { heading(".SH", title) }
  mutating func subsection(_ title: String) { heading(".SS", title) }

  private mutating func heading(_ macro: String, _ title: String) {
    line("\(macro) \"\(Self.escaped(title))\"")
    isAfterHeading = true
  }

  /// A heading begins its first paragraph itself.
  mutating func paragraph() { if !isAfterHeading { line(".PP") } }

  /// A line of the page's source, unchanged.
  mutating func line(_ source: String) {
    text += source + "\n"
    isAfterHeading = false
  }

  /// A term and its meaning.
  /// - Parameter term: with its fonts.
  mutating func item(_ term: String, _ meaning: String) {
    line(".TP")
    line(term)
    for part in Self.wrapped(meaning) { line(part) }
  }

  /// Paragraphs separated by an empty line; lines that begin with two spaces are printed literally.
  mutating func text(_ paragraphs: String) {
    guard !paragraphs.isEmpty else { return }
    var isFirst = true
    var isVerbatim = false
    for source in paragraphs.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = source.hasPrefix("  ")
      if isIndented != isVerbatim {
        if isIndented { line(".RS 4\n.nf") } else { line(".fi\n.RE") }
        isVerbatim = isIndented
      }
      if source.isEmpty {
        isFirst = true
      } else if isIndented {
        line(Self.guarded(Self.escaped(String(source.dropFirst(2)))))
      } else {
        if isFirst { paragraph() }
        isFirst = false
        for part in Self.wrapped(String(source)) { line(part) }
      }
    }
    if isVerbatim { line(".fi\n.RE") }
  }

  static func bold(_ text: String) -> String { "\\fB\(guarded(escaped(text)))\\fR" }
  static func italic(_ text: String) -> String { "\\fI\(guarded(escaped(text)))\\fR" }

  /// Text without anything that roff would interpret.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default: escaped += "\\[u\(hexadecimal(scalar))]"
      }
    }
    return escaped
  }

  /// A line of text that begins like a request must not be read as one.
  private static func guarded(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }

  /// A sentence as source, on a line of its own as roff wants it, without very long lines.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let part = escaped(String(word))
      if !current.isEmpty, current.count + part.count >= 76 || current.last == "." {
        lines.append(guarded(current))
        current = ""
      }
      current += current.isEmpty ? part : " " + part
    }
    if !current.isEmpty { lines.append(guarded(current)) }
    return lines
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
