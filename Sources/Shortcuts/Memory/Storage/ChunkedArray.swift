/// An array in chunks: two copies that differ at their ends share all other chunks.
///
/// A conversation's memory is copied at every turn, as a bookmark. With a single array, each donation after a copy
/// would copy all earlier ones. Only whole chunks are long, for those who go through all elements; what isn't a whole
/// one yet is in short pieces, of which an addition copies one.
package struct ChunkedArray<Element> {
  private static var bits: Int { 9 }
  private static var pieceBits: Int { 5 }

  private var whole: [[Element]] = []
  /// The elements after the whole chunks; only the last piece may be shorter than the others.
  private var pieces: [[Element]] = []
  /// The number of its elements.
  package private(set) var count = 0

  /// An empty array.
  package init() {}

  /// The elements in runs, the first ones first.
  var chunks: [[Element]] { whole + pieces }

  /// Appends an element.
  package mutating func append(_ element: Element) {
    if count & (1 << Self.pieceBits - 1) == 0 {
      if pieces.count == 1 << (Self.bits - Self.pieceBits) {
        whole.append(Array(pieces.joined()))
        pieces = []
      }
      pieces.append([])
    }
    pieces[pieces.count - 1].append(element)
    count += 1
  }

  /// Removes an element; the chunks before it stay shared.
  @discardableResult
  package mutating func remove(at index: Int) -> Element {
    let chunk = Swift.min(index >> Self.bits, whole.count)
    let start = chunk << Self.bits
    var rest = Array(self[start...])
    let removed = rest.remove(at: index - start)
    whole.removeSubrange(chunk...)
    pieces = []
    count = start
    for element in rest { append(element) }
    return removed
  }

  /// Where an element after the whole chunks is.
  private func place(_ index: Int) -> (piece: Int, offset: Int) {
    let index = index - whole.count << Self.bits
    return (index >> Self.pieceBits, index & (1 << Self.pieceBits - 1))
  }
}

extension ChunkedArray: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Element {
    get {
      let chunk = index >> Self.bits
      if chunk < whole.count { return whole[chunk][index & (1 << Self.bits - 1)] }
      let (piece, offset) = place(index)
      return pieces[piece][offset]
    }
    set {
      let chunk = index >> Self.bits
      if chunk < whole.count {
        whole[chunk][index & (1 << Self.bits - 1)] = newValue
      } else {
        let (piece, offset) = place(index)
        pieces[piece][offset] = newValue
      }
    }
  }
}

extension ChunkedArray: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { append(element) }
  }
}

extension ChunkedArray: Equatable where Element: Equatable {
  package static func == (one: ChunkedArray, other: ChunkedArray) -> Bool {
    one.whole == other.whole && one.pieces == other.pieces
  }

  /// How many elements two arrays have in common at their beginnings. What they share isn't looked into.
  package func commonCount(with other: ChunkedArray) -> Int {
    let chunks = zip(whole, other.whole).prefix { $0 == $1 }.count
    var common = chunks << Self.bits
    if chunks == whole.count, chunks == other.whole.count {
      common += zip(pieces, other.pieces).prefix { $0 == $1 }.count << Self.pieceBits
      common = Swift.min(common, count, other.count)
    }
    return common + zip(self[common...], other[common...]).prefix { $0 == $1 }.count
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}
