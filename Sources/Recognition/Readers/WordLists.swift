import SimDiagnostics
import SimPhrases
import SimUtterances

/// The word lists of one language, by name, as stored in its file.
struct WordLists: Sendable {
  let words: ReaderWords
  /// The units of all lists that have some.
  let units: PatternTrie
  private let lists: [String: StoredList]

  /// The lists that readers are built from.
  static let names: Set<String> = [
    "numbers", "counts", "times", "spans", "units", "months", "monthdays", "weekdays", "dayparts",
    "regions", "currencies", "quantities", "measures", "cases", "seasons", "holidays",
  ]

  /// The lists of what a number may count.
  private static let unitLists = ["units", "measures", "currencies"]

  /// Reads `lists/*.list` among a language's files, and writes them to the store.
  static func write(
    _ files: [LanguageFile], _ apostrophes: Apostrophes, to store: inout StoreWriter, diagnostics: inout [Diagnostic]
  ) {
    var lists: [String: WordList] = [:]
    for file in files where file.path.hasSuffix(".list") && names.contains(ListFile.name(of: file.path)) {
      let list = WordList(path: file.path, text: file.text, diagnostics: &diagnostics)
      lists[list.name] = list
    }
    var words = ReaderWordBuilder(apostrophes)
    var body = StoreWriter()
    body.put(lists.count)
    for (_, list) in lists.sorted(by: { $0.key < $1.key }) { StoredList.write(list, words: &words, to: &body) }
    var units = PatternTrieBuilder()
    for name in unitLists {
      for entry in lists[name]?.entries ?? [] { units.add(entry.pieces, entry: 0, words: &words) }
    }
    units.write(to: &body)
    words.write(to: &store)
    store.append(body)
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    words = try ReaderWords(&store)
    store.align()
    var lists: [String: StoredList] = [:]
    for _ in 0..<(try store.number()) {
      let list = try StoredList(&store)
      lists[list.name] = list
    }
    self.lists = lists
    units = try PatternTrie(&store)
    store.align()
  }

  subscript(name: String) -> StoredList? { lists[name] }
}
