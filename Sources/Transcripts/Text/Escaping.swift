/// Escapes characters that would otherwise have a meaning.
enum Escaping {
  private static let escapable = Set("\\#>*-|:?!~.{}/%＃＞＊－｜：．、？！～％".unicodeScalars)

  /// Whether a backslash before this character escapes it. Digits need one only where a choice could begin.
  static func isEscapable(_ scalar: Unicode.Scalar, atStart: Bool) -> Bool {
    escapable.contains(scalar) || (atStart && scalar.decimalDigit != nil)
  }

  /// Writes a text so that it is read literally.
  ///
  /// - Parameter opensLine: whether the text begins a line, where marks are read.
  static func escape(_ text: String, opensLine: Bool) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "." && index + 2 < scalars.count && scalars[index + 1] == "." && scalars[index + 2] == "." {
        result.append(contentsOf: "\\...".unicodeScalars)
        index += 3
        continue
      }
      if scalar == "\\" || scalar == "{" { result.append("\\") }
      result.append(scalar)
      index += 1
    }
    let escaped = String(result)
    guard opensLine, Mark.read(escaped) != nil else { return escaped }
    return "\\" + escaped
  }

  /// Writes a text for the terminal with as few backslashes as possible: three dots stay, because as a wildcard they
  /// match themselves, and a backslash or a brace without meaning stays too.
  static func escapeLightly(_ text: String, opensLine: Bool) -> String {
    var escaped = text
    if text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "{") }) {
      var result = String.UnicodeScalarView()
      let scalars = Array(text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        let isEscape = scalar == "\\" && isEscapable(next, atStart: index == 0)
        let opensName = scalar == "{" && (next.properties.isAlphabetic || next.decimalDigit != nil || next == "_")
        if isEscape || opensName { result.append("\\") }
        result.append(scalar)
      }
      escaped = String(result)
    }
    guard opensLine, Mark.read(escaped) != nil else { return escaped }
    return "\\" + escaped
  }

  /// Writes what the user said: a slash or star at its start isn't a command or event, a backslash is literal.
  static func escapeSaid(_ text: String) -> String {
    let escaped = escapeBackslashes(text)
    return escaped.hasPrefix("/") || Mark.read(escaped)?.mark == .event ? "\\" + escaped : escaped
  }

  /// Doubles the backslashes of a text without wildcards.
  static func escapeBackslashes(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
  }

  /// Removes the escapes of a text without wildcards: what the user says, an event.
  static func unescape(_ source: String) -> String {
    guard source.utf8.contains(UInt8(ascii: "\\")) else { return source }
    var result = String.UnicodeScalarView()
    let scalars = Array(source.unicodeScalars)
    var index = 0
    while index < scalars.count {
      if scalars[index] == "\\", index + 1 < scalars.count, isEscapable(scalars[index + 1], atStart: index == 0) {
        index += 1
      }
      result.append(scalars[index])
      index += 1
    }
    return String(result)
  }
}
