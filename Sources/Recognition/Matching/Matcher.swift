import SimCatalog
import SimLexicon
import SimPhrases
import SimUtterances

/// Finds the best readings of a sentence: one pass over its words, with every phrase at once.
///
/// A node is a state of the network or, while an open slot is being filled, the slot's edge: first without a name that
/// could end it (`need`), then with one (`have`). After words that close the sentence each state has a second node.
struct Matcher: ~Copyable {
  let sentence: Sentence
  let knowledge: Knowledge
  var states: NetworkStates
  /// For each slot of the network how it is read.
  let slotReaders: [SlotReader]
  let now: CivilDateTime
  let root: Int32
  /// The parameter that an answer is for.
  let answer: Answer?
  var chart: Chart
  /// The acts of which an answer may be a sequence; nil where a sentence is one phrase.
  var acts: ActMatching?
  /// "the truck" answers with a truck.
  var skipsArticles = false
  /// The words that are matched; what stands outside of them is there for no phrase.
  let window: Range<Int32>
  /// Whether a phrase may begin at any word, and end before any, in place of taking all of them.
  let seeksIslands: Bool
  /// In what a sentence may differ from a phrase; nil where in nothing.
  let tolerance: TolerantRuns?
  /// Of a tolerant reading, the best score at each word.
  var bestScores: [Int32] = []
  var agenda: [Int32] = []
  /// Whether ways are left out on which no phrase can end.
  var prunes = true
  /// The cells from which ways were left out, in the order of their positions; and whether that was so with the last one.
  var pruned: [Int32] = []
  var hasPruned = false
  /// By their positions, the cells of later ones that were reached, or reached by a better way, since all ways are gone.
  var reached: [[Int32]] = []
  /// What names look like that nobody knows.
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

  /// What the next sentence can use again.
  var workspace: MatchingWorkspace { MatchingWorkspace(states: states, chart: chart) }

  /// What an answer is for.
  struct Answer {
    var intent: IntentName
    var parameter: String
    /// The type of cases that it may be one of.
    var kind: String?
  }

  /// What may be matched of an answer's acts.
  struct ActMatching: Sendable {
    var intent: IntentName
    /// By the numbers of the acts' phrases.
    var phrases: [Bool]
    /// By the numbers of the network's slots.
    var slots: [Bool]
    /// The parameters of which a term may be a value.
    var terms: [String]
    /// The types of cases that may be meant.
    var kinds: [String]
    /// Whether there is something to choose from.
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

  /// Goes on from the cells of the agenda, and from those of the same position that are reached from them.
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

  /// What a cell's node stands for.
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
      // A phrase that begins with a slot has not begun where none of its words is said.
      if origin.cell.node != Node.state(root).code { pruned.append(index) }
      hasPruned = false
    }
  }

  // MARK: Closed readers

  /// What a reader reads from a word on, by the numbers of the readings.
  func readings(of name: ReaderSet.Name, at position: Int32) -> Range<Int> {
    sentence.readings.range(of: name, at: position, in: sentence, knowledge, now: now)
  }

  /// The word that a token is, or the first one after it.
  func wordIndex(ofToken token: Int, from position: Int32) -> Int32 {
    var index = Int(position)
    while index < sentence.count, sentence.words[index] < token { index += 1 }
    return Int32(index)
  }
}
