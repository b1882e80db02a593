public import SimUtterances
import Synchronization

/// All phrases of a language as one graph, and the states that have been made of it so far.
///
/// A state stands for all places in all phrases that the same words lead to, so that phrases that begin alike are matched
/// as one and the time for a sentence doesn't grow with their number. States are made when a sentence first reaches them:
/// a language is ready as soon as its file is mapped.
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
  public let words: StoredTable
  public let slots: [Slot]
  public let constants: [Constant]
  let graph: PhraseGraph
  /// The states that every conversation goes through, made when the language was compiled.
  private let first: NetworkStates
  private let shelf = Shelf()

  /// Reads what a `NetworkBuilder` has laid down; its arrays are used where they lie.
  public init(_ store: inout StoreReader) throws(StoreFault) {
    words = try StoredTable(&store)
    let slots = try store.strings()
    let constants = try store.strings()
    guard slots.count % 4 == 0, constants.count % 2 == 0 else { throw StoreFault() }
    self.slots = stride(from: 0, to: slots.count, by: 4).map { index in
      let (companion, kind) = (slots[index + 1], slots[index + 3])
      return Slot(
        parameter: slots[index], companion: companion.isEmpty ? nil : companion, reader: slots[index + 2],
        kind: kind.isEmpty ? nil : kind)
    }
    self.constants = stride(from: 0, to: constants.count, by: 2).map {
      Constant(parameter: constants[$0], value: constants[$0 + 1])
    }
    graph = try PhraseGraph(&store)
    first = try NetworkStates(graph: graph, &store)
  }

  /// Takes states that have been made so far; `giveBack` puts them, and what was made since, where the next one finds them.
  /// Each of several threads has its own.
  public func takeStates() -> NetworkStates { shelf.take() ?? first }

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
