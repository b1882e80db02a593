import SimPhrases
import SimUtterances

extension Matcher {
  /// How far the phrase matched that accounts for most of the sentence; nil when none began.
  ///
  /// Free words and an app's name don't count: any phrase with free words would match to the end.
  mutating func nearMiss() -> NearMiss? {
    var free = FreeWordScores(of: chart)
    guard let sofar = farthest(&free) else { return nil }
    runOn { matcher, index in
      matcher.chart.cells[Int(index)].score - free.score(at: index, in: matcher.chart) >= sofar.score
    }
    free = FreeWordScores(of: chart)
    guard let best = farthest(&free) else { return nil }
    let position = Int(best.cell.position)
    return NearMiss(
      understood: sentence.range(0..<position), rest: sentence.range(position..<sentence.count),
      expected: expected(in: best.state))
  }

  /// The last of the cells between the parts of a phrase that account for most of the sentence.
  private func farthest(_ free: inout FreeWordScores) -> (cell: Chart.Cell, state: Int32, score: Int32)? {
    var best: (cell: Chart.Cell, state: Int32, score: Int32)?
    for (index, cell) in chart.cells.enumerated() where cell.score >= best?.score ?? 1 {
      guard case .state(let state) = Node(cell.node), state != root, cell.step != .constant else { continue }
      let score = cell.score - free.score(at: Int32(index), in: chart)
      // Of two that account for the same amount, the one that reaches farther.
      if score > 0, (score, cell.position) > (best?.score ?? 0, best?.cell.position ?? 0) {
        best = (cell, state, score)
      }
    }
    return best
  }

  /// What a state accepts next: words, and parameters in braces.
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

/// For each cell the score of the words on its path that no phrase, vocabulary or reader has.
///
/// Paths share their beginnings, and each piece is computed once: the cost is proportional to the number of cells.
private struct FreeWordScores {
  private var known: [Int32]
  private static let unknown = Int32.min

  init(of chart: borrowing Chart) { known = [Int32](repeating: Self.unknown, count: chart.cells.count) }

  mutating func score(at index: Int32, in chart: borrowing Chart) -> Int32 {
    var total: Int32 = 0
    var place = index
    while place >= 0 {
      if known[Int(place)] != Self.unknown {
        total += known[Int(place)]
        break
      }
      total += ownScore(of: place, in: chart)
      place = chart.cells[Int(place)].back
    }
    var rest = total
    place = index
    while place >= 0, known[Int(place)] == Self.unknown {
      known[Int(place)] = rest
      rest -= ownScore(of: place, in: chart)
      place = chart.cells[Int(place)].back
    }
    return total
  }

  /// The score of the last step to a cell if it took free words, or only the app's name.
  private func ownScore(of index: Int32, in chart: borrowing Chart) -> Int32 {
    let cell = chart.cells[Int(index)]
    switch cell.step {
    case .freeWord, .name, .carriedName, .verb, .opening:
      return cell.score - (cell.back >= 0 ? chart.cells[Int(cell.back)].score : 0)
    case .begin, .word, .constant, .closing, .enter, .leave, .reading, .term, .termPart, .shape, .joiner, .label,
      .labelWord, .dialled, .act, .unread, .filler, .aside, .exchanged, .omitted, .understood:
      return 0
    }
  }
}
