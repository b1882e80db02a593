import SimText
import SimUtterances

/// The states of a network that sentences have reached.
///
/// A state holds nodes of the graph. Within a called part, a node's number also identifies the call that reached it:
/// each call copies the part's numbers, never the part, and only when a sentence goes through it.
public struct NetworkStates: Sendable {
  fileprivate struct State: BitwiseCopyable {
    /// The nodes, in `nodes`.
    var nodes: Bounds
    /// How often a word was looked for at the nodes themselves; `opened` once the edges have been collected.
    var looks: Int32 = 0
    var words = Bounds()
    var slots = Bounds()
    var constants = Bounds()
    var accepts = Bounds()
    var appName: Int32 = -1
    /// What is needed to continue from here; computed on demand.
    var needed = WordBits()

    static let opened = Int32.max
    var isOpen: Bool { looks == Self.opened }
  }

  fileprivate struct Edge: BitwiseCopyable {
    var label: Int32
    /// The nodes that it leads to, in `targets`.
    var nodes: Bounds
  }

  /// A range that can be written to a file.
  fileprivate struct Bounds: BitwiseCopyable {
    var lower: Int32 = 0
    var upper: Int32 = 0

    var isEmpty: Bool { lower == upper }
    var range: Range<Int> { Int(lower)..<Int(upper) }
    var numbers: Range<Int32> { lower..<upper }
  }

  /// A call that has been entered.
  fileprivate struct Instance: BitwiseCopyable {
    /// The new number of the part's first node.
    var base: Int32
    var part: Int32
    /// The node after the call.
    var end: Int32
    /// The node that called, and which of its calls it was.
    var caller: Int32
    var call: Int32
  }

  /// States that were built when the language was compiled, where they lie in its file.
  struct Stored: Sendable {
    fileprivate let states: StoredArray<State>
    fileprivate let edges: StoredArray<Edge>
    fileprivate let followed: StoredArray<Int32>
    fileprivate let nodes: StoredArray<Int32>
    fileprivate let targets: StoredArray<Int32>
    fileprivate let acceptList: StoredArray<Int32>
    fileprivate let table: StoredArray<Int32>
    fileprivate let rootStates: StoredArray<Int32>
    fileprivate let instances: StoredArray<Instance>

    /// Reads what `write(to:)` has written.
    init(roots: Int, _ store: inout StoreReader) throws(StoreFault) {
      states = try store.array()
      edges = try store.array()
      followed = try store.array()
      nodes = try store.array()
      targets = try store.array()
      acceptList = try store.array()
      table = try store.array()
      rootStates = try store.array()
      instances = try store.array()
      guard table.count & (table.count - 1) == 0, table.count > states.count, followed.count == edges.count,
        rootStates.count == roots
      else { throw StoreFault() }
    }
  }

  private let graph: PhraseGraph
  private var states: [State]
  private var edges: GrowingArray<Edge>
  /// The state that each edge leads to; -1 until it is first followed.
  private var followed: [Int32]
  private var nodes: GrowingArray<Int32>
  private var targets: GrowingArray<Int32>
  private var acceptList: GrowingArray<Int32>
  /// Open addressing over the states' nodes: a state's number plus one, or 0.
  private var table: [Int32]
  private var rootStates: [Int32]
  private var instances: [Instance]
  /// The instances by caller and call; built for the first new state.
  private var instanceNumbers: [Int64: Int32]?
  private var seen = NodeSet()

  init(graph: PhraseGraph) {
    self.graph = graph
    states = []
    edges = GrowingArray()
    followed = []
    nodes = GrowingArray()
    targets = GrowingArray()
    acceptList = GrowingArray()
    table = [Int32](repeating: 0, count: 256)
    rootStates = []
    instances = []
    rootStates = graph.roots.map { root in state(after: CollectionOfOne(root)) }
  }

