public import SimUtterances
import Synchronization

/// All phrases of a language as one graph, and the states that have been made of it so far.
///
/// A state stands for all places in all phrases that the same words lead to, so that phrases that begin alike are matched
/// as one and the time for a sentence doesn't grow with their number. States are made when a sentence first reaches them:
/// a language is ready as soon as its files are read.
public struct PhraseNetwork: Sendable {
  public struct Slot: Hashable, Sendable {
    public var parameter: String
    /// The parameter that takes the other half of what is read.
    public var companion: String?
    public var reader: String
    /// What is asked of a reader that reads for several kinds of parameters: an enumeration's name.
    public var kind: String?

    public init(parameter: String, companion: String? = nil, reader: String, kind: String? = nil) {
      self.parameter = parameter
      self.companion = companion
      self.reader = reader
      self.kind = kind
    }
  }

  public struct Constant: Hashable, Sendable {
    public var parameter: String
    public var value: String

    public init(parameter: String, value: String) { (self.parameter, self.value) = (parameter, value) }
  }

  /// The words of all phrases; a word's number is the label of its edges.
  public internal(set) var words = ByteTable()
  public internal(set) var slots: [Slot] = []
  public internal(set) var constants: [Constant] = []
  let graph: PhraseGraph
  private let shelf = Shelf()

  init(graph: PhraseGraph, words: ByteTable, slots: [Slot], constants: [Constant]) {
    self.graph = graph
    self.words = words
    self.slots = slots
    self.constants = constants
  }

  /// Takes states that have been made so far; `giveBack` puts them, and what was made since, where the next one finds them.
  /// Each of several threads has its own.
  public func takeStates() -> NetworkStates { shelf.take() ?? NetworkStates(graph: graph) }

  public func giveBack(_ states: consuming NetworkStates) { shelf.put(states) }

  private final class Shelf: Sendable {
    /// As many as have been used at the same time, which is once for each thread.
    private let states = Mutex<[NetworkStates]>([])
    private static let room = 64

    func take() -> NetworkStates? { states.withLock { $0.popLast() } }

    func put(_ new: consuming NetworkStates) {
      let new = new
      states.withLock { states in
        if states.count < Self.room { states.append(new) }
      }
    }
  }
}

/// The graph of the phrases: nodes with edges over labels, and silent ones over none.
struct PhraseGraph: Sendable {
  /// A label and the node behind it, as one number that sorts by the label.
  typealias Edge = UInt64

  /// For each node where its edges begin; one more for the end.
  var edgeStarts: [Int32] = [0]
  var edges: [Edge] = []
  var silentStarts: [Int32] = [0]
  var silent: [Int32] = []
  var acceptStarts: [Int32] = [0]
  var accepts: [Int32] = []
  var roots: [Int32] = []

  static func edge(_ label: NetworkBuilder.Label, to target: Int32) -> Edge {
    UInt64(label.code) << 32 | UInt64(UInt32(bitPattern: target))
  }
}
