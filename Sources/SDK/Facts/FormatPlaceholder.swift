/// A placeholder of a format: `%d`, `%2$-5.1f`, `%#@soups@`.
public struct FormatPlaceholder {
  /// The number of its argument, from 1, if it has one.
  public private(set) var number: Int?
  /// The flags, width and precision: `-5.1`
  public private(set) var options = ""
  /// `d`, `lu`; empty for a variable.
  public private(set) var conversion = ""
  /// The name of a text that depends on the argument.
  public private(set) var variable: String?
  /// The index after it.
  public private(set) var end: Substring.Index

  /// Reads one at a percent sign; nil if there is none.
  public init?(_ text: Substring) {
    var rest = text.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      number = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let close = rest.dropFirst(2).firstIndex(of: "@") {
      variable = String(rest.dropFirst(2)[..<close])
      end = rest.index(after: close)
      return
    }
    options = String(rest.prefix { "-+ #0'.*123456789".contains($0) })
    rest = rest.dropFirst(options.count)
    let length = rest.prefix { "hlLqjzt".contains($0) }
    guard let letter = rest.dropFirst(length.count).first, letter.isLetter || letter == "@" else { return nil }
    conversion = length + String(letter)
    end = rest.index(rest.startIndex, offsetBy: length.count + 1)
  }

  /// Whether the argument is a whole number.
  public var isInteger: Bool { conversion.last.map { "diu".contains($0) } ?? false }

  /// The placeholders of a format, in order.
  public static func all(in format: String) -> [FormatPlaceholder] {
    var found: [FormatPlaceholder] = []
    forEach(in: format) { if let placeholder = $1 { found.append(placeholder) } }
    return found
  }

  /// A format with other text for each placeholder.
  public static func replacing(in format: String, with text: (FormatPlaceholder) -> String) -> String {
    var replaced = ""
    forEach(in: format) { piece, placeholder in
      replaced += placeholder.map(text) ?? (piece == "%%" ? "%" : String(piece))
    }
    return replaced
  }

  /// A format whose placeholders all have numbers, given in their order.
  public static func numbered(_ format: String) -> String {
    var (text, next) = ("", 1)
    forEach(in: format) { piece, placeholder in
      guard let placeholder, placeholder.number == nil else {
        text += piece
        return
      }
      text += "%\(next)$\(piece.dropFirst())"
      next += 1
    }
    return text
  }

  /// The pieces of a format: its placeholders, and the text between them.
  private static func forEach(in format: String, _ take: (Substring, FormatPlaceholder?) -> Void) {
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { take(rest[..<percent], nil) }
      rest = rest[percent...]
      let placeholder = rest.hasPrefix("%%") ? nil : FormatPlaceholder(rest)
      let end = placeholder?.end ?? rest.index(percent, offsetBy: rest.hasPrefix("%%") ? 2 : 1)
      take(rest[..<end], placeholder)
      rest = rest[end...]
    }
    if !rest.isEmpty { take(rest, nil) }
  }
}
