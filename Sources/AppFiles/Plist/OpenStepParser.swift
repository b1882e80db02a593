/// Reads a property list in the notation of `project.pbxproj`: `{ key = value; list = (a, "b c"); }`.
///
/// A mistake costs its entry, not the list: reading goes on at the next line that is indented as the keys of the same
/// dictionary are. Of a merge conflict that isn't resolved, both sides are read.
struct OpenStepParser {
  /// The mistakes, each with its byte offset.
  private(set) var mistakes: [(message: String, offset: Int)] = []

  private let bytes: [UInt8]
  private var next = 0
  /// After a quotation mark that nothing closes, texts end with their lines.
  private var hasLooseQuote = false
  private static let depthLimit = 64
  private static let reportLimit = 20

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The list; nil if the file is empty.
  mutating func parse() -> PlistNode? {
    skipSpace()
    guard next < bytes.count else { return nil }
    let root = value(depth: 0)
    skipSpace()
    if let root, next < bytes.count, case .dictionary = root.value {
      note("expected the end of the file after the last '}'", at: next)
    }
    return root
  }

  private mutating func note(_ message: String, at offset: Int) {
    if mistakes.count < Self.reportLimit { mistakes.append((message, offset)) }
  }

  // MARK: Values

  private mutating func value(depth: Int) -> PlistNode? {
    skipSpace()
    guard next < bytes.count, depth < Self.depthLimit else { return nil }
    let start = next
    switch bytes[next] {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return array(depth: depth)
    case UInt8(ascii: "<"):
      while next < bytes.count, bytes[next] != UInt8(ascii: ">"), bytes[next] != 0x0A { next += 1 }
      if next < bytes.count { next += 1 }
      return PlistNode(value: .other("data"), offset: start)
    default: return text().map { PlistNode(value: .string($0), offset: start) }
    }
  }

  private mutating func dictionary(depth: Int) -> PlistNode {
    let start = next
    let opening = indentation(ofLineAt: next)
    next += 1
    var entries: [PlistNode.Entry] = []
    var indent: Int?
    var isFirst = true
    while true {
      skipSpace()
      guard next < bytes.count else {
        note("'{' is not closed; expected '}'", at: start)
        break
      }
      if bytes[next] == UInt8(ascii: "}") {
        next += 1
        break
      }
      if isFirst { indent = startsLine(next) ? indentation(ofLineAt: next) : nil }
      isFirst = false
      let keyOffset = next
      guard let key = text() else {
        note("expected a key", at: next)
        if recover(to: indent, opening: opening) { continue } else { break }
      }
      guard take(UInt8(ascii: "=")) else {
        note("expected '=' after the key '\(key)'", at: next)
        if recover(to: indent, opening: opening) { continue } else { break }
      }
      guard let value = value(depth: depth + 1) else {
        note("expected a value of '\(key)'", at: next)
        if recover(to: indent, opening: opening) { continue } else { break }
      }
      entries.append(PlistNode.Entry(key: key, keyOffset: keyOffset, value: value))
      skipSpace()
      if next < bytes.count, bytes[next] == UInt8(ascii: "}") { continue }
      guard !take(UInt8(ascii: ";")) else { continue }
      note("expected ';' after the value of '\(key)'", at: min(next, bytes.count))
      guard recover(to: indent, opening: opening) else { break }
    }
    return PlistNode(value: .dictionary(entries), offset: start)
  }

  private mutating func array(depth: Int) -> PlistNode {
    let start = next
    next += 1
    var elements: [PlistNode] = []
    while !take(UInt8(ascii: ")")) {
      guard let value = value(depth: depth + 1) else {
        note("expected ')' or an element of the list", at: next)
        break
      }
      elements.append(value)
      _ = take(UInt8(ascii: ","))
    }
    return PlistNode(value: .array(elements), offset: start)
  }

  // MARK: Going on after a mistake

  /// Goes to the next key of a dictionary, by its indentation.
  ///
  /// - Returns: false where the dictionary is over, or where its keys aren't on lines of their own.
  private mutating func recover(to indent: Int?, opening: Int) -> Bool {
    guard let indent else { return false }
    var line = startsLine(next) ? lineStart(next) : lineEnd(next)
    while line < bytes.count {
      var first = line
      while first < bytes.count, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
      let depth = first - line
      if first < bytes.count, bytes[first] != 0x0A, bytes[first] != 0x0D {
        let isKey = looksLikeKey(first)
        if depth == indent, isKey {
          next = first
          return true
        }
        if depth < indent, isKey || bytes[first] == UInt8(ascii: "}") {
          next = first
          return depth == opening && bytes[first] == UInt8(ascii: "}")
        }
      }
      line = lineEnd(first)
    }
    next = bytes.count
    return false
  }

