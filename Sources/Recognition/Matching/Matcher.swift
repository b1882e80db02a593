import SimCatalog
import SimLexicon
import SimPhrases
import SimUtterances

/// Finds the best readings of a sentence in one pass over its words, for all phrases at once.
///
/// A node is a state of the network or, while an open slot is being filled, the slot's edge: first without a name that
/// could end it (`need`), then with one (`have`). After words that close the sentence each state has a second node.
struct Matcher: ~Copyable {
  let sentence: Sentence
  let knowledge: Knowledge
  var states: NetworkStates
  /// The reader of each slot of the network.
  let slotReaders: [SlotReader]
  let now: CivilDateTime
  let root: Int32
  /// The parameter that an answer is for.
  let answer: Answer?
  var chart: Chart
  /// The acts that an answer may consist of; nil where a sentence is one phrase.
  var acts: ActMatching?
  /// "the truck" answers with a truck.
  var skipsArticles = false
  /// The words that are matched; the others don't belong to any phrase.
  let window: Range<Int32>
  /// Whether a phrase may begin and end at any word instead of covering all of them.
  let seeksIslands: Bool
  /// How a sentence may differ from a phrase; nil where it may not.
  let tolerance: TolerantRuns?
  /// In a tolerant reading, the best score at each word.
  var bestScores: [Int32] = []
  var agenda: [Int32] = []
  /// Whether to skip paths on which no phrase can end.
  var prunes = true
  /// The cells with skipped paths, in the order of their positions; and whether the last cell has any.
  var pruned: [Int32] = []
  var hasPruned = false
  /// By position, cells that were first or better reached after all other paths had been followed.
  var reached: [[Int32]] = []
  /// What unknown names look like.
  let facts: LanguageFacts

  init(
    sentence: Sentence, workspace: consuming MatchingWorkspace, knowledge: Knowledge, now: CivilDateTime, root: Int,
    answer: Answer? = nil, window: Range<Int>? = nil, seeksIslands: Bool = false,
    tolerance: TolerantRuns? = nil
  ) {
    self.sentence = sentence
    self.knowledge = knowledge
    facts = knowledge.language.facts
    workspace.chart.begin(count: sentence.count)
    chart = workspace.chart
    states = workspace.states
    self.root = states.root(root)
    slotReaders = knowledge.slotReaders
    self.now = now
    self.answer = answer
    let window = window ?? 0..<sentence.count
    self.window = Int32(window.lowerBound)..<Int32(window.upperBound)
    self.seeksIslands = seeksIslands
    self.tolerance = tolerance
    if tolerance != nil { bestScores = [Int32](repeating: .min / 2, count: sentence.count + 1) }
  }

  /// What the next sentence can reuse.
  var workspace: MatchingWorkspace { MatchingWorkspace(states: states, chart: chart) }

  /// What an answer is for.
  struct Answer {
    var intent: IntentName
    var parameter: String
    /// The type of cases that it may be one of.
    var kind: String?
  }

  /// What an answer's acts may match.
  struct ActMatching: Sendable {
    var intent: IntentName
    /// Whether each act's phrase may match, by its number.
    var phrases: [Bool]
    /// Whether each of the network's slots may match, by its number.
    var slots: [Bool]
    /// The parameters that a term may be a value of.
    var terms: [String]
    /// The enumeration types whose cases may be meant.
    var kinds: [String]
    /// Whether there are options.
    var offers: Bool
  }

  /// Fills the chart.
  mutating func run() {
    begin(at: window.lowerBound)
    for position in window.lowerBound...window.upperBound {
      if seeksIslands, position > window.lowerBound, mayBeginIsland(at: Int(position)) { begin(at: position) }
      var index = chart.heads[Int(position)]
      while index >= 0 {
        agenda.append(index)
        index = chart.cells[Int(index)].next
      }
      expandAgenda(at: position)
    }
  }

  /// Follows the paths from the cells of the agenda, and from cells of the same position that they reach.
  mutating func expandAgenda(at position: Int32) {
    while let index = agenda.popLast() { expand(index, at: position) }
  }

  private mutating func begin(at position: Int32) {
    _ = chart.take(
      Chart.Cell(
        node: Node.state(root).code, score: 0, back: -1, next: -1, position: position, payload: 0, edge: -1,
        step: .begin, app: 0, run: 0))
  }

  /// The cells at the end of the words in which phrases end, and the phrases.
  mutating func ends() -> [(cell: Int32, state: Int32)] { ends(before: window.upperBound) }

  /// The cells before a word in which phrases end, and the phrases.
  mutating func ends(before word: Int32) -> [(cell: Int32, state: Int32)] {
    var result: [(Int32, Int32)] = []
    var index = chart.heads[Int(word)]
    while index >= 0 {
      let cell = chart.cells[Int(index)]
      switch Node(cell.node) {
      case .state(let state), .closed(let state):
        if states.isEnd(state) { result.append((index, state)) }
      case .need, .have: break
      }
      index = cell.next
    }
    return result
  }

  /// What a cell's node is.
  enum Node {
    case state(Int32)
    /// A state, after words that close the sentence.
    case closed(Int32)
    /// A slot edge.
    case need(Int32)
    case have(Int32)

    init(_ code: Int32) {
      switch code & 3 {
      case 0: self = .state(code >> 2)
      case 1: self = .closed(code >> 2)
      case 2: self = .need(code >> 2)
      default: self = .have(code >> 2)
      }
    }

    var code: Int32 {
      switch self {
      case .state(let number): number << 2
      case .closed(let number): number << 2 | 1
      case .need(let number): number << 2 | 2
      case .have(let number): number << 2 | 3
      }
    }
  }

  mutating func take(_ cell: Chart.Cell, at position: Int32) {
    guard cell.position <= window.upperBound else { return }
    if tolerance != nil, isBehind(cell) { return }
    guard let index = chart.take(cell) else { return }
    if cell.position == position {
      agenda.append(index)
    } else if !reached.isEmpty {
      reached[Int(cell.position)].append(index)
    }
  }

  private mutating func expand(_ index: Int32, at position: Int32) {
    let origin = Origin(cell: chart.cells[Int(index)], index: index, position: position)
    switch Node(origin.cell.node) {
    case .state(let state): expandState(state, from: origin)
    case .closed: expandClosed(from: origin)
    case .need(let edge): expandSlot(edge, has: false, from: origin)
    case .have(let edge): expandSlot(edge, has: true, from: origin)
    }
    if hasPruned {
      // A phrase that begins with a slot hasn't begun until one of its words is said.
      if origin.cell.node != Node.state(root).code { pruned.append(index) }
      hasPruned = false
    }
  }

  // MARK: Closed readers

  /// What a reader reads from a word on, as a range of readings' numbers.
  func readings(of name: ReaderSet.Name, at position: Int32) -> Range<Int> {
    sentence.readings.range(of: name, at: position, in: sentence, knowledge, now: now)
  }

  /// The word of a token, or the first word after it.
  func wordIndex(ofToken token: Int, from position: Int32) -> Int32 {
    var index = Int(position)
    while index < sentence.count, sentence.words[index] < token { index += 1 }
    return Int32(index)
  }
}
