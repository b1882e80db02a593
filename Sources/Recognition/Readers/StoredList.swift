import SimDiagnostics
import SimPhrases
import SimUtterances

/// A word list as stored in a language's file: a tree of the ways to say its entries, and the meaning of each line.
///
/// The reader that asks for the list interprets the meanings: a new list needs no change here.
struct StoredList: Sendable {
  /// A line of the list.
  struct Entry: Sendable {
    /// Its index among the lines.
    var number: Int
    /// What follows the `=`, cut at spaces; empty where there is none.
    var meaning: [String]
    var place: TextPlace
  }

  /// The file's name without folder and ending: `numbers`.
  let name: String
  /// Its entries are ways, which `ListValues` resolves.
  let trie: PatternTrie
  private let path: String
  private let texts: StoredStrings
  private let meanings: StoredStrings
  private let lineNumbers: StoredArray<Int32>
  /// The line of each way.
  private let lines: StoredArray<Int32>
  /// Whether each way contains a word, and not only classes: 0 or 1.
  private let saysWords: StoredArray<UInt8>

  static func write(_ list: WordList, words: inout ReaderWordBuilder, to store: inout StoreWriter) {
    var trie = PatternTrieBuilder()
    var (texts, meanings, numbers): ([String], [String], [Int32]) = ([], [], [])
    var (lines, saysWords): ([Int32], [UInt8]) = ([], [])
    for (way, entry) in list.entries.enumerated() {
      if numbers.last != Int32(entry.place.line) {
        numbers.append(Int32(entry.place.line))
        meanings.append(entry.meaning.joined(separator: " "))
        texts.append("")
      }
      let text = entry.pieces.map { if case .text(let text) = $0 { text.filter { !$0.isWhitespace } } else { "" } }
      texts[texts.count - 1] += texts[texts.count - 1].isEmpty ? text.joined() : "\n" + text.joined()
      lines.append(Int32(numbers.count - 1))
      saysWords.append(entry.saysWords ? 1 : 0)
      trie.add(entry.pieces, entry: way, words: &words)
    }
    store.put(list.name)
    store.put(list.path)
    trie.write(to: &store)
    store.put(texts)
    store.put(meanings)
    store.put(numbers)
    store.put(lines)
    store.put(saysWords)
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    name = try store.text()
    path = try store.text()
    trie = try PatternTrie(&store)
    texts = try store.strings()
    meanings = try store.strings()
    lineNumbers = try store.array()
    lines = try store.array()
    saysWords = try store.array()
    guard texts.count == meanings.count, meanings.count == lineNumbers.count, lines.count == saysWords.count,
      lines.allSatisfy({ $0 >= 0 && Int($0) < lineNumbers.count })
    else { throw StoreFault() }
  }

  /// Its lines.
  var entries: [Entry] {
    meanings.indices.map { line in
      Entry(
        number: line, meaning: meanings[line].split(separator: " ").map(String.init),
        place: TextPlace(file: path, line: Int(lineNumbers[line])))
    }
  }

  /// The ways to say a line, without classes and spaces.
  func names(of entry: Entry) -> [String] { texts[entry.number].split(separator: "\n").map(String.init) }

  /// What the ways mean.
  ///
  /// - Parameters:
  ///   - isBareAllowed: whether ways without a word count.
  ///   - value: the meaning of a line; nil leaves it out.
  func values<Value>(isBareAllowed: Bool = true, _ value: (Entry) -> Value?) -> ListValues<Value> {
    ListValues(entries.map(value), lines: lines, barred: isBareAllowed ? nil : saysWords)
  }
}

/// The meanings of a list's ways, by the numbers in its tree.
struct ListValues<Value: Sendable>: Sendable {
  private let values: [Value?]
  private let lines: StoredArray<Int32>?
  /// 0 for ways that don't count.
  private let barred: StoredArray<UInt8>?

  fileprivate init(_ values: [Value?], lines: StoredArray<Int32>, barred: StoredArray<UInt8>?) {
    (self.values, self.lines, self.barred) = (values, lines, barred)
  }

  /// For a list that doesn't exist.
  init() { (values, lines, barred) = ([], nil, nil) }

  /// The value of a way; nil where its line has none, which was reported.
  @inline(__always)
  subscript(way: Int) -> Value? {
    guard let lines, barred.map({ $0[way] != 0 }) ?? true else { return nil }
    return values[Int(lines[way])]
  }

  @inline(__always)
  func has(_ way: Int) -> Bool { self[way] != nil }
}
