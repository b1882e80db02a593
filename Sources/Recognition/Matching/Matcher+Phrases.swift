import SimLexicon
import SimPhrases

/// The paths from between the parts of a phrase: words, the app's name, openings and closings, and slots.
extension Matcher {
  /// A cell from which a path continues.
  struct Origin {
    let cell: Chart.Cell
    let index: Int32
    let position: Int32

    /// The cell that a step leads to.
    @inline(__always)
    func next(
      _ node: Node, to end: Int32, _ step: Chart.Step, score: Int32, payload: Int32 = 0, edge: Int32 = -1,
      app: UInt8? = nil, run: UInt8 = 0
    ) -> Chart.Cell {
      Chart.Cell(
        node: node.code, score: cell.score &+ score, back: index, next: -1, position: end, payload: payload, edge: edge,
        step: step, app: app ?? cell.app, run: run, slack: cell.slack)
    }

  }

  /// Whether an app may be named here, and the resulting flag: none was named yet, or the same, or this one doesn't
  /// count.
  private func naming(_ run: KnownRun, behind cell: Chart.Cell) -> (app: UInt8, mention: Int32)? {
    if sentence.isPassedOver(run.app) { return (cell.app, -1) }
    return cell.app == 0 || cell.app == run.app ? (run.app, run.payload) : nil
  }

  mutating func expandState(_ state: Int32, from origin: Origin) {
    let position = origin.position
    if origin.cell.step == .omitted { return takeWord(state, from: origin) }
    for edge in states.constantEdges(of: state) {
      let target = Node.state(states.target(ofEdge: edge))
      take(origin.next(target, to: position, .constant, score: 0, payload: states.label(ofEdge: edge)), at: position)
    }
    if let acts { expandActs(acts, state, from: origin) }
    guard position < window.upperBound else { return }
    takeWord(state, from: origin)
    for number in sentence.spans(at: position) { expandRun(sentence.spans[number], state, from: origin) }
    for edge in states.slotEdges(of: state) { enterSlot(edge, state, from: origin) }
    if let tolerance { expandTolerantly(tolerance, state, from: origin) }
  }

  /// Takes the next word, where the phrase has it.
  private mutating func takeWord(_ state: Int32, from origin: Origin) {
    let position = origin.position
    let symbol = sentence.symbols[Int(position)]
    guard symbol >= 0, let target = states.target(of: state, word: symbol) else { return }
    take(origin.next(.state(target), to: position + 1, .word, score: MatchScore.phraseWord), at: position)
  }

  /// An act ends, and another may begin; words that begin none are left over.
  private mutating func expandActs(_ acts: ActMatching, _ state: Int32, from origin: Origin) {
    let position = origin.position
    // Free words continue to the end of the line, or to a mark: "tell him I can't cancel".
    let isWithinText =
      isBehindText(origin.cell) && position < window.upperBound && !sentence.breaks(Int(position))
    if state != root, !isWithinText, states.isEnd(state),
      states.acceptIndices(state).contains(where: { acts.phrases[Int(states.accept($0))] })
    {
      take(origin.next(.state(root), to: position, .act, score: MatchScore.eachAct, payload: state), at: position)
    }
    if state == root, position < window.upperBound {
      take(origin.next(.state(root), to: position + 1, .unread, score: MatchScore.unreadWord), at: position)
    }
  }

  /// A run of words that is an app's name, or that may come before or after the sentence.
  private mutating func expandRun(_ run: KnownRun, _ state: Int32, from origin: Origin) {
    switch run.kind {
    case .name: expandName(run, state, from: origin)
    case .carriedName:
      guard let naming = naming(run, behind: origin.cell) else { return }
      // The carrier of a name that doesn't count goes with it; the name alone may be part of something else.
      let score =
        naming.mention < 0 && run.count == 1 ? MatchScore.passedOverName : score(ofCarried: run, behind: origin.cell)
      take(
        origin.next(
          .state(state), to: run.end, .carriedName, score: score, payload: naming.mention, app: naming.app),
        at: origin.position)
    case .verb: expandVerb(run, state, from: origin)
    case .opening where state == root && acts == nil, .article where state == root && skipsArticles:
      take(
        origin.next(.state(root), to: run.end, .opening, score: MatchScore.frameWord * run.count), at: origin.position)
    case .closing where acts == nil && states.isEnd(state):
      // "order five rolls please": the "please" may belong to the free words.
      let score = MatchScore.frameWord * run.count + (isBehindText(origin.cell) ? MatchScore.cutFromText : 0)
      take(origin.next(.closed(state), to: run.end, .closing, score: score), at: origin.position)
    case .opening, .closing, .term, .nameShape, .joiner, .article, .barePlace, .here, .placeName, .placeShape, .label,
      .labelWord, .dialled, .option:
      return
    }
  }

  /// An app's name by itself, or as the phrase's verb.
  private mutating func expandName(_ run: KnownRun, _ state: Int32, from origin: Origin) {
    guard let naming = naming(run, behind: origin.cell) else { return }
    // A name that doesn't count is skipped unless it is part of another: "take Uber receipts off my list with HuHu".
    let each = naming.mention < 0 ? MatchScore.passedOverName : MatchScore.bareName
    let score = each * run.count + (isBehindText(origin.cell) ? MatchScore.cutFromText : 0)
    take(
      origin.next(.state(state), to: run.end, .name, score: score, payload: naming.mention, app: naming.app),
      at: origin.position)
    expandVerb(run, state, from: origin)
  }

  private mutating func expandVerb(_ run: KnownRun, _ state: Int32, from origin: Origin) {
    guard let naming = naming(run, behind: origin.cell), let target = states.targetOfAppName(state) else { return }
    take(
      origin.next(
        .state(target), to: run.end, .verb, score: MatchScore.phraseWord * run.count, payload: naming.mention,
        app: naming.app),
      at: origin.position)
  }

  /// After "please" only the app's name and similar words may follow.
  mutating func expandClosed(from origin: Origin) {
    guard origin.position < window.upperBound else { return }
    for number in sentence.spans(at: origin.position) {
      let run = sentence.spans[number]
      let (step, score): (Chart.Step, Int32)
      var named = (app: origin.cell.app, mention: run.payload)
      switch run.kind {
      case .closing: (step, score) = (.closing, MatchScore.frameWord)
      case .carriedName, .name:
        guard let naming = naming(run, behind: origin.cell) else { continue }
        named = naming
        (step, score) = run.kind == .name ? (.name, MatchScore.bareName) : (.carriedName, MatchScore.phraseWord)
      case .term, .verb, .opening, .nameShape, .joiner, .article, .barePlace, .here, .placeName,
        .placeShape, .label, .labelWord, .dialled, .option:
        continue
      }
      take(
        origin.next(
          Node(origin.cell.node), to: run.end, step, score: score * run.count, payload: named.mention, app: named.app),
        at: origin.position)
    }
  }
}
