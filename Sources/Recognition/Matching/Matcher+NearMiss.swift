import SimPhrases
import SimUtterances

extension Matcher {
  /// How far the phrase came that accounts for most of the sentence; nil when none began.
  mutating func nearMiss() -> NearMiss? {
    var best: (cell: Chart.Cell, state: Int32)?
    for cell in chart.cells where cell.score > best?.cell.score ?? 0 {
      guard case .state(let state) = Node(cell.node), state != root, cell.step != .constant else { continue }
      best = (cell, state)
    }
    guard let best else { return nil }
    let position = Int(best.cell.position)
    return NearMiss(
      understood: sentence.range(0..<position), rest: sentence.range(position..<sentence.count),
      expected: expected(in: best.state))
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
