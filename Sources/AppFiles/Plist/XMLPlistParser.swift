import SimDiagnostics

/// Reads a property list in XML, with the place of every key and value.
///
/// What is read before a mistake is kept. Entities that a document declares itself are not expanded.
struct XMLPlistParser {
  private let bytes: [UInt8]
  private var index = 0
  /// The first mistake; reading ends there.
  private(set) var mistake: (message: String, offset: Int)?
  /// What is wrong without ending the reading: characters that no text may hold, unknown entities.
  private(set) var remarks: [(message: String, offset: Int)] = []

  /// No plist of an app is nested deeper.
  private static let depthLimit = 100
  /// So many remarks are kept.
  private static let remarkLimit = 101

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private enum Tag: Equatable {
    case open(String)
    case empty(String)
    case close(String)
    case end

    var shown: String {
      switch self {
      case .open(let name): "<\(name)>"
      case .empty(let name): "<\(name)/>"
      case .close(let name): "</\(name)>"
      case .end: "the end of the file"
      }
    }
  }

  mutating func parse() -> PlistNode? {
    var (tag, offset) = nextTag()
    if case .open("plist") = tag {
      (tag, offset) = nextTag()
    }
    if mistake == nil, case .close("plist") = tag { fail("the property list is empty", at: offset) }
    guard mistake == nil else { return nil }
    return value(tag, offset, depth: 0)
  }

  private mutating func fail(_ message: String, at offset: Int) {
    if mistake == nil { mistake = (message, offset) }
    index = bytes.count
  }

  private mutating func value(_ tag: Tag, _ offset: Int, depth: Int) -> PlistNode? {
    guard depth < Self.depthLimit else {
      fail("the property list is nested deeper than \(Self.depthLimit) levels", at: offset)
      return nil
    }
    switch tag {
    case .open("dict"): return dictionary(offset, depth: depth)
    case .open("array"): return array(offset, depth: depth)
    case .empty("dict"): return PlistNode(value: .dictionary([]), offset: offset)
    case .empty("array"): return PlistNode(value: .array([]), offset: offset)
    case .empty("true"): return PlistNode(value: .boolean(true), offset: offset)
    case .empty("false"): return PlistNode(value: .boolean(false), offset: offset)
    case .empty("string"): return PlistNode(value: .string(""), offset: offset)
    case .open(let name): return scalar(name, text(until: name, from: offset), offset)
    case .empty, .close, .end:
      fail("\(tag.shown) stands where a value is expected", at: offset)
      return nil
    }
  }

  private mutating func scalar(_ name: String, _ text: String, _ offset: Int) -> PlistNode? {
    // Most values are strings, which keep their spaces; filtering each would take longer than all the rest.
    var trimmed: String { text.filter { !$0.isWhitespace } }
    switch name {
    case "string": return PlistNode(value: .string(text), offset: offset)
    case "integer":
      let negative = trimmed.hasPrefix("-")
      let digits = trimmed.drop { $0 == "-" || $0 == "+" }
      let magnitude = digits.lowercased().hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
      // A second sign makes it no number.
      guard let magnitude, magnitude >= 0 else { return noNumber("'\(text.prefix(40))' is no integer", at: offset) }
      return PlistNode(value: .integer(negative ? -magnitude : magnitude), offset: offset)
    case "real":
      guard let number = Double(trimmed) else { return noNumber("'\(text.prefix(40))' is no number", at: offset) }
      return PlistNode(value: .real(number), offset: offset)
    case "true": return PlistNode(value: .boolean(true), offset: offset)
    case "false": return PlistNode(value: .boolean(false), offset: offset)
    case "date": return PlistNode(value: .other("a date"), offset: offset)
    case "data": return PlistNode(value: .other("data"), offset: offset)
    default:
      fail("<\(name)> is no element of a property list", at: offset)
      return nil
    }
  }

  /// A number that can't be read costs its key, but nothing of what follows.
  private mutating func noNumber(_ message: String, at offset: Int) -> PlistNode {
    remark("\(message); it is left out", at: offset)
    return PlistNode(value: .other("no number"), offset: offset)
  }

  private mutating func dictionary(_ start: Int, depth: Int) -> PlistNode {
    var entries: [PlistNode.Entry] = []
    while mistake == nil {
      let (tag, offset) = nextTag()
      if case .close("dict") = tag { break }
      let key: String
      switch tag {
      case .open("key"): key = text(until: "key", from: offset)
      case .empty("key"): key = ""
      default:
        fail("\(tag.shown) stands where a <key> or </dict> is expected", at: offset)
        continue
      }
      let (valueTag, valueOffset) = nextTag()
      if mistake == nil, case .close("dict") = valueTag {
        fail("the key '\(key)' has no value", at: offset)
      }
      guard mistake == nil, let node = value(valueTag, valueOffset, depth: depth + 1) else { break }
      entries.append(PlistNode.Entry(key: key, keyOffset: offset, value: node))
    }
    return PlistNode(value: .dictionary(entries), offset: start)
  }

