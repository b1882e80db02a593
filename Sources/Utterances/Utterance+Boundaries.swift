extension Utterance {
  /// Whether the punctuation mark at an index parts what stands before it from what follows: a comma does, a hyphen doesn't.
  public func parts(at token: Int) -> Bool {
    guard tokens.indices.contains(token), tokens[token].kind == .punctuation else { return false }
    switch source(tokens[token].range) {
    case ",", ";", ":", "?", "!", "，", "、", "；", "：", "。", "？", "！", "…", "—", "–": return true
    case ".":
      // The point of an initial or an abbreviation has a letter or two before it.
      guard token > 0, tokens[token - 1].kind == .word else { return true }
      return tokens[token - 1].normal.count > 2
    default: return false
    }
  }
}
