/// An array in chunks: two copies that differ at their ends share all other chunks.
///
/// A conversation's memory is copied at every turn, as a bookmark. With a single array, each donation after a copy
/// would copy all earlier ones.
struct ChunkedArray<Element> {
  private static var bits: Int { 9 }

  private(set) var chunks: [[Element]] = []
  private(set) var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }
  var last: Element? { chunks.last?.last }

  mutating func append(_ element: Element) {
    if count & (1 << Self.bits - 1) == 0 { chunks.append([]) }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  subscript(index: Int) -> Element {
    get { chunks[index >> Self.bits][index & (1 << Self.bits - 1)] }
    set { chunks[index >> Self.bits][index & (1 << Self.bits - 1)] = newValue }
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}
