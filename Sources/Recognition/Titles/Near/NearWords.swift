import SimUtterances

/// How a sentence may differ from an App Shortcut's phrase (docs/app-intents.md, "What comes near").
struct NearWords: Sendable {
  /// Words that may be in one of them and not in the other.
  let free: Set<String>
  /// Runs of words without meaning: a sentence may add them, but not leave them out.
  let fillers: Set<[String]>
  /// By what is said, what a phrase may have in its place.
  let exchanges: [[String]: [[String]]]
  /// Runs of words in requests that cost something, or take something away.
  let never: [[String]]
  /// Pairs of endings that a word's forms may have.
  let endings: [(one: String, other: String)]
  /// The most words that a run of the lists has.
  let longest: Int

  /// The lists that only this type uses.
  static let lists = ["near-free", "near-never", "near-words"]

  init(of language: Language) {
    let (lists, apostrophes) = (language.smallLists, language.apostrophes)
    func words(_ text: some StringProtocol) -> [String] { PlainText(String(text), apostrophes).tokens }
    free = Set(lists["near-free"].flatMap { words($0.text) })
    fillers = Set(lists["fillers"].map { words($0.text) })
    never = lists["near-never"].map { words($0.text) }
    var exchanges: [[String]: [[String]]] = [:]
    for (text, value) in lists.pairs("near-words") {
      let all = ([text[...]] + value.split(separator: "|")).map(words).filter { !$0.isEmpty }
      for said in all { exchanges[said, default: []] += all.filter { $0 != said } }
    }
    for (said, meant) in lists.pairs("synonyms") {
      exchanges[words(said), default: []] += meant.split(separator: "|").map(words).filter { !$0.isEmpty }
    }
    self.exchanges = exchanges
    endings = lists["word-endings"].map { ($0.text, $0.value ?? "") }
    longest = (exchanges.keys.map(\.count) + fillers.map(\.count)).max() ?? 1
  }

  /// Whether the language allows no differences: then a phrase must be said exactly.
  var isEmpty: Bool { free.isEmpty }

  /// Whether two words are forms of one word: "photos" and "photo".
  func areForms(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count > 2, other.utf8.count > 2 else { return false }
    return endings.contains { isForm(one, of: other, $0) || isForm(other, of: one, $0) }
  }

  private func isForm(_ one: String, of other: String, _ ending: (one: String, other: String)) -> Bool {
    one.hasSuffix(ending.one) && one.utf8.count > ending.one.utf8.count + 2
      && one.dropLast(ending.one.count) + ending.other == other[...]
  }

  /// Whether a request with these words costs something, or takes something away.
  func isOutright(_ words: [String]) -> Bool {
    never.contains { run in
      words.indices.contains { start in
        start + run.count <= words.count
          && zip(words[start...], run).allSatisfy { $0 == $1 || areForms($0, $1) }
      }
    }
  }
}
