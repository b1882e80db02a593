import SimAppFiles

/// Writes a property list as XML, as Foundation reads it.
enum PlistWriter {
  static func xml(_ node: PlistNode) -> [UInt8] {
    var text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
      + "<plist version=\"1.0\">\n"
    write(node, to: &text, depth: 0)
    return Array((text + "</plist>\n").utf8)
  }

  private static let deepest = 256

  private static func write(_ node: PlistNode, to text: inout String, depth: Int) {
    switch node.value {
    case .dictionary(let entries) where depth < deepest:
      text += "<dict>\n"
      for entry in entries {
        text += "<key>\(escaped(entry.key))</key>"
        write(entry.value, to: &text, depth: depth + 1)
      }
      text += "</dict>\n"
    case .array(let nodes) where depth < deepest:
      text += "<array>\n"
      for node in nodes { write(node, to: &text, depth: depth + 1) }
      text += "</array>\n"
    case .string(let string): text += "<string>\(escaped(string))</string>\n"
    case .integer(let number): text += "<integer>\(number)</integer>\n"
    case .real(let number): text += "<real>\(number)</real>\n"
    case .boolean(let flag): text += flag ? "<true/>\n" : "<false/>\n"
    case .dictionary, .array, .other: text += "<string></string>\n"
    }
  }

  /// Characters that XML can't contain are left out.
  private static func escaped(_ string: String) -> String {
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\t", "\n", "\r": text.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
