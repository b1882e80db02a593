import SimCatalog
import SimPhrases

/// What the path to a cell of a tolerant reading has taken from a phrase, and how it differs from it.
struct AlignedPath {
  /// A difference: its step, the indices of its words, and the step's payload.
  typealias Difference = (step: Chart.Step, words: Range<Int>, payload: Int32)

  /// In the order of the sentence.
  private(set) var differences: [Difference] = []
  /// What the differences take from its worth.
  private var cost = 0
  /// How many distinctive words of the phrase were said.
  private(set) var tellingWords = 0
  /// How many free words were said.
  private(set) var freeWords = 0
  /// How many words belong to the phrase, a vocabulary or a reader.
  private(set) var knownWords = 0
  /// How many exchanged runs of words say what a request is about.
  private(set) var exchangesOfContent = 0
  /// Whether the first words of the phrase weren't said.
  private(set) var lacksBeginning = false
  /// The free words of each name, place or title, in no order.
  private(set) var names: [Range<Int>] = []
  /// Whether the free words before the cell belong to a text, and whether they begin another name.
  private var (isInText, isNewName) = (false, true)

  init(end: Int32, of matcher: borrowing Matcher) {
    var index = end
    while index >= 0 {
      let cell = matcher.chart.cells[Int(index)]
      let start = cell.back >= 0 ? Int(matcher.chart.cells[Int(cell.back)].position) : Int(cell.position)
      take(cell, start..<max(start, Int(cell.position)), matcher)
      index = cell.back
    }
    differences.reverse()
  }

  private mutating func take(_ cell: Chart.Cell, _ words: Range<Int>, _ matcher: borrowing Matcher) {
    switch cell.step {
    case .word:
      knownWords += 1
      if !matcher.sentence.flags[words.lowerBound].contains(.weak) { tellingWords += 1 }
    case .exchanged:
      knownWords += words.count
      let exchanges = matcher.tolerance?.atWords[words.lowerBound].exchanges ?? []
      let exchange = exchanges[Int(cell.payload)].for
      if exchange.isOfContent { exchangesOfContent += 1 }
      differ(cell, words, exchange.cost)
    case .filler: differ(cell, words, .filler)
    case .aside: differ(cell, words, .aside)
    case .omitted: differ(cell, words, .omitted)
    case .understood:
      differ(cell, words, .understood)
      lacksBeginning = true
    case .reading, .term, .termPart, .label, .labelWord, .dialled: knownWords += words.count
    case .freeWord:
      freeWords += words.count
      if !isInText { addName(words) }
    case .shape: freeWords += words.count
    case .leave: (isInText, isNewName) = (matcher.isBehindText(cell), true)
    // Naming an app doesn't say yet what it is to do.
    case .begin, .constant, .opening, .closing, .enter, .joiner, .act, .unread, .name, .carriedName, .verb:
      break
    }
  }

  private mutating func differ(_ cell: Chart.Cell, _ words: Range<Int>, _ difference: ToleranceCost) {
    differences.append((cell.step, words, cell.payload))
    cost += difference.worth
  }

  /// Adds a free word of a name; the path is followed backwards.
  private mutating func addName(_ words: Range<Int>) {
    if let last = names.last, !isNewName, last.lowerBound == words.upperBound {
      names[names.count - 1] = words.lowerBound..<last.upperBound
    } else {
      names.append(words)
    }
    isNewName = false
  }

  /// Whether an intent may start from it: distinctive words were said, and an intent that mustn't start by mistake was
  /// said in its phrases' own words.
  func allows(_ schema: IntentSchema?) -> Bool {
    guard tellingWords > 0 else { return false }
    let isOutright = schema?.isOutright ?? false
    return !isOutright || exchangesOfContent == 0 && !lacksBeginning
  }

  /// The evidence for it, in hundredths as in an agreement: the words' agreement with the intent, and how much of the
  /// sentence belongs to the phrase.
  func worth(_ agreement: Agreement) -> Int {
    func worth(_ count: Int, _ each: (worth: Int, most: Int)) -> Int { each.worth * min(count, each.most) }
    return min(agreement.sum, ToleranceCost.mostAgreement) + worth(tellingWords, ToleranceCost.tellingWord)
      + worth(knownWords, ToleranceCost.knownWord) + worth(freeWords, ToleranceCost.freeWord) - cost
  }
}
