/// The placeholders of a format string: `${soup}`, `${order.total}`.
package enum Placeholders {
  /// A part of a format string.
  package enum Part: Hashable, Sendable {
    /// Literal text.
    case text(String)
    /// A name, or the path to a property: `order.total`.
    case name(String)
  }

  /// The parts of a format string, in order.
  package static func parts(of format: String) -> [Part] {
    // Most have none, and searching for a byte is faster than for a text.
    guard format.utf8.contains(UInt8(ascii: "$")) else { return format.isEmpty ? [] : [.text(format)] }
    var parts: [Part] = []
    var text = ""
    var rest = format[...]
    while let dollar = rest.firstRange(of: "${") {
      guard let end = rest[dollar.upperBound...].firstIndex(of: "}") else { break }
      let name = rest[dollar.upperBound..<end].filter { !$0.isWhitespace }
      text += rest[..<dollar.lowerBound]
      if !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.name(String(name)))
      } else {
        text += rest[dollar.lowerBound...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    text += rest
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  /// The names before the dots, each once, in the order in which they appear.
  package static func heads(of format: String) -> [String] {
    var heads: [String] = []
    for case .name(let name) in parts(of: format) {
      let head = name.prefix { $0 != "." }
      if !head.isEmpty, !heads.contains(String(head)) { heads.append(String(head)) }
    }
    return heads
  }
}
