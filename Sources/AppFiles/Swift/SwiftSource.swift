import SimDiagnostics

/// A Swift source in tokens, with what it takes to go through it: which bracket closes which, and the places of tokens.
package struct SwiftSource: Sendable {
  package let bytes: [UInt8]
  package let tokens: [SwiftToken]
  /// As it is named in places.
  let file: String
  /// For each opening bracket the index of the one that closes it, or the end of the file.
  private let partners: [Int: Int]
  private let lines: LineIndex
  /// The first bracket that is never closed.
  private let firstOpen: Int?

  package init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    tokens = SwiftLexer.tokens(of: bytes)
    lines = LineIndex(bytes)
    var partners: [Int: Int] = [:]
    var open: [(index: Int, mark: UInt8)] = []
    for (index, token) in tokens.enumerated() {
      guard case .mark(let mark) = token.kind else { continue }
      switch mark {
      case Ascii.openBrace, Ascii.openBracket, Ascii.openParenthesis: open.append((index, mark))
      case Ascii.closeBrace, Ascii.closeBracket, Ascii.closeParenthesis:
        // An unclosed bracket ends where one around it does.
        guard let match = open.lastIndex(where: { Self.closing($0.mark) == mark }) else { continue }
        for other in open[match...] { partners[other.index] = index }
        open.removeSubrange(match...)
      default: break
      }
    }
    firstOpen = open.first?.index
    for other in open { partners[other.index] = tokens.count }
    self.partners = partners
  }

  private static func closing(_ mark: UInt8) -> UInt8 {
    switch mark {
    case Ascii.openBrace: Ascii.closeBrace
    case Ascii.openBracket: Ascii.closeBracket
    default: Ascii.closeParenthesis
    }
  }

  // MARK: Tokens

  /// The index of what closes the bracket at an index; the end where nothing does.
  package func partner(of index: Int) -> Int { partners[index] ?? tokens.count }

  package func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// The name at an index, without backticks; "" where there is none.
  package func name(_ index: Int) -> String {
    guard tokens.indices.contains(index), tokens[index].kind.isName else { return "" }
    let text = text(index)
    return tokens[index].kind == .quotedIdentifier ? String(text.dropFirst().dropLast()) : text
  }

  package func isMark(_ index: Int, _ mark: UInt8) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark(mark)
  }

  /// Whether a token is a keyword, and not a member of the same name.
  package func isWord(_ index: Int, _ word: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier && text(index) == word
      && !isMark(index - 1, Ascii.dot)
  }

  /// Whether a string begins at an index.
  func beginsText(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .text && !tokens[index].continuesText
  }

  /// The first text that is never closed, else the first bracket; nil where the source is whole.
  var unclosed: Int? {
    tokens.indices.first { beginsText($0) && !isClosed(textAt: $0) } ?? firstOpen
  }

  private func isClosed(textAt index: Int) -> Bool {
    let depth = tokens[index].depth
    let last = (index..<end(ofTextAt: index)).last { tokens[$0].depth == depth } ?? index
    let first = text(index)
    let hashes = String(first.prefix { $0 == "#" })
    let quotes = first.dropFirst(hashes.count).hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let opening = last == index ? hashes.count + quotes.count : 0
    return text(last).hasSuffix(quotes + hashes) && text(last).count >= opening + quotes.count + hashes.count
  }

  func place(_ index: Int) -> TextPlace {
    lines.place(of: tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count, in: file)
  }

  // MARK: Stretches

  /// The index behind what begins at an index: a bracket with its contents, a string with its interpolations, or one
  /// token.
  package func end(ofPartAt index: Int) -> Int {
    if let partner = partners[index] { return min(partner + 1, tokens.count) }
    guard beginsText(index) else { return index + 1 }
    return end(ofTextAt: index)
  }

  /// The index behind the string that begins at an index.
  func end(ofTextAt index: Int) -> Int {
    let depth = tokens[index].depth
    var next = index + 1
    while next < tokens.count {
      if tokens[next].depth > depth || (tokens[next].continuesText && tokens[next].depth == depth) {
        next += 1
      } else {
        break
      }
    }
    return next
  }

  /// A stretch, cut at a mark outside of its brackets; empty pieces are left out.
  package func pieces(of range: Range<Int>, at mark: UInt8) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      if isMark(index, mark) {
        if start < index { pieces.append(start..<index) }
        start = index + 1
      }
      index = max(index + 1, min(end(ofPartAt: index), range.upperBound))
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }

  /// The first place of a mark outside of all brackets of a stretch.
  package func first(_ mark: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isMark(index, mark) { return index }
      index = max(index + 1, end(ofPartAt: index))
    }
    return nil
  }

  /// The end of the value at an index: that of its line, unless brackets are open or the next line continues it.
  package func endOfValue(from start: Int, before limit: Int) -> Int {
    var index = start
    while index < limit {
      if index > start, tokens[index].beginsLine, !goesOn(index) { return index }
      if isMark(index, Ascii.semicolon) || isMark(index, Ascii.closeBrace) { return index }
      index = end(ofPartAt: index)
    }
    return min(index, limit)
  }

  /// Whether a line that begins at an index continues the line before it.
  private func goesOn(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .mark(let mark):
      // An attribute and a directive begin something new; a line that begins with a dot continues.
      if mark == Ascii.dot { return true }
      return mark != Ascii.at && mark != Ascii.hash && mark != Ascii.openBrace && mark != Ascii.openBracket
        && mark != Ascii.openParenthesis && mark != Ascii.closeBrace && mark != Ascii.backslash
    case .identifier, .quotedIdentifier, .number, .text, .regularExpression:
      guard case .mark(let last) = tokens[index - 1].kind else { return false }
      return last != Ascii.closeBrace && last != Ascii.closeBracket && last != Ascii.closeParenthesis
        && last != Ascii.question && last != Ascii.bang && last != Ascii.semicolon
    }
  }
}
