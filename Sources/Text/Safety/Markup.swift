/// Texts from outside in XML and HTML.
public enum Markup {
  /// The text as the content of an element or an attribute's value, on one line.
  ///
  /// What a document must not contain becomes U+FFFD, as do marks that change the direction of writing.
  public static func escaped(_ text: String) -> String {
    let safe = SafeText.oneLine(text)
    guard safe.utf8.contains(where: needsLook) else { return safe }
    var result = ""
    result.reserveCapacity(safe.utf8.count + 16)
    for scalar in safe.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Noncharacters, which XML can't represent.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte is one of the marks, or may begin a noncharacter.
  private static func needsLook(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0xEF: true
    default: false
    }
  }

  /// ` name="value"`.
  public static func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(escaped(value))\"" }
}
