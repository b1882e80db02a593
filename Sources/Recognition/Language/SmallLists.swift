import SimPhrases
import SimUtterances

/// Short lists, whose entries are processed when a conversation begins.
struct SmallLists {
  /// An entry, and the text after its equals sign.
  typealias Entry = (text: String, value: String?)

  private let names: [String]
  private let texts: StoredStrings
  private let values: StoredStrings
  /// Where each list's entries begin, and at the end where the last ones stop.
  private let starts: StoredArray<Int32>

  static let kept =
    [
      "activities", "digits", "here", "known-apps", "labels",
      "name-endings", "name-signs", "numbers", "pronouns", "relations", "sounds",
    ] + TolerantWords.lists + NearWords.lists

  static func write(_ lists: [String: ListFile], to store: inout StoreWriter) {
    var (texts, values): ([String], [String]) = ([], [])
    var starts: [Int32] = [0]
    for name in kept {
      for entry in lists[name]?.entries ?? [] {
        texts.append(entry.text)
        // A list file can't have empty values.
        values.append(entry.value ?? "")
      }
      starts.append(Int32(texts.count))
    }
    store.put(texts)
    store.put(values)
    store.put(starts)
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    names = Self.kept
    texts = try store.strings()
    values = try store.strings()
    starts = try store.array()
    guard texts.count == values.count, starts.count == names.count + 1, starts.allSatisfy({ $0 >= 0 }),
      zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }), Int(starts[names.count]) <= texts.count
    else { throw StoreFault() }
  }

  subscript(name: String) -> [Entry] {
    guard let index = names.firstIndex(of: name) else { return [] }
    return (Int(starts[index])..<Int(starts[index + 1])).map { number in
      let value = values[number]
      return (texts[number], value.isEmpty ? nil : value)
    }
  }

  /// The entries that have a value.
  func pairs(_ name: String) -> [(text: String, value: String)] {
    self[name].compactMap { entry in entry.value.map { (entry.text, $0) } }
  }
}
