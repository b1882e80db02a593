import SimPhrases
import SimUtterances

extension Matcher {
  /// How far the phrase came that accounts for most of the sentence; nil when none began.
  ///
  /// Free words and an app's name account for nothing: any phrase that has free words would come to the end.
  mutating func nearMiss() -> NearMiss? {
    guard let sofar = farthest() else { return nil }
    runOn { $0.scoreOfPhrase($1) >= sofar.score }
    guard let best = farthest() else { return nil }
    let position = Int(best.cell.position)
    return NearMiss(
      understood: sentence.range(0..<position), rest: sentence.range(position..<sentence.count),
      expected: expected(in: best.state))
  }

  /// The cell between the parts of a phrase to which most of the sentence led, and of those the last.
  private func farthest() -> (cell: Chart.Cell, state: Int32, score: Int32)? {
    var best: (cell: Chart.Cell, state: Int32, score: Int32)?
    for cell in chart.cells where cell.score >= best?.score ?? 1 {
      guard case .state(let state) = Node(cell.node), state != root, cell.step != .constant else { continue }
      let score = scoreOfPhrase(cell)
      // Of two that account for as much, the one that came farther.
      if score > 0, (score, cell.position) > (best?.score ?? 0, best?.cell.position ?? 0) {
        best = (cell, state, score)
      }
    }
    return best
  }

  /// What the words are worth that a phrase, a vocabulary or a reader has.
  private func scoreOfPhrase(_ cell: Chart.Cell) -> Int32 {
    var (cell, score) = (cell, cell.score)
    while cell.back >= 0 {
      let before = chart.cells[Int(cell.back)]
      switch cell.step {
      case .freeWord, .name, .carriedName, .verb, .opening: score -= cell.score - before.score
      case .begin, .word, .constant, .closing, .enter, .leave, .reading, .term, .termPart, .shape, .joiner, .label,
        .labelWord, .dialled, .act, .unread:
        break
      }
      cell = before
    }
    return score
  }

  /// What may come in a state: words, and parameters in braces.
  private mutating func expected(in state: Int32) -> [String] {
    var result: [String] = []
    for edge in states.slotEdges(of: state) {
      let name = "{" + knowledge.network.slots[Int(states.label(ofEdge: edge))].parameter + "}"
      if !result.contains(name) { result.append(name) }
    }
    for edge in states.wordEdges(of: state) {
      guard result.count < 8 else { break }
      result.append(String(decoding: knowledge.network.words.key(Int(states.label(ofEdge: edge))), as: UTF8.self))
    }
    return Array(result.prefix(8))
  }
}
