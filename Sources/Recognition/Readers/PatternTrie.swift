import SimPhrases
import SimUtterances

/// Placeholders in a pattern: a number, a month, another pattern.
enum PatternClass: UInt8, CaseIterable, Sendable {
  case number, hour, minute, second, point, year, weekday, month, part, monthday, span, unit, time, amount, season,
    holiday, monthNumber, monthdayNumber

  /// The class with a name in lists; nil when there is none.
  init?(named name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  private var name: String {
    switch self {
    case .monthNumber: "month-number"
    case .monthdayNumber: "monthday-number"
    case .number, .hour, .minute, .second, .point, .year, .weekday, .month, .part, .monthday, .span, .unit, .time,
      .amount, .season, .holiday:
      "\(self)"
    }
  }
}

/// The ways to say a list's entries, as a tree of words: a run of tokens is looked up by walking down.
///
/// A step is a word or a class; the caller says what a class takes at a token, and keeps what it captured. The tree is
/// used in place in the language's file.
final class PatternTrie: Sendable {
  /// Where each node's words begin, sorted; with one more element for the end.
  private let wordStarts: StoredArray<Int32>
  private let words: StoredArray<Int32>
  private let wordTargets: StoredArray<Int32>
  private let classStarts: StoredArray<Int32>
  private let classes: StoredArray<UInt8>
  private let classTargets: StoredArray<Int32>
  /// Entries that end at each node, in the order of the list.
  private let entryStarts: StoredArray<Int32>
  private let entries: StoredArray<Int32>

  /// Reads what a `PatternTrieBuilder` has written.
  init(_ store: inout StoreReader) throws(StoreFault) {
    wordStarts = try store.array()
    words = try store.array()
    wordTargets = try store.array()
    classStarts = try store.array()
    classes = try store.array()
    classTargets = try store.array()
    entryStarts = try store.array()
    entries = try store.array()
    guard wordStarts.count > 1, classes.allSatisfy({ PatternClass(rawValue: $0) != nil }) else {
      throw StoreFault()
    }
  }

  /// What a class can take at a token: values, each with the token after it.
  enum Taken<Value> {
    case nothing
    case one(Value, end: Int)
    case several([(value: Value, end: Int)])
  }

  /// The words and classes that entries begin with.
  var starts: (words: ReaderWordSet, classes: [PatternClass]) {
    var starts = ReaderWordSet()
    for index in wordRange(0) { starts.insert(words[index]) }
    return (starts, classRange(0).map { name($0) })
  }

  @inline(__always)
  private func wordRange(_ node: Int) -> Range<Int> { Int(wordStarts[node])..<Int(wordStarts[node + 1]) }

  @inline(__always)
  private func classRange(_ node: Int) -> Range<Int> { Int(classStarts[node])..<Int(classStarts[node + 1]) }

  @inline(__always)
  private func name(_ index: Int) -> PatternClass { PatternClass(rawValue: classes[index]) ?? .number }

  @inline(__always)
  private func entryRange(_ node: Int) -> Range<Int> { Int(entryStarts[node])..<Int(entryStarts[node + 1]) }

  @inline(__always)
  private func next(from node: Int, over word: Int32) -> Int? {
    guard word >= 0 else { return nil }
    var (low, high) = (Int(wordStarts[node]), Int(wordStarts[node + 1]))
    let end = high
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low < end && words[low] == word ? Int(wordTargets[low]) : nil
  }

  /// The end of the longest entry without classes that begins at a token.
  func longestEnd(in text: ReaderText, at start: Int) -> Int? {
    var node = 0
    var token = start
    var found: Int?
    while token < text.count, let next = next(from: node, over: text.words[token]) {
      node = next
      token += 1
      if !entryRange(node).isEmpty { found = token }
    }
    return found
  }

  /// The value of the longest entry without classes that begins at a token.
  func longest<Value>(in text: ReaderText, at start: Int, _ values: ListValues<Value>) -> (value: Value, end: Int)? {
    var node = 0
    var token = start
    var found: (entry: Int, end: Int)?
    while token < text.count, let next = next(from: node, over: text.words[token]) {
      node = next
      token += 1
      if let index = entryRange(node).first(where: { values.has(Int(entries[$0])) }) {
        found = (Int(entries[index]), token)
      }
    }
    return found.flatMap { found in values[found.entry].map { ($0, found.end) } }
  }

