import SimLexicon

extension Sentence {
  /// No sentence is cut into more parts than this.
  static let mostClauses = 12

  /// The parts of a sentence that may stand by themselves, in their order: its sentences, then its clauses.
  var clauses: [Range<Int>] {
    var result: [Range<Int>] = []
    for part in parts(at: [.stops]) + parts(at: [.breaks, .joinsClause]) {
      guard part != 0..<count, !result.contains(part), result.count < Self.mostClauses else { continue }
      result.append(part)
    }
    return result
  }

  /// The runs of words between those before which a mark or a joining word stands.
  private func parts(at marks: WordFlags) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for word in 1...max(1, count) where word >= count || !flags[word].isDisjoint(with: marks) {
      if start < min(word, count) { result.append(start..<min(word, count)) }
      start = word
    }
    return result
  }

  /// Whether an app is named, and not only with a word that phrases hold anyway.
  var namesApp: Bool { mentions.contains { !isCommon($0.tokens) } }

  /// Whether something stands before a word, in its sentence, behind which nothing is a request: "remind me to".
  func isGuarded(_ word: Int) -> Bool {
    var index = word
    while index > 0, !flags[index].contains(.stops) {
      index -= 1
      if flags[index].contains(.guardsIsland) { return true }
    }
    return false
  }
}
