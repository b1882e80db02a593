package import SimPhrases
package import SimRecognition

/// How much a language's phrase files hold: `sirisim-vocabulary phrases count`.
package struct PhraseCounts: Hashable, Sendable {
  /// The counts of one intent, file or parameter.
  package struct Row: Hashable, Sendable {
    /// An intent, a parameter or a file.
    package var name: String
    /// How many phrases it has.
    package var phrases = 0
    /// How many sentences its phrases must take.
    package var examples = 0
    /// How many sentences its phrases must not take.
    package var counterexamples = 0
    /// Ways to say the phrases, with one word for each slot; `UInt64.max` if there are too many to count.
    package var sentences: UInt64 = 0
    /// Different words of the phrases.
    package var words = 0
  }

  /// A row for each intent.
  package private(set) var intents: [Row] = []
  /// A row for each file.
  package private(set) var files: [Row] = []
  /// `INSendMessageIntent.recipients`: phrases that fill it and examples with a value for it.
  package private(set) var parameters: [Row] = []
  /// All of them together.
  package private(set) var total = Row(name: "all")

  /// - Parameter files: the phrase files that are counted.
  package init(_ files: [PhraseFile], of language: Language) {
    var ways = Ways(rules: language.rules)
    var words: [String: Set<String>] = [:]
    for file in files {
      guard let intent = file.intent else { continue }
      var row = Row(name: file.path)
      for entry in file.entries {
        row.phrases += 1
        row.examples += entry.examples.count
        row.counterexamples += entry.counterexamples.count
        row.sentences = row.sentences.plus(ways.count(entry.phrase.parts))
        let own = ways.words(entry.phrase.parts)
        words[file.path, default: []].formUnion(own)
        words[intent, default: []].formUnion(own)
        words["", default: []].formUnion(own)
        count(entry, of: intent, language)
      }
      row.words = words[file.path]?.count ?? 0
      self.files.append(row)
      Self.add(row, to: &intents, name: intent)
    }
    for index in intents.indices { intents[index].words = words[intents[index].name]?.count ?? 0 }
    for row in self.files { Self.sum(row, into: &total) }
    total.words = words[""]?.count ?? 0
  }

  private mutating func count(_ entry: PhraseFile.Entry, of intent: String, _ language: Language) {
    let examples = entry.examples
    for parameter in PhraseTree.parameters(of: entry.phrase.parts, rules: language.rules).sorted() {
      var row = Row(name: "\(intent).\(parameter)", phrases: 1)
      row.examples = examples.count { $0.fields.contains { $0.parameter == parameter } }
      Self.add(row, to: &parameters, name: row.name)
    }
  }

  private static func add(_ row: Row, to rows: inout [Row], name: String) {
    if let index = rows.firstIndex(where: { $0.name == name }) {
      sum(row, into: &rows[index])
    } else {
      var row = row
      row.name = name
      rows.append(row)
    }
  }

  private static func sum(_ row: Row, into sum: inout Row) {
    sum.phrases += row.phrases
    sum.examples += row.examples
    sum.counterexamples += row.counterexamples
    sum.sentences = sum.sentences.plus(row.sentences)
  }
}

/// Counts the ways to say phrases.
private struct Ways {
  let rules: [String: [[PhrasePart]]]
  private var known: [String: UInt64] = [:]
  private var knownWords: [String: Set<String>] = [:]

  init(rules: [String: [[PhrasePart]]]) { self.rules = rules }

  mutating func count(_ parts: [PhrasePart], depth: Int = 0) -> UInt64 {
    guard depth < 64 else { return 0 }
    var product: UInt64 = 1
    for part in parts {
      switch part {
      case .word, .slot, .constant, .appName: continue
      case .choice(let alternatives):
        product = product.times(alternatives.reduce(0) { $0.plus(count($1, depth: depth + 1)) })
      case .rule(let name, _): product = product.times(count(rule: name, depth: depth + 1))
      }
    }
    return product
  }

  private mutating func count(rule name: String, depth: Int) -> UInt64 {
    if let count = known[name] { return count }
    var sum: UInt64 = 0
    for alternative in rules[name] ?? [] { sum = sum.plus(count(alternative, depth: depth)) }
    known[name] = sum
    return sum
  }

  mutating func words(_ parts: [PhrasePart], depth: Int = 0) -> Set<String> {
    guard depth < 64 else { return [] }
    var words: Set<String> = []
    for part in parts {
      switch part {
      case .word(let word): words.insert(word.normal)
      case .slot, .constant, .appName: continue
      case .choice(let alternatives): for inner in alternatives { words.formUnion(self.words(inner, depth: depth + 1)) }
      case .rule(let name, _):
        if knownWords[name] == nil {
          var inside: Set<String> = []
          for inner in rules[name] ?? [] { inside.formUnion(self.words(inner, depth: depth + 1)) }
          knownWords[name] = inside
        }
        words.formUnion(knownWords[name] ?? [])
      }
    }
    return words
  }
}

extension UInt64 {
  fileprivate func plus(_ other: UInt64) -> UInt64 {
    let (sum, isTooMuch) = addingReportingOverflow(other)
    return isTooMuch ? .max : sum
  }

  fileprivate func times(_ other: UInt64) -> UInt64 {
    let (product, isTooMuch) = multipliedReportingOverflow(by: other)
    return isTooMuch ? .max : product
  }
}
