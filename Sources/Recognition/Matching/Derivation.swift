import SimLexicon
import SimPhrases

/// One reading of a sentence: what each step of its path through the network took.
struct Derivation {
  /// A slot and the words that fill it.
  struct Fill {
    enum Part {
      /// A term, by its hit's number.
      case term(Int)
      case words
      case joiner
      /// The label of one of the person's numbers, by its number.
      case label(Int)
    }

    /// The slot's number in the network.
    var slot: Int
    /// Indices of words.
    var words: Range<Int>
    /// The pieces of an open slot.
    var parts: [(part: Part, words: Range<Int>)] = []
    /// For a closed slot: its reading.
    var reading: Reading?
  }

  /// How the app was named.
  struct Naming {
    /// The mention's number.
    var mention: Int
    var isVerb: Bool
  }

  private(set) var fills: [Fill] = []
  /// The numbers of the constants, each with the index of the word that follows it.
  private(set) var constants: [(number: Int, word: Int)] = []
  private(set) var naming: Naming?

  init(end: Int32, of matcher: borrowing Matcher) { self.init(end: end, from: nil, of: matcher) }

  /// - Parameter start: the first word of the act that ends there; nil for a sentence, which is one phrase.
  init(end: Int32, from start: Int?, of matcher: borrowing Matcher) {
    var path: [Chart.Cell] = []
    var index = end
    while index >= 0 {
      let cell = matcher.chart.cells[Int(index)]
      let isOfOther = start != nil && index != end && (cell.step == .act || cell.step == .unread)
      if isOfOther { break }
      path.append(cell)
      index = cell.back
    }
    var position = start ?? 0
    for cell in path.reversed() {
      let words = position..<max(position, Int(cell.position))
      position = Int(cell.position)
      take(cell, words, matcher)
    }
  }

  private mutating func take(_ cell: Chart.Cell, _ words: Range<Int>, _ matcher: borrowing Matcher) {
    switch cell.step {
    case .begin, .word, .opening, .closing, .leave, .act, .unread, .filler, .aside, .exchanged, .omitted,
      .understood:
      break
    case .constant: constants.append((Int(cell.payload), words.lowerBound))
    case .name, .carriedName, .verb: take(name: cell)
    case .enter: fills.append(Fill(slot: slot(cell, matcher), words: words))
    case .reading:
      fills.append(Fill(slot: slot(cell, matcher), words: words, reading: matcher.sentence.readings[Int(cell.payload)]))
    case .term:
      fills.append(Fill(slot: slot(cell, matcher), words: words, parts: [(.term(Int(cell.payload)), words)]))
    case .termPart: append(.term(Int(cell.payload)), words)
    case .joiner: append(.joiner, words)
    case .label: append(.label(Int(cell.payload)), words)
    case .dialled: fills.append(Fill(slot: slot(cell, matcher), words: words, parts: [(.words, words)]))
    case .labelWord:
      fills.append(Fill(slot: slot(cell, matcher), words: words, parts: [(.label(Int(cell.payload)), words)]))
    case .shape, .freeWord: append(.words, words)
    }
  }

  private mutating func take(name cell: Chart.Cell) {
    // The name of an app that isn't installed doesn't count next to one that is.
    guard cell.payload >= 0 else { return }
    if cell.step == .verb {
      naming = Naming(mention: Int(cell.payload), isVerb: true)
    } else if naming == nil {
      naming = Naming(mention: Int(cell.payload), isVerb: false)
    }
  }

  private mutating func append(_ part: Fill.Part, _ words: Range<Int>) {
    guard let last = fills.indices.last else { return }
    fills[last].words = fills[last].words.lowerBound..<words.upperBound
    if case .words = part, let piece = fills[last].parts.last, case .words = piece.part {
      fills[last].parts[fills[last].parts.count - 1].words = piece.words.lowerBound..<words.upperBound
    } else {
      fills[last].parts.append((part, words))
    }
  }

  private func slot(_ cell: Chart.Cell, _ matcher: borrowing Matcher) -> Int {
    guard cell.edge >= 0 else { return 0 }
    return Int(matcher.states.label(ofEdge: cell.edge))
  }

  /// The hits that fill slots.
  var hits: [Int] {
    fills.flatMap { fill in
      fill.parts.compactMap { piece in if case .term(let hit) = piece.part { hit } else { nil } }
    }
  }
}