  private func looksLikeKey(_ start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "\"") || !Self.endsWord(bytes[start]), !isConflictMark(start) else {
      return false
    }
    var index = start
    while index < bytes.count, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "=") { return true }
      index += 1
    }
    return false
  }

  /// Where the line of an offset begins; in a very long line (a list may be on one), some place in it.
  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, offset - start < 1024 { start -= 1 }
    return start
  }

  /// Where the line after that of an offset begins.
  private func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return min(end + 1, bytes.count)
  }

  private func indentation(ofLineAt offset: Int) -> Int {
    let start = lineStart(offset)
    return bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// Whether an offset is the first on its line, apart from indentation.
  private func startsLine(_ offset: Int) -> Bool { lineStart(offset) + indentation(ofLineAt: offset) >= offset }

  // MARK: Words

  /// A word, or a text in quotes.
  private mutating func text() -> String? {
    skipSpace()
    guard next < bytes.count else { return nil }
    if bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "'") { return quoted(bytes[next]) }
    let start = next
    while next < bytes.count, !Self.endsWord(bytes[next]) { next += 1 }
    return next > start ? String(decoding: bytes[start..<next], as: UTF8.self) : nil
  }

  private mutating func quoted(_ mark: UInt8) -> String {
    let start = next
    next += 1
    var content: [UInt8] = []
    while next < bytes.count, bytes[next] != mark, !hasLooseQuote || bytes[next] != 0x0A {
      guard bytes[next] == UInt8(ascii: "\\"), next + 1 < bytes.count else {
        content.append(bytes[next])
        next += 1
        continue
      }
      next += 1
      escape(into: &content)
    }
    if next < bytes.count {
      if bytes[next] == mark { next += 1 }
      return String(decoding: content, as: UTF8.self)
    }
    note("the text is not closed; expected '\(Character(Unicode.Scalar(mark)))'", at: start)
    guard !hasLooseQuote else { return String(decoding: content, as: UTF8.self) }
    hasLooseQuote = true
    next = start
    return quoted(mark)
  }

  /// `\n`, `\t`, `\"`, `\U00e9`, `\351`.
  private mutating func escape(into content: inout [UInt8]) {
    let mark = bytes[next]
    next += 1
    func digits(_ most: Int, _ radix: Int) -> UInt32? {
      var value: UInt32?
      for byte in bytes[next...].prefix(most) {
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else { break }
        value = (value ?? 0) * UInt32(radix) + UInt32(digit)
        next += 1
      }
      return value
    }
    switch mark {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let scalar = digits(4, 16).map { Unicode.Scalar($0) ?? "\u{FFFD}" }
      content += Array(String(scalar.map(Character.init) ?? "U").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      next -= 1
      let scalar = digits(3, 8).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
      content += Array(String(Character(scalar)).utf8)
    default: content.append(mark)
    }
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

  // MARK: Skipping

  /// Passes white space, remarks, and the marks of a merge.
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
      } else if isConflictMark(next) {
        passConflictMark()
      } else {
        return
      }
    }
  }

  /// Seven of one sign at the start of a line: `<<<<<<< HEAD`, `=======`.
  private func isConflictMark(_ offset: Int) -> Bool {
    let sign = bytes[offset]
    guard
      sign == UInt8(ascii: "<") || sign == UInt8(ascii: "=") || sign == UInt8(ascii: ">") || sign == UInt8(ascii: "|"),
      offset == 0 || bytes[offset - 1] == 0x0A, offset + 7 <= bytes.count,
      bytes[offset..<offset + 7].allSatisfy({ $0 == sign })
    else { return false }
    return offset + 7 == bytes.count || bytes[offset + 7] <= 0x20
  }

  private mutating func passConflictMark() {
    let sign = bytes[next]
    if sign == UInt8(ascii: "<") { note("a merge conflict isn't resolved; both sides are read", at: next) }
    next = lineEnd(next)
    // The common base isn't read: both sides have replaced it.
    guard sign == UInt8(ascii: "|") else { return }
    while next < bytes.count, !(bytes[next] == UInt8(ascii: "=") && isConflictMark(next)) { next = lineEnd(next) }
  }
}
