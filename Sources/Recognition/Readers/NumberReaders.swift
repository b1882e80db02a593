public import SimCatalog
public import SimDiagnostics
public import SimUtterances

/// Reads a whole number: 12, "twenty-one", 一百零五.
public struct NumberReader: ValueReader {
  private let numbers: NumberWords

  public init(files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    let lists = WordLists(files: files, diagnostics: &diagnostics)
    self.init(NumberWords(lists["numbers"], diagnostics: &diagnostics))
  }

  init(_ numbers: NumberWords) { self.numbers = numbers }

  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    numbers.read(utterance, at: token).map { [Reading(value: .integer($0.value), end: $0.end)] } ?? []
  }
}

/// Reads how many: a number with or without its measure word ("four", "four people", 四个人), and what says it
/// otherwise ("just me", 我们俩), from `lists/counts.list`.
public struct CountReader: ValueReader {
  private let numbers: NumberWords
  private let trie: PatternTrie
  /// The count of a pattern; nil where the number is said.
  private let values: [Int?]
  private let starters: Set<String>

  public init(files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    let lists = WordLists(files: files, diagnostics: &diagnostics)
    let numbers = NumberWords(lists["numbers"], diagnostics: &diagnostics)
    self.init(lists["counts"], numbers: numbers, diagnostics: &diagnostics)
  }

  /// - Parameter isBareAllowed: whether a number counts without its measure word ("four"). Where no word of the phrase
  ///   leads to it, it must have one.
  init(_ list: WordList?, numbers: NumberWords, isBareAllowed: Bool = true, diagnostics: inout [Diagnostic]) {
    self.numbers = numbers
    var trie = PatternTrie()
    var values: [Int?] = []
    for entry in list?.entries ?? [] {
      let read = entry.meaning.joined(separator: " ")
      let value = Int(read)
      guard value != nil || entry.meaning.isEmpty else {
        diagnostics.append(
          Diagnostic(.error, "'\(read)' is no count; expected a number, or nothing where one is said", at: entry.place))
        continue
      }
      if !isBareAllowed, Self.isBare(entry.pieces) { continue }
      trie.add(entry.pieces, entry: values.count)
      values.append(value)
    }
    (self.trie, self.values) = (trie, values)
    starters = trie.starts.words.union(numbers.starters)
  }

  private static func isBare(_ pieces: [WordList.Piece]) -> Bool {
    !pieces.contains {
      if case .text(let text) = $0 { text.contains { !$0.isWhitespace } } else { false }
    }
  }

  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    guard utterance.begins(with: starters, at: token) else { return [] }
    var found: [Reading] = []
    trie.match(in: utterance, at: token, captures: Int?.none) { name, token, _ in
      guard name == "number", let (value, end) = numbers.read(utterance, at: token) else { return [] }
      return [(captures: value, end: end)]
    } found: { entry, end, said in
      guard let value = values[entry] ?? said else { return }
      if !found.contains(where: { $0.end == end }) { found.append(Reading(value: .integer(value), end: end)) }
    }
    return found.sorted { $0.end > $1.end }
  }
}
