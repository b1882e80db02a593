extension Matcher {
  /// A run of words inside a sentence that phrases match completely.
  struct Island {
    /// Indices of words.
    var words: Range<Int>
    /// How many of its ends are loose: acceptable only if more evidence supports the island.
    var looseEnds: Int
    /// The cells in which phrases end, and the phrases.
    var ends: [(cell: Int32, state: Int32)]
  }

  /// How many islands are tried.
  private static let mostIslands = 4
  /// The least share of the sentence that an island has, in percent.
  private static let least = 40

  /// The longest runs of words that phrases match completely and that mean enough, the longest first.
  mutating func islands() -> [Island] {
    var islands: [Range<Int>: [(cell: Int32, state: Int32)]] = [:]
    for end in window.lowerBound + 1...max(window.lowerBound + 1, window.upperBound) where end <= window.upperBound {
      guard looseness(atEnd: Int(end)) != nil else { continue }
      for (cell, state) in ends(before: end) {
        // Free words aren't cut short: "pay Sam" isn't part of "pay Sam Lee Ray".
        if isTorn(before: Int(end)), chart.cells[Int(cell)].step == .leave { continue }
        let start = self.start(of: cell)
        guard !start.isWeak, (Int(end) - start.word) * 100 >= window.count * Self.least else { continue }
        islands[start.word..<Int(end), default: []].append((cell, state))
      }
    }
    let longest = islands.sorted { ($1.key.count, $0.key.lowerBound) < ($0.key.count, $1.key.lowerBound) }
    return longest.prefix(Self.mostIslands).map { words, ends in
      let loose = (looseness(atStart: words.lowerBound) ?? 0) + (looseness(atEnd: words.upperBound) ?? 0)
      return Island(words: words, looseEnds: loose, ends: ends)
    }
  }

  /// Whether an island may begin with a word: it isn't a piece of something else, and leaves enough of the sentence.
  func mayBeginIsland(at word: Int) -> Bool {
    word < sentence.count && looseness(atStart: word) != nil
      && (Int(window.upperBound) - word) * 100 >= window.count * Self.least && !sentence.isGuarded(word)
  }

  /// Whether an island may end before a word: 0 where a mark precedes it or something new begins, 1 where more evidence
  /// is needed, nil where the island would be torn out of something else.
  private func looseness(atEnd word: Int) -> Int? {
    if word == sentence.count || !sentence.flags[word].isDisjoint(with: [.breaks, .followsIsland]) { return 0 }
    // Naming an app means asking it for something.
    let flags = sentence.flags[word]
    return flags.contains(.tailsIsland) || (sentence.namesApp && !flags.contains(.ideograph)) ? 1 : nil
  }

  /// Whether neither a mark nor a word of the lists separates what ends before a word from what follows.
  private func isTorn(before word: Int) -> Bool {
    word < sentence.count && sentence.flags[word].isDisjoint(with: [.breaks, .followsIsland, .tailsIsland])
  }

  /// The same for the word that it begins with: "a **message to Sam**" is a piece of something else.
  private func looseness(atStart word: Int) -> Int? {
    if word == 0 || sentence.breaks(word) { return 0 }
    let before = sentence.flags[word - 1]
    if before.contains(.barsIsland) { return nil }
    if before.contains(.leadsIsland) { return 0 }
    // Without spaces between words, any character may be in the middle of one.
    return sentence.flags[word].contains(.ideograph) ? nil : 1
  }

  /// The first word of the path to a cell, and whether its phrase says too little: only an app's name as a verb, or
  /// words of `weak-words.list`.
  private func start(of cell: Int32) -> (word: Int, isWeak: Bool) {
    var index = cell
    var isWeak = true
    while true {
      let cell = chart.cells[Int(index)]
      guard cell.back >= 0 else { return (Int(cell.position), isWeak) }
      if cell.step == .word, !sentence.flags[Int(cell.position) - 1].contains(.weak) { isWeak = false }
      index = cell.back
    }
  }
}