  /// Continues from states that were built before; what doesn't change stays in their file.
  init(graph: PhraseGraph, _ stored: Stored) {
    self.graph = graph
    states = stored.states.copy
    edges = GrowingArray(stored.edges)
    followed = stored.followed.copy
    nodes = GrowingArray(stored.nodes)
    targets = GrowingArray(stored.targets)
    acceptList = GrowingArray(stored.acceptList)
    table = stored.table.copy
    rootStates = stored.rootStates.copy
    instances = stored.instances.copy
  }

  func write(to store: inout StoreWriter) {
    store.put(states)
    store.put(edges.all)
    store.put(followed)
    store.put(nodes.all)
    store.put(targets.all)
    store.put(acceptList.all)
    store.put(table)
    store.put(rootStates)
    store.put(instances)
  }

  /// Collects the edges of a root's first state, and builds the states that its words lead to.
  mutating func openFrom(_ root: Int) {
    let state = rootStates[root]
    open(state)
    for edge in wordEdges(of: state) { open(target(ofEdge: edge)) }
  }

  /// The number of states so far.
  public var count: Int { states.count }

  /// The first state of a root.
  public func root(_ number: Int) -> Int32 { rootStates[number] }

  /// The state that a word leads to; nil where there is none.
  public mutating func target(of state: Int32, word: Int32) -> Int32? {
    edge(of: state, word: word).map { target(ofEdge: $0) }
  }

  /// Whether a word leads to a state.
  public mutating func hasEdge(_ state: Int32, word: Int32) -> Bool {
    // Many states are only asked whether a sentence could continue in them, and never again: their edges aren't
    // collected and sorted for that.
    let looks = states[Int(state)].looks
    guard looks < Self.mostLooks else { return edge(of: state, word: word) != nil }
    states[Int(state)].looks = looks + 1
    return hasEdge(atNodesOf: state, NetworkBuilder.Label.word(word).code)
  }

  /// How often a word is looked for at a state's nodes, before their edges are collected.
  private static let mostLooks: Int32 = 4

  private func hasEdge(atNodesOf state: Int32, _ label: UInt32) -> Bool {
    var near = 0
    for index in states[Int(state)].nodes.range {
      let own = own(nodes[index], &near).node
      for index in Int(graph.edgeStarts[own])..<Int(graph.edgeStarts[own + 1])
      where UInt32(truncatingIfNeeded: graph.edges[index] >> 32) == label {
        return true
      }
    }
    return false
  }

