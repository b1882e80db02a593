extension Utterance {
  /// Cuts a line into tokens. Any text will do: what isn't a letter, digit or sign separates tokens and is left out.
  ///
  /// - Parameter apostrophes: the role of apostrophes in the line's language; none for a name.
  public init(_ text: String, _ apostrophes: Apostrophes = Apostrophes()) {
    var tokens: [Token] = []
    var normal: [UInt8] = []
    var copy = text
    copy.withUTF8 { bytes in
      tokens.reserveCapacity(bytes.count / 3 + 4)
      normal.reserveCapacity(bytes.count + bytes.count / 2)
      var scanner = Scanner(bytes, apostrophes)
      while let token = scanner.token(normal: &normal) { tokens.append(token) }
    }
    self.init(text: text, tokens: tokens, normalBytes: normal)
  }

  /// The bytes of the line that tokens cover, from the first one's start to the last one's end.
  public func range(of tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty, tokens.lowerBound >= 0, tokens.upperBound <= self.tokens.count else { return 0..<0 }
    return self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
  }

  /// The words as they were typed, with what is between them.
  public func source(of tokens: Range<Int>) -> String { source(range(of: tokens)) }

  /// The text between two UTF-8 offsets.
  public func source(_ bytes: Range<Int>) -> String { Self.source(bytes, of: text) }

  /// The part of a typed line between two UTF-8 offsets.
  public static func source(_ bytes: Range<Int>, of text: String) -> String {
    let view = text.utf8
    guard bytes.lowerBound >= 0, bytes.upperBound <= view.count else { return "" }
    let start = view.index(view.startIndex, offsetBy: bytes.lowerBound)
    return String(Substring(view[start..<view.index(start, offsetBy: bytes.count)]))
  }

  /// The range of a run of tokens' normal form in `normalBytes`.
  public func normalRange(of tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty, tokens.lowerBound >= 0, tokens.upperBound <= self.tokens.count else { return 0..<0 }
    return self.tokens[tokens.lowerBound].normal.lowerBound..<self.tokens[tokens.upperBound - 1].normal.upperBound
  }

  /// The normal form of one token; empty for punctuation.
  public func normal(_ token: Int) -> String { normal(token..<token + 1) }

  /// The normal form of a run of tokens.
  public func normal(_ tokens: Range<Int>) -> String {
    String(decoding: normalBytes[normalRange(of: tokens)], as: UTF8.self)
  }
}

/// Normal forms of many lines, without creating utterances.
public enum Normalisation {
  /// Calls `found` with every token of some UTF-8, and with the normal forms so far, which its ranges refer to.
  public static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>, _ apostrophes: Apostrophes = Apostrophes(), normal: inout [UInt8],
    found: (Token, [UInt8]) -> Void
  ) {
    var scanner = Scanner(bytes, apostrophes)
    while let token = scanner.token(normal: &normal) { found(token, normal) }
  }

  /// Appends the normal form of a range of UTF-8 to `normal`: of a name, which no language cuts at its apostrophes.
  ///
  /// - Returns: the number of its tokens, without punctuation.
  public static func append(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to normal: inout [UInt8]) -> Int {
    measured(bytes, range, to: &normal).count
  }

  /// The same, also with the end of the first token's normal form in `normal`.
  public static func measured(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to normal: inout [UInt8]
  ) -> (count: Int, firstEnd: Int) {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return (0, normal.count) }
    var scanner = Scanner(bytes, from: range.lowerBound, to: range.upperBound, Apostrophes())
    var (count, firstEnd) = (0, normal.count)
    while let token = scanner.token(normal: &normal) {
      guard token.kind != .punctuation else { continue }
      if count == 0 { firstEnd = token.normal.upperBound }
      count += 1
    }
    return (count, firstEnd)
  }
}
