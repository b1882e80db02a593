/// The best ways, found so far, to each place in the network at each position of a sentence.
struct Chart {
  /// How the last step to a cell was made; `payload` says with what.
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
    /// Which number of the person before: the label's number; in an open slot, or a slot by itself.
    case label, labelWord
    /// A number, or a name of one word, that fills a slot by itself.
    case dialled
  }

  struct Cell {
    /// A state of the network, or a slot edge that is being filled (`Matcher`).
    var node: Int32
    var score: Int32
    var back: Int32
    /// The next cell at this position.
    var next: Int32
    var position: Int32
    var payload: Int32
    /// For closed steps: the slot edge.
    var edge: Int32
    var step: Step
    /// The flag of the app that has been named.
    var app: UInt8
    /// How many free words of a name have been taken.
    var run: UInt8
  }

  private(set) var cells: [Cell] = []
  /// The first cell of each position.
  private(set) var heads: [Int32]

  init(count: Int) {
    heads = [Int32](repeating: -1, count: count + 1)
    cells.reserveCapacity(min(count, 4_096) * 12 + 16)
  }

  /// Takes a way to a cell unless a better one is known.
  ///
  /// - Returns: the cell when it is new or better than before.
  @inline(__always)
  mutating func take(_ cell: Cell) -> Int32? {
    var index = heads[Int(cell.position)]
    while index >= 0 {
      let known = cells[Int(index)]
      if known.node == cell.node, known.app == cell.app {
        if known.score >= cell.score { return nil }
        let next = known.next
        cells[Int(index)] = cell
        cells[Int(index)].next = next
        return index
      }
      index = known.next
    }
    var new = cell
    new.next = heads[Int(cell.position)]
    heads[Int(cell.position)] = Int32(cells.count)
    cells.append(new)
    return Int32(cells.count - 1)
  }
}
