import SimDiagnostics
import SimUtterances

/// Siri's sentences by identifier, as stored in a language's file: a text is made only of a sentence that is said.
struct StoredLines: Sendable {
  private let identifiers: StoredTable
  /// Where each identifier's sentences begin, and at the end where the last ones stop.
  private let variantStarts: StoredArray<Int32>
  /// Where the parts of each sentence begin.
  private let partStarts: StoredArray<Int32>
  private let parts: StoredStrings
  /// Whether each part is a placeholder: 0 or 1.
  private let isPlaceholder: StoredArray<UInt8>
  /// The position of each sentence among all lines.
  private let orders: StoredArray<Int32>

  static func write(_ entries: [String: [LineCatalogue.Entry]], to store: inout StoreWriter) {
    var identifiers = ByteTable()
    var (variantStarts, partStarts, orders): ([Int32], [Int32], [Int32]) = ([0], [0], [])
    var (parts, isPlaceholder): ([String], [UInt8]) = ([], [])
    // Sorted by bytes, so that those with a common beginning are found by binary search.
    for (identifier, variants) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      identifiers.insert(identifier.utf8)
      for variant in variants {
        for part in variant.template.parts {
          switch part {
          case .text(let text):
            parts.append(text)
            isPlaceholder.append(0)
          case .placeholder(let name):
            parts.append(name)
            isPlaceholder.append(1)
          }
        }
        partStarts.append(Int32(parts.count))
        orders.append(Int32(variant.order))
      }
      variantStarts.append(Int32(orders.count))
    }
    identifiers.write(to: &store)
    store.put(variantStarts)
    store.put(partStarts)
    store.put(parts)
    store.put(isPlaceholder)
    store.put(orders)
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    identifiers = try StoredTable(&store)
    variantStarts = try store.array()
    partStarts = try store.array()
    parts = try store.strings()
    isPlaceholder = try store.array()
    orders = try store.array()
    func rises(_ starts: StoredArray<Int32>, to end: Int) -> Bool {
      zip(starts, starts.dropFirst()).allSatisfy { $0 >= 0 && $0 <= $1 } && starts.last.map { Int($0) == end } ?? false
    }
    guard variantStarts.count == identifiers.count + 1, rises(variantStarts, to: orders.count),
      partStarts.count == orders.count + 1, rises(partStarts, to: parts.count), isPlaceholder.count == parts.count
    else { throw StoreFault() }
  }

  /// How many sentences there are.
  var count: Int { orders.count }

  /// The sentences of an identifier, as a range of numbers.
  func variants(_ identifier: String) -> Range<Int> {
    guard let number = identifiers.find(identifier.utf8) else { return 0..<0 }
    return Int(variantStarts[number])..<Int(variantStarts[number + 1])
  }

  /// A sentence with its values filled in; nil when one is missing.
  func filled(_ variant: Int, _ values: [String: String]) -> String? {
    var result = ""
    for part in Int(partStarts[variant])..<Int(partStarts[variant + 1]) {
      if isPlaceholder[part] == 0 {
        result += parts[part]
      } else {
        guard let value = values[parts[part]], !value.isEmpty else { return nil }
        result += value
      }
    }
    return result
  }

  /// The names of the values that a sentence needs.
  func placeholders(_ variant: Int) -> [String] {
    (Int(partStarts[variant])..<Int(partStarts[variant + 1])).filter { isPlaceholder[$0] == 1 }.map { parts[$0] }
  }

  /// The position of a sentence among all lines, which is the order of a card's rows.
  func order(_ variant: Int) -> Int { Int(orders[variant]) }

  /// All identifiers that begin with some text, sorted.
  func identifiers(beginningWith prefix: String) -> [String] {
    let prefix = Array(prefix.utf8)
    var (low, high) = (0, identifiers.count)
    while low < high {
      let middle = (low + high) / 2
      if identifiers.key(middle).lexicographicallyPrecedes(prefix) { low = middle + 1 } else { high = middle }
    }
    var result: [String] = []
    while low < identifiers.count {
      let key = identifiers.key(low)
      guard key.starts(with: prefix) else { break }
      result.append(String(decoding: key, as: UTF8.self))
      low += 1
    }
    return result
  }
}
