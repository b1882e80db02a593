import SimCatalog
import SimPhrases

/// What the way to a cell of a tolerant reading has taken from a phrase, and in what it differs from it.
struct AlignedPath {
  /// A difference: its step, the indices of its words, and what the step says of it.
  typealias Difference = (step: Chart.Step, words: Range<Int>, payload: Int32)

  /// In the order of the sentence.
  private(set) var differences: [Difference] = []
  /// How much the way differs from the phrase.
  let slack: Int
  /// How many words of the phrase were said that tell requests apart.
  private(set) var tellingWords = 0
  /// How many words were said freely.
  private(set) var freeWords = 0
  /// How many words are the phrase's, a vocabulary's or a reader's.
  private(set) var knownWords = 0
  /// How many runs of words were exchanged that say what a request is about.
  private(set) var exchangesOfContent = 0
  /// Whether the words with which the phrase begins weren't said.
  private(set) var lacksBeginning = false

  init(end: Int32, of matcher: borrowing Matcher) {
    slack = Int(matcher.chart.cells[Int(end)].slack)
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
      differences.append((cell.step, words, cell.payload))
      let exchanges = matcher.tolerance?.atWords[words.lowerBound].exchanges ?? []
      if exchanges[Int(cell.payload)].for.isOfContent { exchangesOfContent += 1 }
    case .filler, .aside, .omitted: differences.append((cell.step, words, cell.payload))
    case .understood:
      differences.append((cell.step, words, cell.payload))
      lacksBeginning = true
    case .reading, .term, .termPart, .label, .labelWord, .dialled: knownWords += words.count
    case .freeWord, .shape: freeWords += words.count
    // Whoever names an app has not said yet what is wanted of it.
    case .begin, .constant, .opening, .closing, .enter, .leave, .joiner, .act, .unread, .name, .carriedName, .verb:
      break
    }
  }

  /// Whether an intent may begin by it: something was said that tells it from others, and what nobody would want done by mistake was
  /// said in the words that its phrases have for it.
  func allows(_ schema: IntentSchema?) -> Bool {
    guard tellingWords > 0 else { return false }
    let isOutright = schema?.deed.map(Self.outright.contains) ?? false
    return !isOutright || exchangesOfContent == 0 && !lacksBeginning
  }

  /// The deeds that cost money, or that are hard to take back.
  private static let outright: Set<String> = [
    "pay", "collect", "transfer", "bill", "taskDelete", "messageUnsend", "messageEdit", "workoutCancel", "workoutEnd",
    "rideCancel", "carLock", "callEnd",
  ]

  /// What speaks for it, in hundredths as an agreement has them: what the words say of the intent, and how much of the sentence is the
  /// phrase's. The figures were fitted to sentences of which it was known what they mean (docs/phrase-language.md).
  func worth(_ agreement: Agreement) -> Int {
    min(agreement.sum, Worth.mostAgreement)
      + Worth.tellingWord * min(tellingWords, Worth.mostTelling) + Worth.knownWord * min(knownWords, Worth.mostWords)
      + Worth.freeWord * min(freeWords, Worth.mostWords) + Worth.slack * slack
      + Worth.exchangedContent * exchangesOfContent + (lacksBeginning ? Worth.lackingBeginning : 0)
  }

  private enum Worth {
    static let mostAgreement = 900
    static let tellingWord = 180
    static let mostTelling = 5
    static let knownWord = 130
    static let freeWord = -95
    static let mostWords = 10
    static let slack = -190
    static let exchangedContent = -300
    static let lackingBeginning = -250
  }
}
