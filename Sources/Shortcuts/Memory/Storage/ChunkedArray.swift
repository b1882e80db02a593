/// An array in chunks: two copies that differ at their ends share all other chunks.
///
/// A conversation's memory is copied at every turn, as a bookmark. With a single array, each donation after a copy
/// would copy all earlier ones.
package struct ChunkedArray<Element> {
  private static var bits: Int { 9 }

  private(set) var chunks: [[Element]] = []
  /// The number of its elements.
  package private(set) var count = 0

  /// An empty array.
  package init() {}

  /// Appends an element.
  package mutating func append(_ element: Element) {
    if count & (1 << Self.bits - 1) == 0 { chunks.append([]) }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  /// Removes an element; the chunks before it stay shared.
  @discardableResult
  package mutating func remove(at index: Int) -> Element {
    let removed = self[index]
    let chunk = index >> Self.bits
    let later = chunks[chunk...].joined().dropFirst(index + 1 - chunk << Self.bits)
    let before = chunks[chunk].prefix(index - chunk << Self.bits)
    chunks.removeSubrange(chunk...)
    count = chunk << Self.bits
    for element in before { append(element) }
    for element in later { append(element) }
    return removed
  }
}

extension ChunkedArray: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Element {
    get { chunks[index >> Self.bits][index & (1 << Self.bits - 1)] }
    set { chunks[index >> Self.bits][index & (1 << Self.bits - 1)] = newValue }
  }
}

extension ChunkedArray: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { append(element) }
  }
}

extension ChunkedArray: Equatable where Element: Equatable {
  /// How many elements two arrays have in common at their beginnings. Shared chunks aren't looked into.
  package func commonCount(with other: ChunkedArray) -> Int {
    let shared = zip(chunks, other.chunks).prefix { $0 == $1 }.count
    guard shared < chunks.count, shared < other.chunks.count else { return Swift.min(count, other.count) }
    return shared << Self.bits + zip(chunks[shared], other.chunks[shared]).prefix { $0 == $1 }.count
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}
