import SimLexicon

extension Sentence {
  /// A sentence is cut into no more parts than this.
  static let mostClauses = 12

  /// The parts of a sentence that may be complete by themselves, in order: its sentences, then its clauses.
  var clauses: [Range<Int>] {
    var result: [Range<Int>] = []
    for part in parts(at: [.stops]) + parts(at: [.breaks, .joinsClause]) {
      guard part != 0..<count, !result.contains(part), result.count < Self.mostClauses else { continue }
      result.append(part)
    }
    return result
  }

  /// The runs of words between marks or joining words.
  private func parts(at marks: WordFlags) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for word in 1...max(1, count) where word >= count || !flags[word].isDisjoint(with: marks) {
      if start < min(word, count) { result.append(start..<min(word, count)) }
      start = word
    }
    return result
  }

  /// Whether an app is named, and not only with a word that also occurs in phrases.
  var namesApp: Bool { mentions.contains { !isCommon($0.tokens) } }

  /// Whether a word is preceded, in its sentence, by words after which nothing is a request: "remind me to".
  func isGuarded(_ word: Int) -> Bool {
    var index = word
    while index > 0, !flags[index].contains(.stops) {
      index -= 1
      if flags[index].contains(.guardsIsland) { return true }
    }
    return false
  }
}
