/// A property list in the notation of `project.pbxproj`: `{ key = value; list = (a, "b c"); }`.
///
/// What isn't well-formed ends the reading where it stands; what was read before is kept, as of a file that a merge has cut.
indirect enum OpenStepPlist: Hashable {
  case string(String)
  case array([OpenStepPlist])
  case dictionary([String: OpenStepPlist])

  init(_ text: String) {
    var parser = OpenStepParser(Array(text.utf8))
    self = parser.value(depth: 0) ?? .dictionary([:])
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The texts of a list; a single text counts as a list of one, as in build settings.
  var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.compactMap(\.string)
    case .dictionary: []
    }
  }

  var entries: [String: OpenStepPlist] { if case .dictionary(let entries) = self { entries } else { [:] } }

  subscript(key: String) -> OpenStepPlist? { entries[key] }
}

private struct OpenStepParser {
  private let bytes: [UInt8]
  private var next = 0
  private static let depthLimit = 32

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(depth: Int) -> OpenStepPlist? {
    skipSpace()
    guard next < bytes.count, depth < Self.depthLimit else { return nil }
    switch bytes[next] {
    case UInt8(ascii: "{"):
      next += 1
      return .dictionary(pairs(depth: depth))
    case UInt8(ascii: "("):
      next += 1
      return .array(elements(depth: depth))
    default: return text().map { .string($0) }
    }
  }

  private mutating func pairs(depth: Int) -> [String: OpenStepPlist] {
    var pairs: [String: OpenStepPlist] = [:]
    while !take(UInt8(ascii: "}")), let key = text(), take(UInt8(ascii: "=")), let value = value(depth: depth + 1) {
      pairs[key] = value
      guard take(UInt8(ascii: ";")) else { break }
    }
    return pairs
  }

  private mutating func elements(depth: Int) -> [OpenStepPlist] {
    var elements: [OpenStepPlist] = []
    while !take(UInt8(ascii: ")")), let value = value(depth: depth + 1) {
      elements.append(value)
      _ = take(UInt8(ascii: ","))
    }
    return elements
  }

  /// A word, or a text in quotes.
  private mutating func text() -> String? {
    skipSpace()
    guard next < bytes.count else { return nil }
    if bytes[next] == UInt8(ascii: "\"") { return quoted() }
    let start = next
    while next < bytes.count, !Self.endsWord(bytes[next]) { next += 1 }
    return next > start ? String(decoding: bytes[start..<next], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    next += 1
    var content: [UInt8] = []
    while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
      if bytes[next] == UInt8(ascii: "\\"), next + 1 < bytes.count {
        next += 1
        content.append(bytes[next] == UInt8(ascii: "n") ? 0x0A : bytes[next])
      } else {
        content.append(bytes[next])
      }
      next += 1
    }
    guard next < bytes.count else { return nil }
    next += 1
    return String(decoding: content, as: UTF8.self)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
      UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next < bytes.count, bytes[next] == byte else { return false }
    next += 1
    return true
  }

  /// Skips white space and remarks.
  private mutating func skipSpace() {
    while next < bytes.count {
      if bytes[next] <= 0x20 {
        next += 1
      } else if bytes[next] == UInt8(ascii: "/"), next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: "/") {
        while next < bytes.count, bytes[next] != 0x0A { next += 1 }
      } else if bytes[next] == UInt8(ascii: "/"), next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: "*") {
        next += 2
        while next + 1 < bytes.count, bytes[next] != UInt8(ascii: "*") || bytes[next + 1] != UInt8(ascii: "/") {
          next += 1
        }
        next = min(next + 2, bytes.count)
      } else {
        return
      }
    }
  }
}
