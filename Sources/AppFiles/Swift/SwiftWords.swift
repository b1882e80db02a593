/// The words and signs of a Swift source, in as much detail as finding declarations takes: a literal text is one of
/// them, whatever is in it.
struct SwiftWords: Sendable {
  struct Word: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// A name or a keyword, without the marks around it, where there are some; a number.
      case word
      /// A text in quotes, with what is interpolated in it.
      case text
      /// A regular expression.
      case pattern
      /// One sign of punctuation, an operator sign by sign.
      case sign
    }

    var kind: Kind
    /// Its bytes.
    var range: Range<Int>
    /// Whether it is the first of its line.
    var startsLine: Bool
  }

  /// The file's bytes.
  let bytes: [UInt8]
  private(set) var tokens: [Word] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for token in SwiftLexer.tokens(of: bytes) {
      // What is interpolated belongs to the text around it, as does the text behind it.
      if let last = tokens.last, last.kind == .text, token.depth > 0 || token.continuesText {
        tokens[tokens.count - 1].range = last.range.lowerBound..<max(last.range.upperBound, token.range.upperBound)
      } else {
        tokens.append(Word(token))
      }
    }
  }

  /// The words of a token; those of a literal text with its quotes.
  func text(_ token: Word) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

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

  private func equals(_ token: Word, _ word: StaticString) -> Bool {
    guard token.range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes[token.range].elementsEqual($0) }
  }
}

extension SwiftWords.Word {
  fileprivate init(_ token: SwiftToken) {
    kind =
      switch token.kind {
      case .identifier, .quotedIdentifier, .number: .word
      case .text: .text
      case .regularExpression: .pattern
      case .mark: .sign
      }
    range = token.range
    if token.kind == .quotedIdentifier { range = range.lowerBound + 1..<range.upperBound - 1 }
    startsLine = token.beginsLine
  }
}
