extension Utterance {
  /// Whether the punctuation mark at an index parts what stands before it from what follows: a comma does, a hyphen doesn't.
  public func parts(at token: Int) -> Bool {
    guard tokens.indices.contains(token), tokens[token].kind == .punctuation, !isWithinNumber(token) else {
      return false
    }
    switch source(tokens[token].range) {
    case ",", ";", ":", "?", "!", "，", "、", "；", "：", "。", "？", "！", "…", "—", "–": return true
    case ".":
      // The point of an initial or an abbreviation has a letter or two before it.
      guard token > 0, tokens[token - 1].kind == .word else { return true }
      return tokens[token - 1].normal.count > 2 && !isWithinName(token)
    default: return false
    }
  }

  /// Whether nothing stands between a token and the next one; there has to be one.
  public func touchesNext(_ token: Int) -> Bool {
    tokens[token].range.upperBound == tokens[token + 1].range.lowerBound
  }

  /// Whether a mark stands within figures: "16:45", "2,000", "8.30".
  private func isWithinNumber(_ mark: Int) -> Bool {
    guard mark > 0, mark + 1 < tokens.count, tokens[mark - 1].kind == .number, tokens[mark + 1].kind == .number else {
      return false
    }
    return touchesNext(mark - 1) && touchesNext(mark) && [":", ",", "."].contains(source(tokens[mark].range))
  }

  /// Whether a point stands within a name like "Ride.io": between two words that touch it, the second one in small letters.
  private func isWithinName(_ point: Int) -> Bool {
    guard point + 1 < tokens.count, tokens[point + 1].kind == .word || tokens[point + 1].kind == .number,
      touchesNext(point - 1), touchesNext(point)
    else { return false }
    return source(tokens[point + 1].range).unicodeScalars.first.map { !$0.properties.isUppercase } ?? false
  }
}