  /// All entries that begin at a token, with what their classes took.
  ///
  /// - Parameters:
  ///   - read: what a class can take at a token, after what others have taken.
  ///   - found: called for every entry that matches, with what was taken, in order.
  func match<Value>(
    in text: ReaderText, at start: Int, read: (_ name: PatternClass, _ token: Int, _ taken: [Value]) -> Taken<Value>,
    found: (_ entry: Int, _ end: Int, _ taken: [Value]) -> Void
  ) {
    var taken: [Value] = []
    walk(from: 0, in: text, at: start, &taken, read: read, found: found)
  }

  private func walk<Value>(
    from node: Int, in text: ReaderText, at token: Int, _ taken: inout [Value],
    read: (PatternClass, Int, [Value]) -> Taken<Value>, found: (Int, Int, [Value]) -> Void
  ) {
    for index in entryRange(node) { found(Int(entries[index]), token, taken) }
    guard token < text.count else { return }
    if let next = next(from: node, over: text.words[token]) {
      walk(from: next, in: text, at: token + 1, &taken, read: read, found: found)
    }
    for index in classRange(node) {
      let next = Int(classTargets[index])
      switch read(name(index), token, taken) {
      case .nothing: continue
      case .one(let value, let end): walk(from: next, in: text, from: token, to: end, value, &taken, read, found)
      case .several(let readings):
        for reading in readings {
          walk(from: next, in: text, from: token, to: reading.end, reading.value, &taken, read, found)
        }
      }
    }
  }

  private func walk<Value>(
    from node: Int, in text: ReaderText, from token: Int, to end: Int, _ value: Value, _ taken: inout [Value],
    _ read: (PatternClass, Int, [Value]) -> Taken<Value>, _ found: (Int, Int, [Value]) -> Void
  ) {
    guard end > token else { return }
    taken.append(value)
    walk(from: node, in: text, at: end, &taken, read: read, found: found)
    taken.removeLast()
  }
}

/// Builds a `PatternTrie`.
struct PatternTrieBuilder {
  private struct Node {
    /// Sorted by word.
    var words: [(word: Int32, next: Int32)] = []
    var classes: [(name: PatternClass, next: Int32)] = []
    var entries: [Int32] = []

    /// The index of a word in `words`, or the index where it belongs.
    func place(of word: Int32) -> Int {
      var (low, high) = (0, words.count)
      while low < high {
        let middle = (low + high) / 2
        if words[middle].word < word { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private enum Step {
    case word(Int32)
    case reference(String)
  }

  private var nodes = [Node()]

  /// Adds one way to say an entry; does nothing when it has no tokens, or names an unknown class.
  mutating func add(_ pieces: [SpelledPiece], entry: Int, words: inout ReaderWordBuilder) {
    var node = 0
    for step in Self.steps(of: pieces, words: &words) {
      switch step {
      case .word(let word):
        let place = nodes[node].place(of: word)
        if place < nodes[node].words.count, nodes[node].words[place].word == word {
          node = Int(nodes[node].words[place].next)
        } else {
          nodes.append(Node())
          nodes[node].words.insert((word, Int32(nodes.count - 1)), at: place)
          node = nodes.count - 1
        }
      case .reference(let name):
        guard let name = PatternClass(named: name) else { return }
        if let next = nodes[node].classes.first(where: { $0.name == name })?.next {
          node = Int(next)
        } else {
          nodes.append(Node())
          nodes[node].classes.append((name, Int32(nodes.count - 1)))
          node = nodes.count - 1
        }
      }
    }
    if node != 0 { nodes[node].entries.append(Int32(entry)) }
  }

  func write(to store: inout StoreWriter) {
    func starts(_ count: (Node) -> Int) -> [Int32] {
      var starts: [Int32] = [0]
      for node in nodes { starts.append((starts.last ?? 0) + Int32(count(node))) }
      return starts
    }
    store.put(starts { $0.words.count })
    store.put(nodes.flatMap { $0.words.map(\.word) })
    store.put(nodes.flatMap { $0.words.map(\.next) })
    store.put(starts { $0.classes.count })
    store.put(nodes.flatMap { $0.classes.map { $0.name.rawValue } })
    store.put(nodes.flatMap { $0.classes.map(\.next) })
    store.put(starts { $0.entries.count })
    store.put(nodes.flatMap(\.entries))
  }

  /// An entry's words as tokens, and its classes.
  private static func steps(of pieces: [SpelledPiece], words: inout ReaderWordBuilder) -> [Step] {
    var steps: [Step] = []
    var text = ""
    func flush() {
      guard !text.isEmpty else { return }
      for word in words.numbers(of: text) { steps.append(.word(word)) }
      text = ""
    }
    for piece in pieces {
      switch piece {
      case .text(let more): text += more
      case .name(let name):
        flush()
        steps.append(.reference(name))
      }
    }
    flush()
    return steps
  }
}
