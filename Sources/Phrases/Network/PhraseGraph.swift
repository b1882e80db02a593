import SimUtterances

/// The graph of the phrases: nodes with labelled edges, silent edges, and calls of rules.
///
/// Each rule is in it once, as a part; a call says which part to go through, and which node follows.
final class PhraseGraph: Sendable {
  /// A label and the node after it, as one number that sorts by label.
  typealias Edge = UInt64

  /// A part of the graph that others call. Its first node is the entry, its second the exit.
  struct Part: BitwiseCopyable, Sendable {
    var first: Int32
    var count: Int32
  }

  /// A call of a part.
  struct Call: BitwiseCopyable, Sendable {
    var part: Int32
    /// The node after it, in the calling part.
    var end: Int32
  }

  /// Where each node's edges begin; one more for the end.
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
