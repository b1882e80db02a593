public import SimDiagnostics
public import SimUtterances

/// Collects phrases in a graph, from which the network is made.
public struct NetworkBuilder {
  /// A phrase's slot as a slot of the network, nil when it can't be one (the resolver has reported why).
  public typealias SlotResolver = (PhraseSlot, inout [Diagnostic]) -> PhraseNetwork.Slot?

  /// What an edge of the graph requires.
  enum Label {
    case word(Int32)
    case slot(Int32)
    case constant(Int32)
    case appName

    enum Kind: UInt32 { case word, slot, constant, appName }

    /// The label as one number, so that labels sort by kind, words first.
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

  /// What a rule's compilation depends on: rules with slots are compiled once for each intent, others once for all.
  private struct RuleKey: Hashable {
    var name: String
    var scope: Int?
  }

  private enum RuleState {
    case part(Int32)
    /// It has a fault, which has been reported.
    case faulty
  }

  private var edges: [(from: Int32, edge: PhraseGraph.Edge)] = []
  private var silent: [(from: Int32, to: Int32)] = []
  private var calls: [(from: Int32, call: PhraseGraph.Call)] = []
  private var accepts: [(from: Int32, accept: Int32)] = []
  private var parts: [PhraseGraph.Part] = []
  private var nodeCount: Int32
  private let roots: [Int32]
  private var words = ByteTable()
  private var slots: [PhraseNetwork.Slot] = []
  private var constants: [PhraseNetwork.Constant] = []
  private let rules: [String: [[PhrasePart]]]
  private var compiled: [RuleKey: RuleState] = [:]
  private var ruleHasSlots: [String: Bool] = [:]
  private var slotNumbers: [PhraseNetwork.Slot: Int32] = [:]
  private var constantNumbers: [PhraseNetwork.Constant: Int32] = [:]

  /// - Parameters:
  ///   - roots: how many separate networks to build.
  ///   - rules: alternatives by the names of rules and lists.
  public init(roots: Int, rules: [String: [[PhrasePart]]]) {
    self.rules = rules
    self.roots = (0..<roots).map { Int32($0) }
    nodeCount = Int32(roots)
  }

  /// Adds a phrase that ends in `accept`.
  ///
  /// - Parameter scope: a number that identifies `resolve`'s results: phrases of one scope share rules with slots.
  public mutating func add(
    _ phrase: Phrase, root: Int, accept: Int, scope: Int = 0, diagnostics: inout [Diagnostic],
    resolve: @escaping SlotResolver
  ) {
    guard roots.indices.contains(root) else { return }
    let context = Context(phrase: phrase, scope: scope, resolve: resolve)
    var used: [String] = []
    if let end = append(phrase.parts, from: roots[root], in: context, using: &used, diagnostics: &diagnostics) {
      accepts.append((end, Int32(accept)))
    }
  }

  /// Writes the network of all that has been added; `PhraseNetwork` reads it.
  ///
  /// - Parameter open: the roots whose first states are built now rather than by the first sentence.
  public func write(to store: inout StoreWriter, open: [Int]) {
    words.write(to: &store)
    store.put(slots.flatMap { [$0.parameter, $0.companion ?? "", $0.reader, $0.kind ?? ""] })
    store.put(constants.flatMap { [$0.parameter, $0.value] })
    var graph = StoreWriter()
    write(edges, from: \.from, value: \.edge, empty: 0, to: &graph)
    write(silent, from: \.from, value: \.to, empty: 0, to: &graph)
    write(calls, from: \.from, value: \.call, empty: PhraseGraph.Call(part: 0, end: 0), to: &graph)
    write(accepts, from: \.from, value: \.accept, empty: 0, to: &graph)
    graph.put(roots)
    graph.put(parts)
    var reader = StoreReader(StoredBytes(graph.bytes))
    // The written graph is read back, so that the states are built from what will be used.
    guard let laid = try? PhraseGraph(&reader) else { return }
    store.append(graph)
    var states = NetworkStates(graph: laid)
    for root in open { states.openFrom(root) }
    states.write(to: &store)
  }

  /// The network of all that has been added.
  public func build() throws(StoreFault) -> PhraseNetwork {
    var store = StoreWriter()
    write(to: &store, open: [])
    var reader = StoreReader(StoredBytes(store.bytes))
    return try PhraseNetwork(&reader)
  }

