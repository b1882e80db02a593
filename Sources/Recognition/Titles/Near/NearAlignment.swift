/// An alignment of a sentence's words with a phrase's in which they differ least.
///
/// Every word of the sentence is the phrase's, replaces some of it, or means nothing; one distinctive word of the
/// phrase may be missing where two others were said. So no word is skipped that could mean something else.
struct NearAlignment {
  /// A word of the phrase.
  struct Word {
    var text: String
    /// Whether it tells requests apart.
    var isTelling: Bool
    /// Whether the phrase would mean something else without it: a negation, a condition, a number.
    var isNeeded: Bool
  }

  /// A difference, with the words of both.
  struct Difference {
    enum Kind { case passedOver, exchanged, unsaid }
    var kind: Kind
    var said: Range<Int>
    var phrase: Range<Int>
  }

  private enum Cost {
    static let aside = 1
    static let free = 1
    static let form = 1
    static let exchange = 2
    static let unsaid = 4
    static let most = 7
  }

  private struct Cell {
    var cost: Int
    var telling: Int
    var from: Int
    var difference: Difference?
  }

  /// The total cost of the differences.
  let cost: Int
  /// In the order of the sentence.
  let differences: [Difference]

  /// - Parameters:
  ///   - starts: the indices of its words that the sentence may begin with, after opening words.
  ///   - ends: the indices before which it may end.
  /// - Returns: nil where they differ in more.
  init?(_ said: [String], _ phrase: [Word], starts: Set<Int>, ends: Set<Int>, _ words: NearWords) {
    let (width, height) = (phrase.count + 1, said.count + 1)
    var cells = [Cell?](repeating: nil, count: width * height * 2)
    func index(_ i: Int, _ j: Int, _ lacks: Int) -> Int { (i * width + j) * 2 + lacks }
    func take(_ to: Int, _ cell: Cell) {
      guard cell.cost <= Cost.most else { return }
      if let known = cells[to], (known.cost, -known.telling) <= (cell.cost, -cell.telling) { return }
      cells[to] = cell
    }
    for start in starts where start <= said.count {
      cells[index(start, 0, 0)] = Cell(cost: start > 0 ? Cost.aside : 0, telling: 0, from: -1, difference: nil)
    }
    for i in 0...said.count {
      for j in 0...phrase.count {
        for lacks in 0...1 {
          let here = index(i, j, lacks)
          guard let cell = cells[here] else { continue }
          func go(_ di: Int, _ dj: Int, _ cost: Int, _ kind: Difference.Kind?, telling: Int = 0, lacks other: Int = 0) {
            let difference = kind.map { Difference(kind: $0, said: i..<i + di, phrase: j..<j + dj) }
            take(
              index(i + di, j + dj, lacks + other),
              Cell(cost: cell.cost + cost, telling: cell.telling + telling, from: here, difference: difference))
          }
          if i < said.count {
            if words.free.contains(said[i]) { go(1, 0, Cost.free, .passedOver) }
            if j < phrase.count {
              let telling = phrase[j].isTelling ? 1 : 0
              if said[i] == phrase[j].text {
                go(1, 1, 0, nil, telling: telling)
              } else if words.areForms(said[i], phrase[j].text) {
                go(1, 1, Cost.form, .exchanged, telling: telling)
              }
            }
            for length in 1...max(1, words.longest) where i + length <= said.count {
              let run = Array(said[i..<i + length])
              if words.fillers.contains(run) { go(length, 0, Cost.aside, .passedOver) }
              for meant in words.exchanges[run] ?? []
              where j + meant.count <= phrase.count && zip(phrase[j...], meant).allSatisfy({ $0.text == $1 }) {
                let telling = phrase[j..<j + meant.count].contains(where: \.isTelling) ? 1 : 0
                go(length, meant.count, Cost.exchange, .exchanged, telling: telling)
              }
            }
          }
          if j < phrase.count, !phrase[j].isNeeded {
            if words.free.contains(phrase[j].text) {
              go(0, 1, Cost.free, .unsaid)
            } else if lacks == 0 {
              go(0, 1, Cost.unsaid, .unsaid, lacks: 1)
            }
          }
        }
      }
    }
    var best: (cell: Cell, cost: Int)?
    // A character counts for less than a word.
    let isWritten = phrase.allSatisfy { $0.text.utf8.count == $0.text.count }
    let most = [1, isWritten ? 2 : 3]
    for end in ends where end <= said.count {
      for lacks in 0...1 {
        guard let cell = cells[index(end, phrase.count, lacks)] else { continue }
        let cost = cell.cost + (end < said.count ? Cost.aside : 0)
        // A phrase without a distinctive word is near only to itself.
        let needed = phrase.contains(where: \.isTelling) ? most[lacks] : 0
        guard cost <= Cost.most, cell.telling >= needed, cost < best?.cost ?? Int.max else { continue }
        best = (cell, cost)
      }
    }
    guard let best else { return nil }
    cost = best.cost
    var differences: [Difference] = []
    var cell: Cell? = best.cell
    while let current = cell {
      if let difference = current.difference { differences.append(difference) }
      cell = current.from >= 0 ? cells[current.from] : nil
    }
    self.differences = differences.reversed()
  }
}
