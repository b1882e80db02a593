import SimUtterances

/// The graph of the phrases: nodes with edges over labels, silent ones over none, and calls of rules.
///
/// A rule stands in it once, as a part of its own; a call says which part is gone through, and where one is after it.
final class PhraseGraph: Sendable {
  /// A label and the node after it, as one number that sorts by the label.
  typealias Edge = UInt64

  /// A part of the graph that others call. Its first node is where one enters it, its second where one leaves it.
  struct Part: BitwiseCopyable, Sendable {
    var first: Int32
    var count: Int32
  }

  /// A call of a part.
  struct Call: BitwiseCopyable, Sendable {
    var part: Int32
    /// The node after it, in the part that calls.
    var end: Int32
  }

  /// For each node where its edges begin; one more for the end.
  let edgeStarts: StoredArray<Int32>
  let edges: StoredArray<Edge>
  let silentStarts: StoredArray<Int32>
  let silent: StoredArray<Int32>
  let callStarts: StoredArray<Int32>
  let calls: StoredArray<Call>
  let acceptStarts: StoredArray<Int32>
  let accepts: StoredArray<Int32>
  let roots: StoredArray<Int32>
  let parts: StoredArray<Part>

  var nodeCount: Int { edgeStarts.count - 1 }

  static func edge(_ label: NetworkBuilder.Label, to target: Int32) -> Edge {
    UInt64(label.code) << 32 | UInt64(UInt32(bitPattern: target))
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    edgeStarts = try store.array()
    edges = try store.array()
    silentStarts = try store.array()
    silent = try store.array()
    callStarts = try store.array()
    calls = try store.array()
    acceptStarts = try store.array()
    accepts = try store.array()
    roots = try store.array()
    parts = try store.array()
  }
}
