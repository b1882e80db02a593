/// Splits a Swift source into tokens, for code that reads or changes it without a compiler: what is code, and what is
/// text or a comment.
///
/// It accepts any bytes, reads each once, and leaves out only white space and comments. A source that doesn't parse
/// still gives tokens; the compiler reports what is wrong with it.
package struct SwiftLexer {
  /// Interpolations nested deeper than this are read as text.
  private static let deepest = 64

  private let source: [UInt8]
  private var position = 0
  private var beginsLine = true
  private var depth = 0
  private var tokens: [SwiftToken] = []

  /// The tokens of a source, in their order.
  package static func tokens(of source: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(source: source)
    lexer.tokens.reserveCapacity(source.count / 5)
    lexer.readFirstLine()
    lexer.readCode()
    return lexer.tokens
  }

  private init(source: [UInt8]) { self.source = source }

  private func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < source.count ? source[index] : 0
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, continuesText: Bool = false) {
    tokens.append(
      SwiftToken(
        kind: kind, range: start..<position, beginsLine: beginsLine, depth: depth, continuesText: continuesText))
    beginsLine = false
  }

  /// `#!/usr/bin/swift`, and a byte order mark before it.
  private mutating func readFirstLine() {
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte() == Ascii.hash, byte(1) == Ascii.bang { skipLine() }
  }

  // MARK: Code

  /// - Parameter text: in which kind of string it is interpolated: it ends at the parenthesis that closes it, in a
  ///   string of one line at the line's end, too.
  private mutating func readCode(in text: StringKind? = nil) {
    var open = 0
    while position < source.count {
      let start = position
      switch byte() {
      case Ascii.newline, Ascii.carriageReturn:
        if text == .oneLine { return }
        position += 1
        beginsLine = true
      case Ascii.space, Ascii.tab, 0x0B, 0x0C, 0: position += 1
      case Ascii.slash where byte(1) == Ascii.slash: skipLine()
      case Ascii.slash where byte(1) == Ascii.star: skipComment()
      case Ascii.slash where beginsExpression:
        if let end = endOfBareRegex {
          position = end
          add(.regularExpression, from: start)
        } else {
          position += 1
          add(.mark(Ascii.slash), from: start)
        }
      case Ascii.quote: readString(hashes: 0)
      case Ascii.hash: readHash()
      case Ascii.backtick: readQuotedName()
      case let digit where Ascii.isDigit(digit):
        while Ascii.isName(byte()) || (byte() == Ascii.dot && Ascii.isDigit(byte(1))) { position += 1 }
        add(.number, from: start)
      case let letter where Ascii.isName(letter):
        while position < source.count, Ascii.isName(byte()) { position += 1 }
        add(.identifier, from: start)
      case let mark:
        if text != nil {
          if mark == Ascii.openParenthesis { open += 1 }
          if mark == Ascii.closeParenthesis {
            if open == 0 { return }
            open -= 1
          }
        }
        position += 1
        add(.mark(mark), from: start)
      }
    }
  }

  /// `#if`, `#selector`: a mark and a name. `#"…"#` and `#/…/#`: text.
  private mutating func readHash() {
    let start = position
    var hashes = 0
    while byte(hashes) == Ascii.hash { hashes += 1 }
    switch byte(hashes) {
    case Ascii.quote:
      position += hashes
      readString(hashes: hashes)
    case Ascii.slash:
      position += hashes + 1
      skipExtendedRegex(hashes: hashes)
      add(.regularExpression, from: start)
    default:
      position += 1
      add(.mark(Ascii.hash), from: start)
    }
  }

  private mutating func readQuotedName() {
    let start = position
    var end = position + 1
    while end < source.count, source[end] != Ascii.backtick, source[end] != Ascii.newline { end += 1 }
    let isClosed = end < source.count && source[end] == Ascii.backtick
    position = isClosed ? end + 1 : position + 1
    add(isClosed ? .quotedIdentifier : .mark(Ascii.backtick), from: start)
  }

  // MARK: Comments

  private mutating func skipLine() {
    while position < source.count, byte() != Ascii.newline, byte() != Ascii.carriageReturn { position += 1 }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var open = 0
    while position < source.count {
      if byte() == Ascii.slash, byte(1) == Ascii.star {
        open += 1
        position += 2
      } else if byte() == Ascii.star, byte(1) == Ascii.slash {
        open -= 1
        position += 2
        if open == 0 { return }
      } else {
        if byte() == Ascii.newline { beginsLine = true }
        position += 1
      }
    }
    position = min(position, source.count)
  }

  // MARK: Strings

  private enum StringKind {
    case oneLine
    case multiline
  }

  /// A string from its first quote on; its interpolations are code.
  private mutating func readString(hashes: Int) {
    var start = position - hashes
    var continues = false
    let isMultiline = byte(1) == Ascii.quote && byte(2) == Ascii.quote
    position += isMultiline ? 3 : 1
    while position < source.count {
      switch byte() {
      case Ascii.backslash where hasHashes(hashes, at: 1):
        position += 1 + hashes
        if byte() == Ascii.openParenthesis, depth < Self.deepest {
          position += 1
          add(.text, from: start, continuesText: continues)
          depth += 1
          readCode(in: isMultiline ? .multiline : .oneLine)
          depth -= 1
          start = position
          continues = true
          if byte() == Ascii.closeParenthesis { position += 1 }
        } else if position < source.count, byte() != Ascii.newline {
          position += 1
        }
      case Ascii.quote where isMultiline ? byte(1) == Ascii.quote && byte(2) == Ascii.quote : true:
        let quotes = isMultiline ? 3 : 1
        guard hasHashes(hashes, at: quotes) else {
          position += 1
          continue
        }
        position += quotes + hashes
        return add(.text, from: start, continuesText: continues)
      case Ascii.newline where !isMultiline, Ascii.carriageReturn where !isMultiline:
        return add(.text, from: start, continuesText: continues)
      default: position += 1
      }
    }
    position = source.count
    add(.text, from: start, continuesText: continues)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != Ascii.hash { return false }
    return true
  }

  // MARK: Regular expressions

  private mutating func skipExtendedRegex(hashes: Int) {
    // It spans several lines if its first line ends after the slash.
    let isMultiline = byte() == Ascii.newline || byte() == Ascii.carriageReturn
    while position < source.count {
      switch byte() {
      case Ascii.backslash: position += 2
      case Ascii.slash where hasHashes(hashes, at: 1):
        position += 1 + hashes
        return
      case Ascii.newline where !isMultiline: return
      default: position += 1
      }
    }
    position = min(position, source.count)
  }

  /// Whether a value may begin here, so that a slash is no division.
  private var beginsExpression: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .mark(let mark):
      return [
        Ascii.openParenthesis, Ascii.openBracket, Ascii.openBrace, Ascii.comma, Ascii.colon, Ascii.equals,
        Ascii.semicolon,
      ].contains(mark)
    case .identifier: return Self.beforeValues.contains { source[last.range].elementsEqual($0.utf8) }
    case .quotedIdentifier, .number, .text, .regularExpression: return false
    }
  }

  private static let beforeValues = ["return", "in", "case", "if", "while", "where", "try", "await", "let"]

  /// The end of `/…/` that begins here: it closes on its line, and neither begins nor ends with a space.
  private var endOfBareRegex: Int? {
    var index = position + 1
    guard index < source.count, source[index] != Ascii.space, source[index] != Ascii.tab else { return nil }
    while index < source.count, source[index] != Ascii.newline, source[index] != Ascii.carriageReturn {
      if source[index] == Ascii.backslash {
        index += 2
        continue
      }
      if source[index] == Ascii.slash {
        return index > position + 1 && source[index - 1] != Ascii.space ? index + 1 : nil
      }
      index += 1
    }
    return nil
  }
}
