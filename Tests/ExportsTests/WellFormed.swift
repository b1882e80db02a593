/// Whether a text is XML that a reader of XML would take: elements closed in order, attributes quoted and once each, nothing but
/// known references, no character that XML doesn't have.
struct WellFormed {
  private var rest: Substring
  private var open: [String] = []
  private(set) var problem: String?
  /// The names of the elements in their order, each with its attributes.
  private(set) var elements: [(name: String, attributes: [String: String])] = []

  init(_ text: String, voidElements: Set<String> = []) {
    rest = text[...]
    if let scalar = text.unicodeScalars.first(where: { !Self.isAllowed($0) }) {
      problem = "the character U+\(String(scalar.value, radix: 16)) is none of XML's"
    }
    while problem == nil, !rest.isEmpty {
      if rest.hasPrefix("<!DOCTYPE") {
        skip(past: ">")
      } else if rest.hasPrefix("<") {
        readTag(voidElements)
      } else {
        let content = rest.prefix { $0 != "<" }
        check(references: content)
        if content.contains(">") || content.contains("]]>") { problem = "a bare '>' in '\(content)'" }
        if open.isEmpty, content.contains(where: { !$0.isWhitespace }) { problem = "text outside: \(content)" }
        rest = rest[content.endIndex...]
      }
    }
    if problem == nil, let name = open.last { problem = "<\(name)> is never closed" }
  }

  private mutating func readTag(_ voidElements: Set<String>) {
    guard let end = rest.firstIndex(of: ">") else {
      problem = "a tag without an end: \(rest.prefix(40))"
      return
    }
    var tag = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.hasPrefix("/") {
      let name = String(tag.dropFirst())
      if open.popLast() != name { problem = "</\(name)> closes nothing" }
      return
    }
    let isEmpty = tag.hasSuffix("/")
    if isEmpty { tag.removeLast() }
    let name = String(tag.prefix { $0 != " " })
    let attributes = attributes(in: tag.dropFirst(name.count))
    elements.append((name, attributes))
    if !isEmpty, !voidElements.contains(name) { open.append(name) }
    // The content of a style sheet is no markup.
    if name == "style" { rest = rest[(rest.firstIndex(of: "<") ?? rest.endIndex)...] }
  }

  private mutating func attributes(in text: Substring) -> [String: String] {
    var text = text.drop { $0 == " " }
    var attributes: [String: String] = [:]
    while !text.isEmpty {
      let name = String(text.prefix { $0 != "=" })
      text = text.dropFirst(name.count + 1)
      guard text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") else {
        problem = "the attribute \(name) has no quoted value"
        return attributes
      }
      let value = text[text.index(after: text.startIndex)..<end]
      if attributes.updateValue(String(value), forKey: name) != nil { problem = "\(name) stands twice" }
      if value.contains("<") { problem = "a '<' in the value of \(name)" }
      check(references: value)
      text = text[text.index(after: end)...].drop { $0 == " " }
    }
    return attributes
  }

  private mutating func check(references text: Substring) {
    for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let name = piece.prefix { $0 != ";" }
      if !["amp", "lt", "gt", "quot", "apos"].contains(name) { problem = "the reference &\(name) is unknown" }
    }
  }

  private mutating func skip(past mark: Character) {
    rest = rest.firstIndex(of: mark).map { rest[rest.index(after: $0)...] } ?? ""
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
