public import SimUtterances

/// All phrases of a language as one deterministic network: phrases that begin alike share their beginnings, so that the
/// time to match a sentence doesn't grow with the number of phrases.
///
/// A state has edges over words, over slots, over the app's name and over constants (which take no words).
public struct PhraseNetwork: Sendable {
  public struct Slot: Hashable, Sendable {
    public var parameter: String
    public var reader: String

    public init(parameter: String, reader: String) {
      self.parameter = parameter
      self.reader = reader
    }
  }

  public struct Constant: Hashable, Sendable {
    public var parameter: String
    public var value: String
  }

  /// An edge to `target` over a word, a slot or a constant, by its number.
  public struct Edge: Hashable, Sendable {
    public var label: Int32
    public var target: Int32
  }

  struct State: Sendable {
    var words: Range<Int32>
    var slots: Range<Int32>
    var constants: Range<Int32>
    var accepts: Range<Int32>
    var appName: Int32
  }

  /// The words of all phrases; a word's number is the label of its edges.
  public internal(set) var words = ByteTable()
  public internal(set) var slots: [Slot] = []
  public internal(set) var constants: [Constant] = []
  /// The slot edges of all states; an edge's index is its number.
  public internal(set) var slotEdges: [Edge] = []
  /// The first state of each root, in their order.
  public internal(set) var roots: [Int32] = []
  var states: [State] = []
  var wordEdges: [Edge] = []
  var constantEdges: [Edge] = []
  var acceptList: [Int32] = []

  public var stateCount: Int { states.count }

  /// Where a word leads, nil when nowhere.
  @inline(__always)
  public func target(of state: Int32, word: Int32) -> Int32? {
    let range = states[Int(state)].words
    var (low, high) = (Int(range.lowerBound), Int(range.upperBound))
    while low < high {
      let middle = (low + high) / 2
      let edge = wordEdges[middle]
      if edge.label == word { return edge.target }
      if edge.label < word { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The numbers of a state's slot edges.
  @inline(__always)
  public func slotEdges(of state: Int32) -> Range<Int> {
    let range = states[Int(state)].slots
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// Where the app's name leads, nil when nowhere.
  @inline(__always)
  public func targetOfAppName(_ state: Int32) -> Int32? {
    let target = states[Int(state)].appName
    return target < 0 ? nil : target
  }

  public func constantEdges(of state: Int32) -> ArraySlice<Edge> {
    let range = states[Int(state)].constants
    return constantEdges[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The numbers of the phrases that end in a state.
  public func accepts(_ state: Int32) -> ArraySlice<Int32> {
    let range = states[Int(state)].accepts
    return acceptList[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