  private mutating func array(_ start: Int, depth: Int) -> PlistNode {
    var nodes: [PlistNode] = []
    while mistake == nil {
      let (tag, offset) = nextTag()
      if case .close("array") = tag { break }
      guard mistake == nil, let node = value(tag, offset, depth: depth + 1) else { break }
      nodes.append(node)
    }
    return PlistNode(value: .array(nodes), offset: start)
  }

  /// The next tag, with text between tags, comments and declarations left out.
  private mutating func nextTag() -> (Tag, Int) {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        if !isSpace(bytes[index]), bytes[index] < 0x80 {
          fail("text stands between the tags", at: index)
          return (.end, index)
        }
        index += 1
        continue
      }
      let start = index
      if skip("<!--", until: "-->") || skip("<?", until: "?>") { continue }
      if starts("<!DOCTYPE") {
        skipDeclaration()
        continue
      }
      index += 1
      return (tag(start), start)
    }
    if mistake == nil { fail("the file ends inside the property list", at: bytes.count) }
    return (.end, bytes.count)
  }

  private mutating func tag(_ start: Int) -> Tag {
    var isClosing = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
      isClosing = true
      index += 1
    }
    let nameStart = index
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    var isEmpty = false
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      isEmpty = byte == UInt8(ascii: "/")
      index += 1
    }
    guard index < bytes.count, !name.isEmpty else {
      fail("a tag is not closed", at: start)
      return .end
    }
    index += 1
    return isClosing ? .close(name) : isEmpty ? .empty(name) : .open(name)
  }

  /// The text up to the closing tag of an element, with entities and CDATA read.
  private mutating func text(until name: String, from start: Int) -> String {
    var result: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") {
        if starts("<![CDATA[") {
          let from = index + 9
          _ = skip("<![CDATA[", until: "]]>")
          result += bytes[min(from, bytes.count)..<max(min(from, bytes.count), index - 3)]
          continue
        }
        if skip("<!--", until: "-->") { continue }
        let offset = index
        index += 1
        let closing = tag(offset)
        if closing != .close(name) { fail("<\(name)> is not closed; found \(closing.shown)", at: start) }
        return String(decoding: result, as: UTF8.self)
      }
      if byte == UInt8(ascii: "&") {
        result += entity()
      } else if byte < 0x20, !isSpace(byte) {
        // XML knows no such character; it is left out.
        remark(control(UInt32(byte)), at: index)
        index += 1
      } else {
        result.append(byte)
        index += 1
      }
    }
    fail("<\(name)> is not closed", at: start)
    return String(decoding: result, as: UTF8.self)
  }

  /// `&amp;`, `&#38;`, `&#x26;`; anything else is kept as written.
  private mutating func entity() -> [UInt8] {
    let start = index
    let window = bytes[index..<min(index + 12, bytes.count)]
    index += 1
    guard let end = window.firstIndex(of: UInt8(ascii: ";")) else {
      remark("'&' stands alone; expected '&amp;'", at: start)
      return [UInt8(ascii: "&")]
    }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let named: [String: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    var text = named[name]
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      if let value, value < 0x20, !isSpace(UInt8(value)) {
        remark(control(value), at: start)
        index = end + 1
        return []
      }
      text = value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    guard let text else {
      remark("'&\(name);' is no entity of a property list", at: start)
      return [UInt8(ascii: "&")]
    }
    index = end + 1
    return Array(text.utf8)
  }

  private mutating func remark(_ message: String, at offset: Int) {
    if remarks.count < Self.remarkLimit { remarks.append((message, offset)) }
  }

  private func control(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return
      "the control character U+\(String(repeating: "0", count: 4 - digits.count))\(digits) is left out"
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5F: true
    default: byte >= 0x80
    }
  }

  private func starts(_ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] { return false }
    return true
  }

  private mutating func skip(_ opening: StaticString, until closing: StaticString) -> Bool {
    guard starts(opening) else { return false }
    index += opening.utf8CodeUnitCount
    while index < bytes.count {
      if starts(closing) {
        index += closing.utf8CodeUnitCount
        return true
      }
      index += 1
    }
    return true
  }

  private mutating func skipDeclaration() {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return }
    }
  }
}
