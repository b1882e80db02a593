/// How a punctuation mark separates what precedes it from what follows.
public enum Boundary: Hashable, Sendable {
  /// A comma: a clause ends.
  case pause
  /// A colon or a dash: what follows belongs to it, and is complete by itself.
  case colon
  /// A sentence ends.
  case end
  /// A point after a word so short that it may be an abbreviation: "hi. And" ends a sentence, "vs. them" doesn't.
  case possibleEnd
}

extension Utterance {
  /// How the mark at an index separates the words around it; nil for a hyphen, a decimal point, or the point of "St.".
  public func boundary(at token: Int) -> Boundary? {
    guard tokens.indices.contains(token), tokens[token].kind == .punctuation, !isWithinNumber(token) else {
      return nil
    }
    switch source(tokens[token].range) {
    case ",", "，", "、": return .pause
    case ":", "：", "—", "–": return .colon
    case ";", "?", "!", "；", "。", "？", "！", "…": return .end
    case ".":
      guard token > 0, tokens[token - 1].kind == .word else { return .end }
      // The point of an initial or an abbreviation has a letter or two before it.
      if tokens[token - 1].normal.count > 2 { return isWithinName(token) ? nil : .end }
      return mayEndSentence(token) ? .possibleEnd : nil
    default: return nil
    }
  }

  /// Whether the mark at an index certainly separates the words around it: a comma does, a hyphen doesn't.
  public func parts(at token: Int) -> Bool {
    switch boundary(at: token) {
    case .pause, .colon, .end: true
    case .possibleEnd, nil: false
    }
  }

  /// Whether a point follows two lower-case letters and precedes a space.
  private func mayEndSentence(_ point: Int) -> Bool {
    let word = tokens[point - 1]
    return word.normal.count == 2 && word.range.upperBound == tokens[point].range.lowerBound
      && point + 1 < tokens.count && !touchesNext(point)
      && source(word.range).utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// Whether a token touches the next one, which must exist.
  public func touchesNext(_ token: Int) -> Bool {
    tokens[token].range.upperBound == tokens[token + 1].range.lowerBound
  }

  /// Whether a mark is inside figures: "16:45", "2,000", "8.30".
  private func isWithinNumber(_ mark: Int) -> Bool {
    guard mark > 0, mark + 1 < tokens.count, tokens[mark - 1].kind == .number, tokens[mark + 1].kind == .number else {
      return false
    }
    return touchesNext(mark - 1) && touchesNext(mark) && [":", ",", "."].contains(source(tokens[mark].range))
  }

  /// Whether a point is inside a name like "Ride.io": it touches two words, the second in lower case.
  private func isWithinName(_ point: Int) -> Bool {
    guard point + 1 < tokens.count, tokens[point + 1].kind == .word || tokens[point + 1].kind == .number,
      touchesNext(point - 1), touchesNext(point)
    else { return false }
    return source(tokens[point + 1].range).unicodeScalars.first.map { !$0.properties.isUppercase } ?? false
  }
}
