/// A word or a sign of Swift, as far as one has to know it to find declarations: remarks are passed over, a literal text is one
/// sign, whatever is in it.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword; without the marks around it, where there are some.
    case word
    /// A text in quotes.
    case text
    /// One sign of punctuation, an operator sign by sign.
    case sign
  }

  var kind: Kind
  /// The bytes that it stands on.
  var range: Range<Int>
  /// Whether it is the first of its line.
  var startsLine: Bool
}

/// Cuts Swift into words and signs. Nothing is too broken for it: what isn't closed ends with the file.
struct SwiftTokens: Sendable {
  /// The file's bytes.
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []
  private var next = 0
  private var startsLine = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
    while next < bytes.count { step() }
  }

  /// The words of a token; those of a literal text with its quotes.
  func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Whether a token is a word.
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    return equals(tokens[index], word)
  }

  /// Whether a token is a sign.
  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .sign else { return false }
    return bytes[tokens[index].range.lowerBound] == UInt8(ascii: sign)
  }

  private func equals(_ token: SwiftToken, _ word: StaticString) -> Bool {
    guard token.range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes[token.range].elementsEqual($0) }
  }

  /// The line and the column of a byte, from 1, the column in characters.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for index in bytes.indices.prefix(offset) where bytes[index] == 0x0A {
      line += 1
      start = index + 1
    }
    return (line, String(decoding: bytes[start..<max(start, min(offset, bytes.count))], as: UTF8.self).count + 1)
  }

  // MARK: Cutting

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func append(_ kind: SwiftToken.Kind, _ range: Range<Int>) {
    tokens.append(SwiftToken(kind: kind, range: range, startsLine: startsLine))
    startsLine = false
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
      || (byte >= 0x61 && byte <= 0x7A)
  }

  private mutating func step() {
    let sign = bytes[next]
    let start = next
    switch sign {
    case 0x0A, 0x0D:
      startsLine = true
      next += 1
    case 0...0x20: next += 1
    case UInt8(ascii: "/") where byte(next + 1) == UInt8(ascii: "/"):
      while next < bytes.count, bytes[next] != 0x0A { next += 1 }
    case UInt8(ascii: "/") where byte(next + 1) == UInt8(ascii: "*"): passRemark()
    case UInt8(ascii: "\""):
      passText(hashes: 0)
      append(.text, start..<next)
    case UInt8(ascii: "#"):
      var hashes = 0
      while byte(next + hashes) == UInt8(ascii: "#") { hashes += 1 }
      if byte(next + hashes) == UInt8(ascii: "\"") {
        next += hashes
        passText(hashes: hashes)
        append(.text, start..<next)
      } else {
        next += 1
        append(.sign, start..<next)
      }
    case UInt8(ascii: "`"):
      next += 1
      while next < bytes.count, bytes[next] != UInt8(ascii: "`"), bytes[next] != 0x0A { next += 1 }
      append(.word, start + 1..<next)
      if next < bytes.count, bytes[next] != 0x0A { next += 1 }
    case let sign where Self.isWordByte(sign):
      while next < bytes.count, Self.isWordByte(bytes[next]) { next += 1 }
      append(.word, start..<next)
    default:
      next += 1
      append(.sign, start..<next)
    }
  }

  /// Remarks stand in remarks.
  private mutating func passRemark() {
    var depth = 0
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "/"), byte(next + 1) == UInt8(ascii: "*") {
        depth += 1
        next += 2
      } else if bytes[next] == UInt8(ascii: "*"), byte(next + 1) == UInt8(ascii: "/") {
        depth -= 1
        next += 2
        if depth == 0 { return }
      } else {
        if bytes[next] == 0x0A { startsLine = true }
        next += 1
      }
    }
    next = bytes.count
  }

  /// A text with what is interpolated in it, which may hold texts again.
  private mutating func passText(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(next + 1) == quote && byte(next + 2) == quote
    next += isLong ? 3 : 1
    func closes(_ offset: Int) -> Bool {
      let quotes = isLong ? 3 : 1
      for index in 0..<quotes where byte(offset + index) != quote { return false }
      for index in 0..<hashes where byte(offset + quotes + index) != UInt8(ascii: "#") { return false }
      return true
    }
    while next < bytes.count {
      if closes(next) {
        next += (isLong ? 3 : 1) + hashes
        return
      }
      if bytes[next] == 0x0A, !isLong { return }
      guard bytes[next] == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte(next + 1 + $0) == UInt8(ascii: "#") })
      else {
        next += 1
        continue
      }
      next += 1 + hashes
      if byte(next) == UInt8(ascii: "(") { passInterpolation() } else { next += 1 }
    }
    next = min(next, bytes.count)
  }

  private mutating func passInterpolation() {
    var depth = 0
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "("):
        depth += 1
        next += 1
      case UInt8(ascii: ")"):
        depth -= 1
        next += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""): passText(hashes: 0)
      case UInt8(ascii: "/") where byte(next + 1) == UInt8(ascii: "*"): passRemark()
      case 0x0A: return
      default: next += 1
      }
    }
  }
}
