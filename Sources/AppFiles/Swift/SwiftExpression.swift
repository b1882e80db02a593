/// A value as a Swift source writes it out.
indirect enum SwiftExpression: Hashable, Sendable {
  /// An argument of a call.
  struct Argument: Hashable, Sendable {
    /// Nil where it has none.
    var label: String?
    var value: Located
  }

  /// A value with its tokens.
  struct Located: Hashable, Sendable {
    var value: SwiftExpression
    var range: Range<Int>
  }

  /// An element of a dictionary.
  struct Pair: Hashable, Sendable {
    var key: Located
    var value: Located
  }

  case text(SwiftText)
  /// With its sign.
  case number(String)
  /// `Size.small`; `.small` begins with "".
  case name([String])
  /// `DisplayRepresentation(title: "Small")`; the path of `.init(…)` begins with "".
  case call([String], [Argument])
  case list([Located])
  case pairs([Pair])
  /// What only a compiler could work out.
  case other
}

extension SwiftExpression.Located {
  /// The last part of a name or of a called function's name: `small` of `Size.small`; nil for anything else.
  var name: String? {
    switch value {
    case .name(let path), .call(let path, _): path.last
    case .text, .number, .list, .pairs, .other: nil
    }
  }

  /// Its arguments, if it is a call.
  var arguments: [SwiftExpression.Argument] { if case .call(_, let arguments) = value { arguments } else { [] } }

  /// The argument with a label; nil means one without.
  subscript(_ label: String?) -> SwiftExpression.Located? { arguments.first { $0.label == label }?.value }

  /// Its elements, where it is a list.
  var elements: [SwiftExpression.Located]? { if case .list(let elements) = value { elements } else { nil } }
}

extension SwiftSource {
  /// Reads a stretch of tokens that is one value.
  func expression(_ range: Range<Int>) -> SwiftExpression.Located {
    var range = range
    while range.count > 1, ["return", "try", "await"].contains(where: { isWord(range.lowerBound, $0) }) {
      range = range.lowerBound + 1..<range.upperBound
    }
    return SwiftExpression.Located(value: value(of: range), range: range)
  }

  private func value(of range: Range<Int>) -> SwiftExpression {
    guard let first = range.first else { return .other }
    if beginsText(first) {
      return end(ofTextAt: first) == range.upperBound ? .text(SwiftText(at: first, of: self)) : .other
    }
    switch tokens[first].kind {
    case .number: return range.count == 1 ? .number(text(first)) : .other
    case .mark(UInt8(ascii: "-")):
      return range.count == 2 && tokens[first + 1].kind == .number ? .number("-" + text(first + 1)) : .other
    case .mark(Ascii.openBracket):
      return partner(of: first) == range.upperBound - 1 ? collection(first + 1..<range.upperBound - 1) : .other
    case .mark(Ascii.openParenthesis):
      return partner(of: first) == range.upperBound - 1 ? value(of: first + 1..<range.upperBound - 1) : .other
    case .mark(Ascii.dot), .identifier, .quotedIdentifier: return nameOrCall(range)
    case .mark, .text, .regularExpression: return .other
    }
  }

  private func collection(_ range: Range<Int>) -> SwiftExpression {
    if range.count == 1, isMark(range.lowerBound, Ascii.colon) { return .pairs([]) }
    let elements = pieces(of: range, at: Ascii.comma)
    if let element = elements.first, first(Ascii.colon, in: element) != nil {
      return .pairs(
        elements.compactMap { element in
          guard let colon = first(Ascii.colon, in: element) else { return nil }
          return SwiftExpression.Pair(
            key: expression(element.lowerBound..<colon), value: expression(colon + 1..<element.upperBound))
        })
    }
    return .list(elements.map(expression))
  }

  /// `Size.small`, `.small`, `Soup(kind: .tomato)`, `.init("x")`, `Box<Soup>()`; a closure behind a call is no part of
  /// what is read.
  private func nameOrCall(_ range: Range<Int>) -> SwiftExpression {
    var index = range.lowerBound
    var path: [String] = []
    if isMark(index, Ascii.dot) {
      path.append("")
      index += 1
    }
    while index < range.upperBound, !name(index).isEmpty {
      path.append(name(index))
      index += 1
      if isMark(index, UInt8(ascii: "<")), let end = endOfGenerics(index, before: range.upperBound) { index = end }
      guard isMark(index, Ascii.dot), index + 1 < range.upperBound, !name(index + 1).isEmpty else { break }
      index += 1
    }
    guard path.contains(where: { !$0.isEmpty }) else { return .other }
    if index == range.upperBound { return .name(path) }
    guard isMark(index, Ascii.openParenthesis) else { return .other }
    let close = partner(of: index)
    guard close < range.upperBound else { return .other }
    var end = close + 1
    while isMark(end, Ascii.openBrace), end < range.upperBound { end = self.end(ofPartAt: end) }
    guard end == range.upperBound else { return .other }
    return .call(path, arguments(index + 1..<close))
  }

  private func endOfGenerics(_ index: Int, before limit: Int) -> Int? {
    var depth = 0
    for next in index..<min(limit, index + 64) {
      if isMark(next, UInt8(ascii: "<")) { depth += 1 }
      if isMark(next, UInt8(ascii: ">")) { depth -= 1 }
      if depth == 0 { return next + 1 }
    }
    return nil
  }

  /// The arguments between the parentheses of a call.
  func arguments(_ range: Range<Int>) -> [SwiftExpression.Argument] {
    pieces(of: range, at: Ascii.comma).map { piece in
      let label = name(piece.lowerBound)
      guard !label.isEmpty, isMark(piece.lowerBound + 1, Ascii.colon) else {
        return SwiftExpression.Argument(label: nil, value: expression(piece))
      }
      return SwiftExpression.Argument(label: label, value: expression(piece.lowerBound + 2..<piece.upperBound))
    }
  }
}
