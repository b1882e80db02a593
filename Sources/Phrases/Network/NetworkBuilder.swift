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

  struct Node {
    var edges: [(label: Label, target: Int32)] = []
    var silent: [Int32] = []
    var accepts: [Int32] = []
  }

  var nodes: [Node] = []
  var roots: [Int32] = []
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
    nodes = [Node](repeating: Node(), count: roots)
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
      nodes[Int(end)].accepts.append(Int32(accept))
    }
  }

  /// The network of all that has been added.
  public func build() -> PhraseNetwork {
    var graph = PhraseGraph()
    graph.roots = roots
    for node in nodes {
      for edge in node.edges { graph.edges.append(PhraseGraph.edge(edge.label, to: edge.target)) }
      graph.silent += node.silent
      graph.accepts += node.accepts
      graph.edgeStarts.append(Int32(graph.edges.count))
      graph.silentStarts.append(Int32(graph.silent.count))
      graph.acceptStarts.append(Int32(graph.accepts.count))
    }
    return PhraseNetwork(graph: graph, words: words, slots: slots, constants: constants)
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
        guard let entry = words.insert(word.normal.utf8) else { return nil }
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
      nodes[Int(last)].silent.append(end)
    }
    return end
  }

  private mutating func edge(from node: Int32, _ label: Label) -> Int32 {
    let target = addNode()
    nodes[Int(node)].edges.append((label, target))
    return target
  }

  private mutating func addNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
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
