/// The states of a network that sentences have reached.
public struct NetworkStates: Sendable {
  private struct State {
    /// The nodes of the graph, in `nodes`.
    var nodes: Range<Int32>
    /// Whether the edges have been gathered.
    var isOpen = false
    var words: Range<Int32> = 0..<0
    var slots: Range<Int32> = 0..<0
    var constants: Range<Int32> = 0..<0
    var accepts: Range<Int32> = 0..<0
    var appName: Int32 = -1
  }

  private struct Edge {
    var label: Int32
    /// -1 until somebody goes there.
    var target: Int32 = -1
    /// The nodes to which it leads, in `targets`.
    var nodes: Range<Int32>
  }

  private let graph: PhraseGraph
  private var states: [State] = []
  private var edges: [Edge] = []
  private var nodes: [Int32] = []
  private var targets: [Int32] = []
  private var acceptList: [Int32] = []
  /// Open addressing over the states' nodes: a state's number and one, or nothing.
  private var table = [Int32](repeating: 0, count: 256)
  private var rootStates: [Int32] = []
  /// For `closure`: the last one in which a node was seen.
  private var seen: [Int32]
  private var round: Int32 = 0

  init(graph: PhraseGraph) {
    self.graph = graph
    seen = [Int32](repeating: 0, count: graph.edgeStarts.count)
    rootStates = graph.roots.map { root in state(behind: CollectionOfOne(root)) }
  }

  public var count: Int { states.count }

  /// The first state of a root.
  public func root(_ number: Int) -> Int32 { rootStates[number] }

  /// Where a word leads, nil when nowhere.
  public mutating func target(of state: Int32, word: Int32) -> Int32? {
    open(state)
    let range = states[Int(state)].words
    var (low, high) = (Int(range.lowerBound), Int(range.upperBound))
    while low < high {
      let middle = (low + high) / 2
      let label = edges[middle].label
      if label == word { return target(ofEdge: Int32(middle)) }
      if label < word { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The edges of a state over words, by their numbers.
  public mutating func wordEdges(of state: Int32) -> Range<Int32> {
    open(state)
    return states[Int(state)].words
  }

  /// The edges of a state over slots, by their numbers.
  public mutating func slotEdges(of state: Int32) -> Range<Int32> {
    open(state)
    return states[Int(state)].slots
  }

  /// The edges of a state over constants, by their numbers.
  public mutating func constantEdges(of state: Int32) -> Range<Int32> {
    open(state)
    return states[Int(state)].constants
  }

  /// The number of an edge's slot or constant.
  public func label(ofEdge edge: Int32) -> Int32 { edges[Int(edge)].label }

  /// The state to which an edge leads.
  public mutating func target(ofEdge edge: Int32) -> Int32 {
    let known = edges[Int(edge)].target
    if known >= 0 { return known }
    let range = edges[Int(edge)].nodes
    let target = state(behind: targets[Int(range.lowerBound)..<Int(range.upperBound)])
    edges[Int(edge)].target = target
    return target
  }

  /// Where the app's name leads, nil when nowhere.
  public mutating func targetOfAppName(_ state: Int32) -> Int32? {
    open(state)
    let edge = states[Int(state)].appName
    return edge < 0 ? nil : target(ofEdge: edge)
  }

  /// Where the numbers of the phrases lie that end in a state whose edges have been gathered: `isEnd` has asked.
  public func acceptIndices(_ state: Int32) -> Range<Int> {
    let range = states[Int(state)].accepts
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// The number of a phrase.
  public func accept(_ index: Int) -> Int32 { acceptList[index] }

  /// Whether a phrase ends in a state.
  public mutating func isEnd(_ state: Int32) -> Bool {
    open(state)
    return !states[Int(state)].accepts.isEmpty
  }

  /// Gathers the edges of a state's nodes, those over one label as one.
  @inline(__always)
  private mutating func open(_ state: Int32) {
    if !states[Int(state)].isOpen { gather(state) }
  }

  private mutating func gather(_ number: Int32) {
    var state = states[Int(number)]
    var found: [PhraseGraph.Edge] = []
    let accepts = Int32(acceptList.count)
    for index in state.nodes {
      let node = Int(nodes[Int(index)])
      found += graph.edges[Int(graph.edgeStarts[node])..<Int(graph.edgeStarts[node + 1])]
      acceptList += graph.accepts[Int(graph.acceptStarts[node])..<Int(graph.acceptStarts[node + 1])]
    }
    acceptList[Int(accepts)...].sort()
    state.accepts = accepts..<Int32(acceptList.count)
    found.sort()
    let start = Int32(edges.count)
    (state.words, state.slots, state.constants) = (start..<start, start..<start, start..<start)
    var index = 0
    while index < found.count {
      let code = found[index] >> 32
      let first = Int32(targets.count)
      while index < found.count, found[index] >> 32 == code {
        targets.append(Int32(truncatingIfNeeded: found[index]))
        index += 1
      }
      let edge = Int32(edges.count)
      let (kind, label) = NetworkBuilder.Label.parts(of: UInt32(truncatingIfNeeded: code))
      edges.append(Edge(label: label, nodes: first..<Int32(targets.count)))
      switch kind {
      case .word: state.words = state.words.lowerBound..<edge + 1
      case .slot: state.slots = (state.slots.isEmpty ? edge : state.slots.lowerBound)..<edge + 1
      case .constant: state.constants = (state.constants.isEmpty ? edge : state.constants.lowerBound)..<edge + 1
      case .appName: state.appName = edge
      }
    }
    state.isOpen = true
    states[Int(number)] = state
  }

  /// The state that holds some nodes and all that are reached from them without words.
  private mutating func state(behind first: some Collection<Int32>) -> Int32 {
    round += 1
    let start = nodes.count
    var stack = Array(first)
    while let node = stack.popLast() {
      guard seen[Int(node)] != round else { continue }
      seen[Int(node)] = round
      nodes.append(node)
      stack += graph.silent[Int(graph.silentStarts[Int(node)])..<Int(graph.silentStarts[Int(node) + 1])]
    }
    nodes[start...].sort()
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for node in nodes[start...] { hash = (hash ^ UInt64(UInt32(bitPattern: node))) &* 0x100_0000_01b3 }
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 29) & mask
    while table[slot] != 0 {
      let known = states[Int(table[slot]) - 1].nodes
      if nodes[Int(known.lowerBound)..<Int(known.upperBound)].elementsEqual(nodes[start...]) {
        nodes.removeSubrange(start...)
        return table[slot] - 1
      }
      slot = (slot + 1) & mask
    }
    states.append(State(nodes: Int32(start)..<Int32(nodes.count)))
    table[slot] = Int32(states.count)
    if states.count * 2 > table.count { growTable() }
    return Int32(states.count - 1)
  }

  private mutating func growTable() {
    table = [Int32](repeating: 0, count: table.count * 2)
    let mask = table.count - 1
    for (number, state) in states.enumerated() {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for node in nodes[Int(state.nodes.lowerBound)..<Int(state.nodes.upperBound)] {
        hash = (hash ^ UInt64(UInt32(bitPattern: node))) &* 0x100_0000_01b3
      }
      var slot = Int(truncatingIfNeeded: hash ^ hash >> 29) & mask
      while table[slot] != 0 { slot = (slot + 1) & mask }
      table[slot] = Int32(number + 1)
    }
  }
}
