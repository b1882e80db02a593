import SimUtterances

/// An array whose first elements lie in a file and are read there, and that grows in memory.
struct GrowingArray<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, Sendable {
  private let first: StoredArray<Element>
  private var added: [Element] = []

  /// An empty array.
  init() { first = StoredArray() }

  /// An array that begins with a file's elements.
  init(_ first: StoredArray<Element>) { self.first = first }

  var startIndex: Int { 0 }
  var endIndex: Int { first.count + added.count }

  subscript(index: Int) -> Element {
    index < first.count ? first[index] : added[index - first.count]
  }

  mutating func append(_ element: Element) { added.append(element) }

  /// Removes elements that were added.
  mutating func removeAll(from index: Int) { added.removeSubrange((index - first.count)...) }

  /// The elements as an ordinary array, for writing them again.
  var all: [Element] { first.copy + added }
}

extension GrowingArray where Element: Comparable {
  /// Sorts elements that were added.
  mutating func sort(from index: Int) { added[(index - first.count)...].sort() }
}
