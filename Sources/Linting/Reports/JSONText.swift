/// A value of JSON, with the members of an object in the order in which they are given.
public indirect enum JSONText: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Int)
  case string(String)
  case array([JSONText])
  case object([(name: String, value: JSONText)])

  public static func == (a: JSONText, b: JSONText) -> Bool { a.text == b.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// A string, or null.
  public static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// A number, or null.
  public static func optional(_ number: Int?) -> JSONText { number.map { .number($0) } ?? .null }

  /// Written with two spaces of indent and a line for every member and element.
  public var text: String {
    var result = ""
    write(to: &result, indent: 0)
    return result
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .boolean(let truth): text += truth ? "true" : "false"
    case .number(let number): text += String(number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let elements):
      Self.list("[", "]", elements.count, indent, &text) { elements[$0].write(to: &$1, indent: indent + 1) }
    case .object(let members):
      Self.list("{", "}", members.count, indent, &text) { index, text in
        Self.write(members[index].name, to: &text)
        text += ": "
        members[index].value.write(to: &text, indent: indent + 1)
      }
    }
  }

  private static func list(
    _ open: String, _ close: String, _ count: Int, _ indent: Int, _ text: inout String,
    element: (Int, inout String) -> Void
  ) {
    text += open
    for index in 0..<count {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: indent + 1)
      element(index, &text)
    }
    if count > 0 { text += "\n" + String(repeating: "  ", count: indent) }
    text += close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Controls by the standard; the others because a terminal obeys them or turns lines around.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
