import SimCatalog
import SimUtterances

/// What unknown names look like: capitals, numbers to be dialled, addresses.
extension SentenceBuilder {
  /// A name in a script with capitals: consecutive capitalised words.
  mutating func addNameShapes(_ facts: LanguageFacts) {
    if hasNumbers { addNumbersDialled() }
    if hasSymbols { addAddresses() }
    guard hasCapitals, let lengths = facts.capitals else { return }
    let namesEnd = spans.filter { $0.kind == .name }.map(\.end)
    for start in words.indices where isCapital(start) {
      var end = start
      // Every sentence begins with a capital: the "Show" in "HuHu, Show me a car" isn't a name.
      let isFirst = start == 0 || flags[start].contains(.stops) || isBehind(namesEnd, start)
      let leastCount = isFirst && symbols[start] >= 0 ? max(2, lengths.lowerBound) : lengths.lowerBound
      // An app's name isn't a family name.
      while end < min(words.count, start + lengths.upperBound), isCapital(end),
        end == start || flags[end].isDisjoint(with: [.breaks, .startsClause, .startsName])
      {
        end += 1
        guard end - start >= leastCount else { continue }
        spans.append(KnownRun(kind: .nameShape, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
    }
  }

  /// Whether a word comes right after an app's name and a mark.
  private func isBehind(_ names: [Int32], _ word: Int) -> Bool {
    flags[word].contains(.breaks) && names.contains(Int32(word))
  }

  private func isCapital(_ word: Int) -> Bool { flags[word].contains(.capital) && !flags[word].contains(.barred) }

  /// A number to be dialled, in groups of digits as it is said or written: "+1 415 555 0101", "(415) 555-0101".
  private mutating func addNumbersDialled() {
    var start = 0
    while start < count {
      var end = start
      if isSymbol(end, "+") { end += 1 }
      var digits = 0
      while end < count, isDigits(end), digits == 0 || !flags[end].contains(.breaks) {
        digits += flags[end].contains(.digitWord) ? 1 : utterance.tokens[words[end]].normal.count
        end += 1
      }
      if digits >= 3, digits <= 20 {
        spans.append(KnownRun(kind: .dialled, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
      if digits >= 5, digits <= 20 {
        spans.append(KnownRun(kind: .nameShape, start: Int32(start), end: Int32(end), payload: 0, app: 0))
      }
      start = max(end, start + 1)
    }
  }

  /// E-mail addresses, which count as names where no one known has them.
  private mutating func addAddresses() {
    for word in words.indices where isSymbol(word, "@") {
      var (start, end) = (word, word + 1)
      while start > 0, isWritten(start - 1, togetherWith: start) { start -= 1 }
      while end < count, isWritten(end - 1, togetherWith: end) { end += 1 }
      let tokens = words[start]..<words[end - 1] + 1
      guard PersonHandle(address: utterance.source(utterance.range(of: tokens))) != nil else { continue }
      spans.append(KnownRun(kind: .nameShape, start: Int32(start), end: Int32(end), payload: 0, app: 0))
    }
  }

  /// Whether two adjacent words have no space between them and aren't characters.
  private func isWritten(_ word: Int, togetherWith next: Int) -> Bool {
    guard !flags[word].contains(.ideograph), !flags[next].contains(.ideograph) else { return false }
    return (words[word]..<words[next]).allSatisfy { utterance.touchesNext($0) }
  }

  private func isDigits(_ word: Int) -> Bool {
    if flags[word].contains(.digitWord) { return true }
    let token = utterance.tokens[words[word]]
    return token.kind == .number && utterance.source(token.range).utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  private func isSymbol(_ word: Int, _ symbol: String) -> Bool {
    let token = utterance.tokens[words[word]]
    return token.kind == .symbol && utterance.source(token.range) == symbol
  }
}
