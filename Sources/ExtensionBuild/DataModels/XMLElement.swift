import SimAppFiles

/// An element of an XML document; texts between elements are dropped.
struct XMLElement: Hashable, Sendable {
  var name: String
  var attributes: [String: String] = [:]
  var children: [XMLElement] = []
  /// In bytes of the document.
  var offset: Int

  func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }
  subscript(name: String) -> String? { attributes[name] }
  /// Whether an attribute is YES.
  func says(_ name: String) -> Bool { attributes[name] == "YES" }
}

/// Reads elements and their attributes. Entities that a document declares itself aren't expanded.
struct XMLElementReader {
  /// What is wrong, with its byte offset.
  struct Fault: Error, Hashable {
    var message: String
    var offset: Int
  }

  private static let deepest = 64
  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The document's one element.
  static func read(_ bytes: [UInt8]) throws(Fault) -> XMLElement {
    var reader = XMLElementReader(bytes)
    var open: [XMLElement] = []
    while let start = reader.nextTag() {
      reader.index = start + 1
      guard let first = reader.byte else { break }
      if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
        reader.skipDeclaration()
      } else if first == Ascii.slash {
        reader.index += 1
        let name = reader.name()
        guard let last = open.popLast(), last.name == name else {
          throw Fault(message: "</\(name)> closes nothing", offset: start)
        }
        reader.skip(to: UInt8(ascii: ">"))
        if open.isEmpty { return last }
        open[open.endIndex - 1].children.append(last)
      } else {
        var element = XMLElement(name: reader.name(), offset: start)
        guard !element.name.isEmpty else { throw Fault(message: "'<' begins no element", offset: start) }
        guard open.count < deepest else { throw Fault(message: "it is nested too deeply", offset: start) }
        let isClosed = try reader.attributes(into: &element)
        if !isClosed {
          open.append(element)
        } else if open.isEmpty {
          return element
        } else {
          open[open.endIndex - 1].children.append(element)
        }
      }
    }
    throw Fault(message: open.last.map { "<\($0.name)> isn't closed" } ?? "there is no element", offset: bytes.count)
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func nextTag() -> Int? { bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: "<")) }

  private mutating func skip(to end: UInt8) {
    while let byte, byte != end { index += 1 }
    index += 1
  }

  private mutating func skipDeclaration() {
    if bytes[index...].starts(with: "!--".utf8) {
      while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
    }
    skip(to: UInt8(ascii: ">"))
  }

  private mutating func skipSpaces() {
    while let byte, byte == Ascii.space || (byte >= 0x09 && byte <= 0x0D) { index += 1 }
  }

  private mutating func name() -> String {
    let start = index
    while let byte, Ascii.isName(byte) || [Ascii.dot, Ascii.colon, UInt8(ascii: "-")].contains(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// - Returns: whether the tag is closed at once, so that the element is empty.
  private mutating func attributes(into element: inout XMLElement) throws(Fault) -> Bool {
    while true {
      skipSpaces()
      guard let byte else { throw Fault(message: "<\(element.name)> isn't closed", offset: element.offset) }
      if byte == UInt8(ascii: ">") {
        index += 1
        return false
      }
      if byte == Ascii.slash {
        skip(to: UInt8(ascii: ">"))
        return true
      }
      let start = index
      let name = name()
      skipSpaces()
      guard !name.isEmpty, self.byte == Ascii.equals else { throw Fault(message: "'=' is missing", offset: start) }
      index += 1
      skipSpaces()
      guard let quote = self.byte, quote == Ascii.quote || quote == UInt8(ascii: "'") else {
        throw Fault(message: "the value of '\(name)' has no quotes", offset: index)
      }
      index += 1
      let first = index
      while let byte = self.byte, byte != quote { index += 1 }
      guard self.byte == quote else { throw Fault(message: "the value of '\(name)' doesn't end", offset: first) }
      element.attributes[name] = Self.text(bytes[first..<index])
      index += 1
    }
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else { break }
      let name = rest[rest.index(after: start)..<end]
      if let known = entities[String(name)] {
        result += known
      } else if name.hasPrefix("#") {
        let digits = name.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        if let scalar = number.flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
      } else {
        result += rest[start...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