  /// Sorts items by their nodes: writes where each node's begin, and all values.
  private func write<Item, Value: BitwiseCopyable>(
    _ items: [Item], from: (Item) -> Int32, value: (Item) -> Value, empty: Value, to store: inout StoreWriter
  ) {
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
    store.put(starts)
    store.put(values)
  }

  /// The phrase that is being added.
  private struct Context {
    var phrase: Phrase
    var scope: Int
    var resolve: SlotResolver
  }

  /// Adds parts after a node; nil when one of them is faulty.
  private mutating func append(
    _ parts: [PhrasePart], from start: Int32, in context: Context, using used: inout [String],
    diagnostics: inout [Diagnostic]
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
        guard let resolved = context.resolve(slot, &diagnostics) else { return nil }
        node = edge(from: node, .slot(number(of: resolved)))
      case .constant(let parameter, let value, _):
        node = edge(from: node, .constant(number(of: PhraseNetwork.Constant(parameter: parameter, value: value))))
      case .choice(let alternatives):
        let end = addNode()
        guard join(alternatives, from: node, to: end, in: context, using: &used, diagnostics: &diagnostics) else {
          return nil
        }
        node = end
      case .rule(let name, let column):
        guard let part = rule(name, column: column, in: context, using: &used, diagnostics: &diagnostics) else {
          return nil
        }
        let end = addNode()
        calls.append((node, PhraseGraph.Call(part: part, end: end)))
        node = end
      }
    }
    return node
  }

  /// The part of a rule or a list, compiled on its first call; nil when it is faulty.
  private mutating func rule(
    _ name: String, column: Int, in context: Context, using used: inout [String], diagnostics: inout [Diagnostic]
  ) -> Int32? {
    let place = TextPlace(file: context.phrase.place.file, line: context.phrase.place.line, column: column)
    guard let alternatives = rules[name] else {
      diagnostics.error(
        "no rule or list is called '\(name)'", at: place, suggestion: nearestName(to: name, among: rules.keys))
      return nil
    }
    guard !used.contains(name) else {
      diagnostics.error("the rule '\(name)' uses itself", at: place)
      return nil
    }
    let key = RuleKey(name: name, scope: hasSlots(name) ? context.scope : nil)
    switch compiled[key] {
    case .part(let part): return part
    case .faulty: return nil
    case nil: break
    }
    used.append(name)
    defer { used.removeLast() }
    // A part's nodes are consecutive, after those of the rules that it calls.
    for called in Self.calls(alternatives) where rules[called] != nil && !used.contains(called) {
      _ = rule(called, column: column, in: context, using: &used, diagnostics: &diagnostics)
    }
    let first = addNode()
    let last = addNode()
    guard join(alternatives, from: first, to: last, in: context, using: &used, diagnostics: &diagnostics) else {
      compiled[key] = .faulty
      return nil
    }
    let part = Int32(parts.count)
    parts.append(PhraseGraph.Part(first: first, count: nodeCount - first))
    compiled[key] = .part(part)
    return part
  }

  /// The rules that some parts call.
  private static func calls(_ alternatives: [[PhrasePart]]) -> [String] {
    alternatives.joined().flatMap { part -> [String] in
      switch part {
      case .rule(let name, _): [name]
      case .choice(let alternatives): calls(alternatives)
      case .word, .slot, .constant, .appName: []
      }
    }
  }

  /// Whether a rule, or one that it calls, has slots.
  private mutating func hasSlots(_ name: String) -> Bool {
    if let known = ruleHasSlots[name] { return known }
    // Recursive rules are rejected elsewhere; here this only ends the recursion.
    ruleHasSlots[name] = false
    let found = hasSlots(rules[name] ?? [])
    ruleHasSlots[name] = found
    return found
  }

  private mutating func hasSlots(_ alternatives: [[PhrasePart]]) -> Bool {
    for part in alternatives.joined() {
      switch part {
      case .slot: return true
      case .choice(let inner): if hasSlots(inner) { return true }
      case .rule(let name, _): if hasSlots(name) { return true }
      case .word, .constant, .appName: continue
      }
    }
    return false
  }

  private mutating func join(
    _ alternatives: [[PhrasePart]], from start: Int32, to end: Int32, in context: Context, using used: inout [String],
    diagnostics: inout [Diagnostic]
  ) -> Bool {
    for alternative in alternatives {
      guard let last = append(alternative, from: start, in: context, using: &used, diagnostics: &diagnostics) else {
        return false
      }
      silent.append((last, end))
    }
    return true
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
