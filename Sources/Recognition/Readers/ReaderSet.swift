import SimCatalog
import SimDiagnostics
import SimUtterances

/// A reader that shares its words, and what has been read of a sentence, with the others of its language.
protocol TextReader: ValueReader {
  /// Every value that begins at a token, the longest first.
  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading]
}

/// The readers of one language, by the names under which phrases ask for them.
struct ReaderSet: Sendable {
  enum Name: String, CaseIterable, Sendable {
    case number, count, party, time, past, coming, duration, money, amount, measure
    case cases = "case"
  }

  /// By the order of their names.
  private let readers: [any TextReader]
  private let words: ReaderWords
  /// The countries that the language's lists know.
  let regions: Regions

  /// Builds the readers from the lists of a language; each list is read, and complained of, once.
  ///
  /// - Parameter catalog: whose units and cases the lists may name.
  init(files: [LanguageFile], catalog: Catalog, diagnostics: inout [Diagnostic]) {
    let lists = WordLists(files: files, diagnostics: &diagnostics)
    var words = ReaderWords()
    let numbers = NumberWords(lists["numbers"], words: &words, diagnostics: &diagnostics)
    let times = TimeWords(lists, numbers: numbers, words: &words, diagnostics: &diagnostics)
    let count = CountReader(lists["counts"], numbers: numbers, words: &words, diagnostics: &diagnostics)
    // What is wrong with the counts is said once.
    var unheard: [Diagnostic] = []
    let party = CountReader(
      lists["counts"], numbers: numbers, isBareAllowed: false, words: &words, diagnostics: &unheard)
    let patterns = QuantityPatterns(lists["quantities"], words: &words, diagnostics: &diagnostics)
    let currencies = Currencies(lists["currencies"], words: &words, diagnostics: &diagnostics)
    let measures = Measures(lists["measures"], catalog, words: &words, diagnostics: &diagnostics)
    let cases = CaseReader(lists["cases"], catalog, words: &words, diagnostics: &diagnostics)
    let regions = Regions(lists["regions"], diagnostics: &diagnostics)
    self.regions = regions
    words.seal()
    self.words = words
    func money(isBareAllowed: Bool) -> MoneyReader {
      MoneyReader(
        patterns, currencies, numbers: numbers, words: words, region: regions.home, isBareAllowed: isBareAllowed)
    }
    readers = Name.allCases.map { name -> any TextReader in
      switch name {
      case .number: NumberReader(numbers, words: words)
      case .count: count
      case .party: party
      case .time: TimeReader(times, known: words, isPast: false)
      case .past: TimeReader(times, known: words, isPast: true)
      case .coming: TimeReader(times, known: words, isPast: false, isBehindAllowed: false)
      case .duration: DurationReader(times, known: words)
      case .money: money(isBareAllowed: false)
      case .amount: money(isBareAllowed: true)
      case .measure: MeasureReader(patterns, measures, numbers: numbers, words: words)
      case .cases: cases
      }
    }
  }

  /// The reader of a name, nil when there is none.
  func reader(_ name: String) -> (any ValueReader)? { Name(rawValue: name).map { self[$0] } }

  subscript(name: Name) -> any TextReader { readers[name.index] }

  /// An utterance for all readers of the set.
  ///
  /// - Parameter region: where it is said; nil for the region of a locale that names none.
  func text(_ utterance: Utterance, region: Region? = nil) -> ReaderText {
    ReaderText(utterance, words: words, region: region ?? regions.home)
  }
}

extension ReaderSet.Name {
  var index: Int {
    switch self {
    case .number: 0
    case .count: 1
    case .party: 2
    case .time: 3
    case .past: 4
    case .coming: 5
    case .duration: 6
    case .money: 7
    case .amount: 8
    case .measure: 9
    case .cases: 10
    }
  }
}
