import SimUtterances

extension Sentence {
  /// The number that words dial; nil where they are a name: "+1 415 555 0101" as it is written, 幺三八 as its digits.
  func dialled(_ words: Range<Int>, _ numbers: NumberLabels) -> String? {
    var digits = ""
    var isSpoken = false
    for word in words {
      let token = utterance.tokens[self.words[word]]
      let source = utterance.source(token.range)
      if token.kind == .symbol, source == "+", word == words.lowerBound { continue }
      if token.kind == .number, source.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
        digits += source
      } else if let digit = numbers.digit(utterance.normalBytes[token.normal]) {
        digits += digit
        isSpoken = true
      } else {
        return nil
      }
    }
    guard digits.utf8.count >= 3 else { return nil }
    return isSpoken ? digits : utterance.source(nameRange(words))
  }
}
