/// Taking characters literally that would otherwise mean something.
enum Escaping {
  private static let escapable = Set("\\#>*-|:?!~.{}/%＃＞＊－｜：．、？！～％".unicodeScalars)

  /// Whether a backslash before this character takes it literally. Digits need one only where a choice could begin.
  static func isEscapable(_ scalar: Unicode.Scalar, atStart: Bool) -> Bool {
    escapable.contains(scalar) || (atStart && scalar.decimalDigit != nil)
  }

  /// Writes a text so that it is read as itself.
  ///
  /// - Parameter opensLine: whether the text stands at the start of a line, where marks are read.
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

  /// Writes a text for the terminal with as few backslashes as will do: three dots stay, since as a wildcard they take
  /// themselves, and a backslash or a brace that means nothing stays too.
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

  /// Writes what the user said: a slash at its start is no command's, a star no event's, and a backslash is one.
  static func escapeSaid(_ text: String) -> String {
    let escaped = escapeBackslashes(text)
    return escaped.hasPrefix("/") || Mark.read(escaped)?.mark == .event ? "\\" + escaped : escaped
  }

  /// Doubles the backslashes of a text in which wildcards mean nothing.
  static func escapeBackslashes(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
  }

  /// Takes the backslashes out of a text without wildcards: what the user says, an event.
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
