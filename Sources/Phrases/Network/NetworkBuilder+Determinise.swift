extension NetworkBuilder {
  /// Makes the graph deterministic: nodes that are reached over the same labels become one state.
  public func build() -> PhraseNetwork {
    var maker = StateMaker(builder: self)
    return maker.make()
  }
}

private struct StateMaker {
  let builder: NetworkBuilder
  var network: PhraseNetwork
  /// The nodes of each state, sorted.
  var sets: [[Int32]] = []
  var stateOfSet: [[Int32]: Int32] = [:]
  /// For `closure`: the last closure in which a node was seen.
  var seen: [Int32]
  var round: Int32 = 0

  init(builder: NetworkBuilder) {
    self.builder = builder
    network = builder.network
    seen = [Int32](repeating: 0, count: builder.nodes.count)
  }

  mutating func make() -> PhraseNetwork {
    network.roots = builder.roots.map { state(of: closure([$0])) }
    var next = 0
    while next < sets.count {
      expand(sets[next])
      next += 1
    }
    return network
  }

  private mutating func expand(_ nodes: [Int32]) {
    var targets: [NetworkBuilder.Label: [Int32]] = [:]
    var order: [NetworkBuilder.Label] = []
    var accepts: [Int32] = []
    for node in nodes {
      for edge in builder.nodes[Int(node)].edges {
        if targets[edge.label] == nil { order.append(edge.label) }
        targets[edge.label, default: []].append(edge.target)
      }
      accepts += builder.nodes[Int(node)].accepts
    }
    var words: [PhraseNetwork.Edge] = []
    var slots: [PhraseNetwork.Edge] = []
    var constants: [PhraseNetwork.Edge] = []
    var appName: Int32 = -1
    for label in order {
      let target = state(of: closure(targets[label] ?? []))
      switch label {
      case .word(let number): words.append(PhraseNetwork.Edge(label: number, target: target))
      case .slot(let number): slots.append(PhraseNetwork.Edge(label: number, target: target))
      case .constant(let number): constants.append(PhraseNetwork.Edge(label: number, target: target))
      case .appName: appName = target
      }
    }
    words.sort { $0.label < $1.label }
    accepts.sort()
    var last: Int32 = -1
    accepts.removeAll { accept in
      defer { last = accept }
      return accept == last
    }
    network.states.append(
      PhraseNetwork.State(
        words: append(words, to: \.wordEdges), slots: append(slots, to: \.slotEdges),
        constants: append(constants, to: \.constantEdges), accepts: append(accepts, to: \.acceptList), appName: appName)
    )
  }

  private mutating func append<Element>(
    _ elements: [Element], to list: WritableKeyPath<PhraseNetwork, [Element]>
  ) -> Range<Int32> {
    let start = Int32(network[keyPath: list].count)
    network[keyPath: list] += elements
    return start..<start + Int32(elements.count)
  }

  private mutating func state(of nodes: [Int32]) -> Int32 {
    if let state = stateOfSet[nodes] { return state }
    let state = Int32(sets.count)
    sets.append(nodes)
    stateOfSet[nodes] = state
    return state
  }

  /// The nodes and all that are reached from them without words, sorted.
  private mutating func closure(_ nodes: [Int32]) -> [Int32] {
    round += 1
    var result: [Int32] = []
    var open = nodes
    while let node = open.popLast() {
      guard seen[Int(node)] != round else { continue }
      seen[Int(node)] = round
      result.append(node)
      open += builder.nodes[Int(node)].silent
    }
    return result.sorted()
  }
}
