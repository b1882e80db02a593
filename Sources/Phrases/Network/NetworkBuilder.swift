public import SimDiagnostics
import SimUtterances

/// Gathers phrases into a graph, from which the network is made.
public struct NetworkBuilder {
  /// What a phrase's slot is called in the network, nil when it can't be one (the resolver has said why).
  public typealias SlotResolver = (PhraseSlot, inout [Diagnostic]) -> PhraseNetwork.Slot?

  /// What an edge of the graph asks for.
  enum Label {
    case word(Int32)
    case slot(Int32)
    case constant(Int32)
    case appName

    enum Kind: UInt32 { case word, slot, constant, appName }

    /// The label as one number: labels of a kind stand together, words first.
    var code: UInt32 {
      switch self {
      case .word(let number): UInt32(number)
      case .slot(let number): Kind.slot.rawValue << 28 | UInt32(number)
      case .constant(let number): Kind.constant.rawValue << 28 | UInt32(number)
      case .appName: Kind.appName.rawValue << 28
      }
    }

    static func parts(of code: UInt32) -> (kind: Kind, number: Int32) {
      (Kind(rawValue: code >> 28) ?? .word, Int32(code & 0xFFF_FFFF))
    }
  }

  private var edges: [(from: Int32, edge: PhraseGraph.Edge)] = []
  private var silent: [(from: Int32, to: Int32)] = []
  private var accepts: [(from: Int32, accept: Int32)] = []
  private var nodeCount: Int32
  private let roots: [Int32]
  private var words = ByteTable()
  private var slots: [PhraseNetwork.Slot] = []
  private var constants: [PhraseNetwork.Constant] = []
  private let rules: [String: [[PhrasePart]]]
  private var slotNumbers: [PhraseNetwork.Slot: Int32] = [:]
  private var constantNumbers: [PhraseNetwork.Constant: Int32] = [:]

  /// - Parameters:
  ///   - roots: how many separate networks to build beside each other.
  ///   - rules: alternatives by the names of rules and lists.
  public init(roots: Int, rules: [String: [[PhrasePart]]]) {
    self.rules = rules
    self.roots = (0..<roots).map { Int32($0) }
    nodeCount = Int32(roots)
  }

  /// Adds a phrase that ends in `accept`.
  public mutating func add(
    _ phrase: Phrase, root: Int, accept: Int, diagnostics: inout [Diagnostic], resolve: SlotResolver
  ) {
    guard roots.indices.contains(root) else { return }
    var used: [String] = []
    if let end = append(
      phrase.parts, from: roots[root], in: phrase, using: &used, diagnostics: &diagnostics, resolve: resolve)
    {
      accepts.append((end, Int32(accept)))
    }
  }

  /// The network of all that has been added.
  public func build() -> PhraseNetwork {
    var graph = PhraseGraph()
    graph.roots = roots
    (graph.edgeStarts, graph.edges) = byNode(edges, empty: 0, from: \.from, value: \.edge)
    (graph.silentStarts, graph.silent) = byNode(silent, empty: 0, from: \.from, value: \.to)
    (graph.acceptStarts, graph.accepts) = byNode(accepts, empty: 0, from: \.from, value: \.accept)
    return PhraseNetwork(graph: graph, words: words, slots: slots, constants: constants)
  }

  /// Sorts what belongs to nodes by these: where that of each begins, and all of it.
  private func byNode<Item, Value>(
    _ items: [Item], empty: Value, from: (Item) -> Int32, value: (Item) -> Value
  ) -> (starts: [Int32], values: [Value]) {
    var starts = [Int32](repeating: 0, count: Int(nodeCount) + 1)
    for item in items { starts[Int(from(item)) + 1] += 1 }
    for node in 1..<starts.count { starts[node] += starts[node - 1] }
    var next = starts
    var values = [Value](repeating: empty, count: items.count)
    for item in items {
      let node = Int(from(item))
      values[Int(next[node])] = value(item)
      next[node] += 1
    }
    return (starts, values)
  }

  /// Adds parts behind a node; nil when one of them is wrong.
  private mutating func append(
    _ parts: [PhrasePart], from start: Int32, in phrase: Phrase, using used: inout [String],
    diagnostics: inout [Diagnostic], resolve: SlotResolver
  ) -> Int32? {
    var node = start
    for part in parts {
      switch part {
      case .word(let word):
        var normal = word.normal
        guard let entry = normal.withUTF8({ words.insert($0) }) else { return nil }
        node = edge(from: node, .word(Int32(entry.number)))
      case .appName:
        node = edge(from: node, .appName)
      case .slot(let slot):
        guard let resolved = resolve(slot, &diagnostics) else { return nil }
        node = edge(from: node, .slot(number(of: resolved)))
      case .constant(let parameter, let value, _):
        node = edge(from: node, .constant(number(of: PhraseNetwork.Constant(parameter: parameter, value: value))))
      case .choice(let alternatives):
        guard
          let end = join(
            alternatives, from: node, in: phrase, using: &used, diagnostics: &diagnostics, resolve: resolve)
        else { return nil }
        node = end
      case .rule(let name, let column):
        let place = TextPlace(file: phrase.place.file, line: phrase.place.line, column: column)
        guard let alternatives = rules[name] else {
          diagnostics.error(
            "no rule or list is called '\(name)'", at: place, suggestion: nearestName(to: name, among: rules.keys))
          return nil
        }
        guard !used.contains(name) else {
          diagnostics.error("the rule '\(name)' uses itself", at: place)
          return nil
        }
        used.append(name)
        defer { used.removeLast() }
        guard
          let end = join(
            alternatives, from: node, in: phrase, using: &used, diagnostics: &diagnostics, resolve: resolve)
        else { return nil }
        node = end
      }
    }
    return node
  }

  private mutating func join(
    _ alternatives: [[PhrasePart]], from start: Int32, in phrase: Phrase, using used: inout [String],
    diagnostics: inout [Diagnostic], resolve: SlotResolver
  ) -> Int32? {
    let end = addNode()
    for alternative in alternatives {
      guard
        let last = append(
          alternative, from: start, in: phrase, using: &used, diagnostics: &diagnostics, resolve: resolve)
      else { return nil }
      silent.append((last, end))
    }
    return end
  }

  private mutating func edge(from node: Int32, _ label: Label) -> Int32 {
    let target = addNode()
    edges.append((node, PhraseGraph.edge(label, to: target)))
    return target
  }

  private mutating func addNode() -> Int32 {
    nodeCount += 1
    return nodeCount - 1
  }

  private mutating func number(of slot: PhraseNetwork.Slot) -> Int32 {
    if let number = slotNumbers[slot] { return number }
    let number = Int32(slots.count)
    slots.append(slot)
    slotNumbers[slot] = number
    return number
  }

  private mutating func number(of constant: PhraseNetwork.Constant) -> Int32 {
    if let number = constantNumbers[constant] { return number }
    let number = Int32(constants.count)
    constants.append(constant)
    constantNumbers[constant] = number
    return number
  }
}
