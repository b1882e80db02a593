public import SimCatalog
import SimDiagnostics
public import SimUtterances

/// Reads a number: 12, "twenty-one", 一百零五, and 2.5, "two and a half", 三点五.
public struct NumberReader: ValueReader, TextReader {
  private let numbers: NumberWords
  private let words: ReaderWords

  init(_ numbers: NumberWords, words: ReaderWords) { (self.numbers, self.words) = (numbers, words) }

  /// The numbers that begin at a token.
  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    read(ReaderText(utterance, words: words), at: token, now: now)
  }

  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading] {
    guard text.begins(with: numbers.starters, at: token) else { return [] }
    let found = AmountReading(numbers: numbers, text: text).read(at: token).sorted { $0.end > $1.end }
    return found.map { number, end in
      Reading(value: number.isWhole ? .integer(number.digits) : .double(number.double), end: end)
    }
  }
}

/// Reads how many: a number with or without its measure word ("four", "four people", 四个人), and other words for it
/// ("just me", 我们俩), from `lists/counts.list`.
public struct CountReader: ValueReader, TextReader {
  private let numbers: NumberWords
  private let words: ReaderWords
  private let trie: PatternTrie?
  /// The count that a pattern means; an inner nil where the number is said.
  private let values: ListValues<Int?>
  private let starters: ReaderWordSet

  /// - Parameter isBareAllowed: whether a number counts without its measure word ("four"). Where no word of the phrase
  ///   leads up to it, it needs one.
  init(
    _ list: StoredList?, numbers: NumberWords, isBareAllowed: Bool = true, words: ReaderWords,
    diagnostics: inout [Diagnostic]
  ) {
    self.numbers = numbers
    self.words = words
    trie = list?.trie
    values =
      list?.values(isBareAllowed: isBareAllowed) { entry in
        let read = entry.meaning.joined(separator: " ")
        let value = Int(read)
        guard value != nil || entry.meaning.isEmpty else {
          diagnostics.append(
            Diagnostic(
              .error, "'\(read)' is no count; expected a number, or nothing where one is said", at: entry.place))
          return nil
        }
        return .some(value)
      } ?? ListValues()
    var starters = trie?.starts.words ?? ReaderWordSet()
    starters.formUnion(numbers.starters)
    self.starters = starters
  }

  /// The counts that begin at a token.
  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    read(ReaderText(utterance, words: words), at: token, now: now)
  }

  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading] {
    guard text.begins(with: starters, at: token) else { return [] }
    var found: [Reading] = []
    trie?.match(in: text, at: token) { (name, token, _: [Int]) in
      guard name == .number, let (value, end) = numbers.read(text, at: token) else { return .nothing }
      return .one(value, end: end)
    } found: { entry, end, said in
      guard let fixed = values[entry], let value = fixed ?? said.last, !text.cutsUnit(from: token, to: end) else {
        return
      }
      if !found.contains(where: { $0.end == end }) { found.append(Reading(value: .integer(value), end: end)) }
    }
    return found.sorted { $0.end > $1.end }
  }
}
