public import SimUtterances

/// All phrases of a language as one graph, and the states that have been built from it so far.
///
/// A state represents all positions in all phrases that the same words lead to, so phrases with the same beginning are
/// matched as one, and the time for a sentence doesn't grow with their number. States are built when a sentence first
/// reaches them: a language is ready as soon as its file is mapped.
public struct PhraseNetwork: Sendable {
  /// A slot of the phrases, and its reader.
  public struct Slot: Hashable, Sendable {
    /// The parameter that the slot fills.
    public var parameter: String
    /// The parameter that takes the other half of the value.
    public var companion: String?
    /// The reader's name.
    public var reader: String
    /// What distinguishes the slots of a reader for several kinds of parameters: an enumeration's name.
    public var kind: String?

    /// A slot for a parameter, and for a companion where one reading fills two.
    public init(parameter: String, companion: String? = nil, reader: String, kind: String? = nil) {
      self.parameter = parameter
      self.companion = companion
      self.reader = reader
      self.kind = kind
    }
  }

  /// A value that a phrase sets without words.
  public struct Constant: Hashable, Sendable {
    /// The parameter that is set.
    public var parameter: String
    /// The case's name.
    public var value: String

    /// A value for a parameter.
    public init(parameter: String, value: String) { (self.parameter, self.value) = (parameter, value) }
  }

  /// The words of all phrases; a word's number is the label of its edges.
  public let words: StoredTable
  /// The slots of all phrases; a slot's number is the label of its edges.
  public let slots: [Slot]
  /// What phrases set without words; a constant's number is the label of its edges.
  public let constants: [Constant]
  let graph: PhraseGraph
  /// The states that every conversation needs, built when the language was compiled.
  private let first: NetworkStates.Stored
  private let pool = ReusePool<NetworkStates>()

  /// Reads what a `NetworkBuilder` has written; its arrays are used in place.
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
    first = try NetworkStates.Stored(roots: graph.roots.count, &store)
  }

  /// Takes the states that have been built so far out of the pool; `giveBack` returns them with those that were added.
  /// Each thread has its own.
  public func takeStates() -> NetworkStates { pool.take() ?? NetworkStates(graph: graph, first) }

  /// Returns states that a sentence no longer needs.
  public func giveBack(_ states: consuming NetworkStates) { pool.put(states) }
}