  private mutating func edge(of state: Int32, word: Int32) -> Int32? {
    open(state)
    let range = states[Int(state)].words
    var (low, high) = (Int(range.lower), Int(range.upper))
    while low < high {
      let middle = (low + high) / 2
      let label = edges[middle].label
      if label == word { return Int32(middle) }
      if label < word { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The numbers of a state's edges over words.
  public mutating func wordEdges(of state: Int32) -> Range<Int32> {
    open(state)
    return states[Int(state)].words.numbers
  }

  /// The numbers of a state's edges over slots.
  public mutating func slotEdges(of state: Int32) -> Range<Int32> {
    open(state)
    return states[Int(state)].slots.numbers
  }

  /// The numbers of a state's edges over constants.
  public mutating func constantEdges(of state: Int32) -> Range<Int32> {
    open(state)
    return states[Int(state)].constants.numbers
  }

  /// The number of an edge's slot or constant.
  public func label(ofEdge edge: Int32) -> Int32 { edges[Int(edge)].label }

  /// The state that an edge leads to.
  public mutating func target(ofEdge edge: Int32) -> Int32 {
    let known = followed[Int(edge)]
    if known >= 0 { return known }
    let target = state(after: targets[edges[Int(edge)].nodes.range])
    followed[Int(edge)] = target
    return target
  }

  /// The state that the app's name leads to; nil where there is none.
  public mutating func targetOfAppName(_ state: Int32) -> Int32? {
    open(state)
    let edge = states[Int(state)].appName
    return edge < 0 ? nil : target(ofEdge: edge)
  }

  /// The indices of the phrases that end in a state whose edges have been collected, by `isEnd`.
  public func acceptIndices(_ state: Int32) -> Range<Int> {
    states[Int(state)].accepts.range
  }

  /// The number of a phrase.
  public func accept(_ index: Int) -> Int32 { acceptList[index] }

  /// Whether a phrase ends in a state.
  public mutating func isEnd(_ state: Int32) -> Bool {
    open(state)
    return !states[Int(state)].accepts.isEmpty
  }

  /// What a phrase needs to end after an edge: every path has one of these words, or the end, before anything else that
  /// isn't a slot or a constant.
  @inline(__always)
  public mutating func needed(behindEdge edge: Int32) -> WordBits {
    let target = target(ofEdge: edge)
    if states[Int(target)].needed.isEmpty { gatherNeeds(target) }
    return states[Int(target)].needed
  }

  private mutating func gatherNeeds(_ state: Int32) {
    open(state)
    var needed = WordBits()
    if !states[Int(state)].accepts.isEmpty { needed.formUnion(.end) }
    if states[Int(state)].appName >= 0 { needed.formUnion(.appName) }
    for edge in states[Int(state)].words.range { needed.insert(edges[edge].label) }
    // What may end needs nothing, whatever else may follow.
    if states[Int(state)].accepts.isEmpty {
      for edge in states[Int(state)].slots.numbers { needed.formUnion(self.needed(behindEdge: edge)) }
      for edge in states[Int(state)].constants.numbers { needed.formUnion(self.needed(behindEdge: edge)) }
    }
    states[Int(state)].needed = needed
  }

  /// Whether a slot or a constant may follow in a state.
  public mutating func hasSlotsOrConstants(_ state: Int32) -> Bool {
    open(state)
    return !states[Int(state)].slots.isEmpty || !states[Int(state)].constants.isEmpty
  }

  /// Collects the edges of a state's nodes, merging those with one label.
  @inline(__always)
  private mutating func open(_ state: Int32) {
    if !states[Int(state)].isOpen { gather(state) }
  }

  private mutating func gather(_ number: Int32) {
    var state = states[Int(number)]
    var found: [PhraseGraph.Edge] = []
    let accepts = Int32(acceptList.count)
    var near = 0
    for index in state.nodes.range {
      let (own, shift) = own(nodes[index], &near)
      for index in Int(graph.edgeStarts[own])..<Int(graph.edgeStarts[own + 1]) {
        // The lower half is the node after it; its number here is shifted as this node's is.
        found.append(graph.edges[index] &+ UInt64(UInt32(bitPattern: shift)))
      }
      for index in Int(graph.acceptStarts[own])..<Int(graph.acceptStarts[own + 1]) {
        acceptList.append(graph.accepts[index])
      }
    }
    acceptList.sort(from: Int(accepts))
    state.accepts = Bounds(lower: accepts, upper: Int32(acceptList.count))
    found.sort()
    let start = Int32(edges.count)
    state.words = Bounds(lower: start, upper: start)
    (state.slots, state.constants) = (state.words, state.words)
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
      edges.append(Edge(label: label, nodes: Bounds(lower: first, upper: Int32(targets.count))))
      followed.append(-1)
      switch kind {
      case .word: state.words.upper = edge + 1
      case .slot: state.slots = Bounds(lower: state.slots.isEmpty ? edge : state.slots.lower, upper: edge + 1)
      case .constant:
        state.constants = Bounds(lower: state.constants.isEmpty ? edge : state.constants.lower, upper: edge + 1)
      case .appName: state.appName = edge
      }
    }
    state.looks = State.opened
    states[Int(number)] = state
  }

  // MARK: Calls

  /// A node's number in the graph, and the shift of its own number against that.
  ///
  /// - Parameter near: the call that reached the last node, which most often reached this one as well.
  private func own(_ node: Int32, _ near: inout Int) -> (node: Int, shift: Int32) {
    guard node >= Int32(graph.nodeCount) else { return (Int(node), 0) }
    if !isReached(node, by: near) { near = instance(of: node) }
    let shift = instances[near].base - graph.parts[Int(instances[near].part)].first
    return (Int(node - shift), shift)
  }

  private func isReached(_ node: Int32, by number: Int) -> Bool {
    let instance = instances[number]
    return node >= instance.base && node - instance.base < graph.parts[Int(instance.part)].count
  }

  /// The call that reached a node that belongs to no phrase itself.
  private func instance(of node: Int32) -> Int {
    var (low, high) = (0, instances.count)
    while low < high {
      let middle = (low + high) / 2
      if instances[middle].base <= node { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The entry of a part that a node calls.
  private mutating func enter(_ call: Int, from caller: Int32, shift: Int32) -> Int32 {
    var numbers = instanceNumbers ?? [:]
    instanceNumbers = nil
    defer { instanceNumbers = numbers }
    if numbers.isEmpty {
      for (number, instance) in instances.enumerated() {
        numbers[Self.key(instance.caller, Int(instance.call))] = Int32(number)
      }
    }
    let key = Self.key(caller, call)
    if let known = numbers[key] { return instances[Int(known)].base }
    let (part, end) = (graph.calls[call].part, graph.calls[call].end + shift)
    let last = instances.last.map { $0.base + graph.parts[Int($0.part)].count } ?? Int32(graph.nodeCount)
    numbers[key] = Int32(instances.count)
    instances.append(Instance(base: last, part: part, end: end, caller: caller, call: Int32(call)))
    return last
  }

  private static func key(_ caller: Int32, _ call: Int) -> Int64 { Int64(caller) << 32 | Int64(call) }

  /// The state of some nodes and all that are reached from them without words.
  private mutating func state(after first: some Collection<Int32>) -> Int32 {
    seen.removeAll()
    let start = nodes.count
    var stack = Array(first)
    var near = 0
    while let node = stack.popLast() {
      guard seen.insert(node) else { continue }
      nodes.append(node)
      let (own, shift) = own(node, &near)
      for index in Int(graph.silentStarts[own])..<Int(graph.silentStarts[own + 1]) {
        stack.append(graph.silent[index] + shift)
      }
      for call in Int(graph.callStarts[own])..<Int(graph.callStarts[own + 1]) {
        stack.append(enter(call, from: node, shift: shift))
      }
      // The second node of a part is its end: the caller continues after it.
      if node >= Int32(graph.nodeCount), node == instances[near].base + 1 { stack.append(instances[near].end) }
    }
    nodes.sort(from: start)
    let mask = table.count - 1
    var slot = Self.slot(of: nodes[start..<nodes.count], mask)
    while table[slot] != 0 {
      if nodes[states[Int(table[slot]) - 1].nodes.range].elementsEqual(nodes[start..<nodes.count]) {
        nodes.removeAll(from: start)
        return table[slot] - 1
      }
      slot = (slot + 1) & mask
    }
    states.append(State(nodes: Bounds(lower: Int32(start), upper: Int32(nodes.count))))
    table[slot] = Int32(states.count)
    if states.count * 2 > table.count { growTable() }
    return Int32(states.count - 1)
  }

  /// The first slot of the table for some nodes.
  private static func slot(of nodes: some Collection<Int32>, _ mask: Int) -> Int {
    var fingerprint = Fingerprint()
    for node in nodes { fingerprint.add(UInt64(UInt32(bitPattern: node))) }
    return Int(truncatingIfNeeded: fingerprint.value ^ fingerprint.value >> 29) & mask
  }

  private mutating func growTable() {
    table = [Int32](repeating: 0, count: table.count * 2)
    let mask = table.count - 1
    for (number, state) in states.enumerated() {
      var slot = Self.slot(of: nodes[state.nodes.range], mask)
      while table[slot] != 0 { slot = (slot + 1) & mask }
      table[slot] = Int32(number + 1)
    }
  }
}
