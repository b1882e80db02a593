import SimPhrases

/// Which paths are skipped because the words that a phrase needs at its end don't occur.
extension Matcher {
  /// Whether a phrase that fills a slot up to a word can still end.
  @inline(__always)
  mutating func canEnd(behindEdge edge: Int32, from word: Int32) -> Bool {
    guard prunes, !states.needed(behindEdge: edge).meets((tolerance?.later ?? sentence.later)[Int(word)]) else {
      return true
    }
    hasPruned = true
    return false
  }

  /// Whether something can follow where a slot ends: the end, a word of the phrase, another slot, an app's name, or
  /// closing words.
  mutating func canFollow(edge: Int32, at word: Int32) -> Bool {
    guard prunes else { return true }
    let state = states.target(ofEdge: edge)
    if states.hasSlotsOrConstants(state) { return true }
    if word == window.upperBound || seeksIslands || acts != nil, states.isEnd(state) { return true }
    if word < window.upperBound {
      let symbol = sentence.symbols[Int(word)]
      if symbol >= 0, states.hasEdge(state, word: symbol) { return true }
      for number in sentence.spans(at: word) {
        switch sentence.spans[number].kind {
        case .name, .carriedName, .verb, .closing: return true
        case .opening, .term, .nameShape, .joiner, .article, .barePlace, .here, .placeName, .placeShape, .label,
          .labelWord, .dialled, .option:
          continue
        }
      }
    }
    if let tolerance, word < window.upperBound, canFollow(state, at: word, tolerance) { return true }
    hasPruned = true
    return false
  }

  /// Also follows the paths that were skipped because no phrase can end on them.
  ///
  /// - Parameter isPromising: whether to follow the paths from the cell with a number.
  mutating func runOn(from isPromising: (borrowing Matcher, Int32) -> Bool) {
    guard prunes, !pruned.isEmpty else { return }
    prunes = false
    pruned = pruned.filter { isPromising(self, $0) }
    reached = [[Int32]](repeating: [], count: Int(window.upperBound) + 1)
    var next = 0
    for position in window.lowerBound...window.upperBound {
      while next < pruned.count, chart.cells[Int(pruned[next])].position == position {
        agenda.append(pruned[next])
        next += 1
      }
      agenda += reached[Int(position)].reversed()
      expandAgenda(at: position)
    }
  }
}
