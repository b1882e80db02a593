/// The best paths found so far to each state of the network at each position of a sentence.
///
/// It is filled for each sentence, and keeps its allocated memory.
struct Chart: Sendable {
  /// How the last step to a cell was made; `payload` has the details.
  enum Step: UInt8 {
    case begin
    /// A word of the phrase.
    case word
    /// A constant: its number.
    case constant
    /// An app's name: the mention's number.
    case name, carriedName, verb
    case opening, closing
    /// An open slot begins or ends: the slot edge's number.
    case enter, leave
    /// A closed slot: the reading's number.
    case reading
    /// A term that fills a slot by itself, or a part of an open one: the hit's number.
    case term, termPart
    case shape, freeWord, joiner
    /// The label of one of the person's numbers; in an open slot, or as a slot by itself.
    case label, labelWord
    /// A number, or a name of one word, that fills a slot by itself.
    case dialled
    /// An act of an answer ends: the state's number.
    case act
    /// A word between two acts that belongs to none.
    case unread
    /// In a tolerant reading, words without meaning, and words that are set aside for later.
    case filler, aside
    /// Words that replace others: the exchange's number.
    case exchanged
    /// Words of the phrase that aren't said: the number of the word, or of the beginning.
    case omitted, understood
  }

  struct Cell {
    /// A state of the network, or a slot edge that is being filled (`Matcher`).
    var node: Int32
    var score: Int32
    var back: Int32
    /// The next cell at this position.
    var next: Int32
    /// The next cell in the same bucket.
    var nextInBucket: Int32 = -1
    var position: Int32
    var payload: Int32
    /// For closed steps: the slot edge.
    var edge: Int32
    var step: Step
    /// The flag of the app that has been named.
    var app: UInt8
    /// How many free words of a name have been taken so far.
    var run: UInt8
    /// By how much the path differs from a phrase, in a tolerant reading.
    var slack: UInt8 = 0
  }

  private(set) var cells: [Cell] = []
  /// The first cell of each position.
  private(set) var heads: [Int32] = []
  /// The first cell of each bucket of each position: many paths meet at a position, and each step looks up its own.
  private var buckets: [Int32] = []
  /// The number of buckets per position, less one; a very long line has fewer.
  private var mask = 15

  /// Begins a sentence of so many words.
  mutating func begin(count: Int) {
    mask = count < 2_048 ? 15 : 3
    cells.removeAll(keepingCapacity: true)
    cells.reserveCapacity(min(count, 4_096) * 16 + 16)
    heads.removeAll(keepingCapacity: true)
    heads.append(contentsOf: repeatElement(-1, count: count + 1))
    buckets.removeAll(keepingCapacity: true)
    buckets.append(contentsOf: repeatElement(-1, count: (count + 1) * (mask + 1)))
  }

  /// Whether its memory is no larger than a spoken sentence may need; after a long text it is released.
  var isWorthKeeping: Bool { cells.capacity <= 1 << 16 && heads.capacity <= 1 << 11 }

  /// Adds a path to a cell unless a better one is known.
  ///
  /// - Returns: the cell where it is new or better than before.
  @inline(__always)
  mutating func take(_ cell: Cell) -> Int32? {
    let mixed = (cell.node &* 0x9E35) >> 4
    let bucket = Int(cell.position) * (mask + 1) + (Int(truncatingIfNeeded: mixed) & mask)
    var index = buckets[bucket]
    while index >= 0 {
      let place = Int(index)
      if cells[place].node == cell.node, cells[place].app == cell.app {
        if cells[place].score >= cell.score { return nil }
        let (next, nextInBucket) = (cells[place].next, cells[place].nextInBucket)
        cells[place] = cell
        cells[place].next = next
        cells[place].nextInBucket = nextInBucket
        return index
      }
      index = cells[place].nextInBucket
    }
    var new = cell
    let number = Int32(truncatingIfNeeded: cells.count)
    new.next = heads[Int(cell.position)]
    new.nextInBucket = buckets[bucket]
    heads[Int(cell.position)] = number
    buckets[bucket] = number
    cells.append(new)
    return number
  }
}
