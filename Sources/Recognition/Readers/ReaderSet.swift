import SimCatalog
import SimDiagnostics
import SimUtterances

/// A reader that shares its words, and what has been read of a sentence, with the language's other readers.
protocol TextReader: ValueReader {
  /// All values that begin at a token, the longest first.
  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading]
}

/// The readers of one language, by the names that phrases use for them.
struct ReaderSet: Sendable {
  enum Name: String, CaseIterable, Sendable {
    case number, count, party, time, past, coming, duration, delay, money, amount, measure
    case cases = "case"
  }

  /// In the order of their names.
  private let readers: [any TextReader]
  /// The reader of times by itself.
  let times: TimeReader
  private let words: ReaderWords
  /// The units of all lists.
  private let units: PatternTrie
  /// The countries that the language's lists know.
  let regions: Regions

  /// Reads the lists of a language, and writes what readers need of them.
  static func write(
    _ files: [LanguageFile], _ apostrophes: Apostrophes, to store: inout StoreWriter, diagnostics: inout [Diagnostic]
  ) {
    WordLists.write(files, apostrophes, to: &store, diagnostics: &diagnostics)
  }

  /// Builds the readers from the lists in a language's file.
  ///
  /// - Parameters:
  ///   - catalog: the units and cases that lists may name.
  ///   - isChecking: whether meanings are checked against the catalogue.
  ///   - diagnostics: receives meanings that aren't understood, once for each list.
  init(_ store: inout StoreReader, catalog: Catalog, isChecking: Bool, diagnostics: inout [Diagnostic])
    throws(StoreFault)
  {
    let lists = try WordLists(&store)
    let numbers = NumberWords(lists["numbers"], diagnostics: &diagnostics)
    let times = TimeWords(lists, numbers: numbers, diagnostics: &diagnostics)
    let count = CountReader(lists["counts"], numbers: numbers, words: lists.words, diagnostics: &diagnostics)
    // Faults of the counts are reported once.
    var ignored: [Diagnostic] = []
    let party = CountReader(
      lists["counts"], numbers: numbers, isBareAllowed: false, words: lists.words, diagnostics: &ignored)
    let patterns = QuantityPatterns(lists["quantities"], diagnostics: &diagnostics)
    let currencies = Currencies(lists["currencies"], diagnostics: &diagnostics)
    let measures = Measures(lists["measures"], diagnostics: &diagnostics)
    if isChecking { Measures.check(lists["measures"], catalog, diagnostics: &diagnostics) }
    let cases = CaseReader(lists["cases"], catalog, words: lists.words, diagnostics: &diagnostics)
    let regions = Regions(lists["regions"], diagnostics: &diagnostics)
    self.regions = regions
    let words = lists.words
    self.words = words
    let timeReader = TimeReader(times, known: words, isPast: false)
    self.times = timeReader
    units = lists.units
    func money(isBareAllowed: Bool) -> MoneyReader {
      MoneyReader(
        patterns, currencies, numbers: numbers, words: words, region: regions.home, isBareAllowed: isBareAllowed)
    }
    readers = Name.allCases.map { name -> any TextReader in
      switch name {
      case .number: NumberReader(numbers, words: words)
      case .count: count
      case .party: party
      case .time: timeReader
      case .past: TimeReader(times, known: words, isPast: true)
      case .coming: TimeReader(times, known: words, isPast: false, allowsPast: false)
      case .duration: DurationReader(times, known: words)
      case .delay: DurationReader(times, known: words, use: .delay)
      case .money: money(isBareAllowed: false)
      case .amount: money(isBareAllowed: true)
      case .measure: MeasureReader(patterns, measures, numbers: numbers, words: words)
      case .cases: cases
      }
    }
  }

  /// Builds the readers from the files of a language.
  init(files: [LanguageFile], catalog: Catalog, diagnostics: inout [Diagnostic]) throws(StoreFault) {
    var store = StoreWriter()
    Self.write(files, Apostrophes(of: files, diagnostics: &diagnostics), to: &store, diagnostics: &diagnostics)
    var reader = StoreReader(StoredBytes(store.bytes))
    try self.init(&reader, catalog: catalog, isChecking: true, diagnostics: &diagnostics)
  }

  /// The reader of a name, nil when there is none.
  func reader(_ name: String) -> (any ValueReader)? { Name(rawValue: name).map { self[$0] } }

  subscript(name: Name) -> any TextReader { readers[name.index] }

  /// An utterance for all readers of the set.
  ///
  /// - Parameter region: where it is said; nil for the region of a locale without one.
  func text(_ utterance: Utterance, region: Region? = nil) -> ReaderText {
    ReaderText(utterance, words: words, region: region ?? regions.home, units: units)
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
    case .delay: 7
    case .money: 8
    case .amount: 9
    case .measure: 10
    case .cases: 11
    }
  }
}
