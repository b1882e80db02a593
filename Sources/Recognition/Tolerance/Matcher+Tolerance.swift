import SimPhrases

/// The paths of a tolerant reading: words of the sentence that are skipped, exchanged or set aside, and words of the
/// phrase that weren't said.
extension Matcher {
  mutating func expandTolerantly(_ runs: TolerantRuns, _ state: Int32, from origin: Origin) {
    let position = origin.position
    // Words may be missing before others, never at the end.
    guard position < window.upperBound else { return }
    omit(runs.words.omissible, state, from: origin)
    if state == root, origin.cell.step != .understood { beginUnderstood(runs, from: origin) }
    let here = runs.atWords[Int(position)]
    for end in here.fillers { pass(to: end, .filler, state, .filler, from: origin) }
    for number in sentence.spans(at: position) where sentence.spans[number].kind == .closing {
      pass(to: sentence.spans[number].end, .filler, state, .filler, from: origin)
    }
    for (number, exchange) in here.exchanges.enumerated() {
      let (end, meant) = exchange
      guard let target = follow(meant.words, from: state) else { continue }
      step(
        .exchanged, to: end, target, payload: Int32(number), score: MatchScore.phraseWord * (end - position),
        meant.cost, from: origin)
    }
    for reader in [ReaderSet.Name.coming, .party] {
      for number in readings(of: reader, at: position) {
        let end = wordIndex(ofToken: sentence.readings[number].end, from: position)
        if end > position { pass(to: end, .aside, state, .aside, from: origin) }
      }
    }
  }

  /// Takes a step that differs from the phrase.
  ///
  /// - Parameter score: its score before the cost.
  private mutating func step(
    _ step: Chart.Step, to end: Int32, _ state: Int32, payload: Int32, score: Int32 = 0, _ cost: ToleranceCost,
    from origin: Origin
  ) {
    guard origin.cell.slack + cost.slack <= ToleranceCost.mostSlack else { return }
    var next = origin.next(.state(state), to: end, step, score: score + cost.score, payload: payload)
    next.slack += cost.slack
    take(next, at: origin.position)
  }

  /// Skips words, which counts slightly against a phrase.
  private mutating func pass(
    to end: Int32, _ kind: Chart.Step, _ state: Int32, _ cost: ToleranceCost, from origin: Origin
  ) {
    // The cost is for one word.
    let others = cost.score * (end - origin.position - 1)
    let text = isBehindText(origin.cell) ? MatchScore.cutFromText : 0
    step(kind, to: end, state, payload: 0, score: others + text, cost, from: origin)
  }

  /// Skips a word of the phrase that isn't said, where the next one is.
  private mutating func omit(_ words: [Int32], _ state: Int32, from origin: Origin) {
    let symbol = sentence.symbols[Int(origin.position)]
    guard state != root, symbol >= 0 else { return }
    for word in words {
      guard let target = states.target(of: state, word: word), states.hasEdge(target, word: symbol) else { continue }
      step(.omitted, to: origin.position, target, payload: word, .omitted, from: origin)
    }
  }

  /// Begins phrases after words that go without saying.
  private mutating func beginUnderstood(_ runs: TolerantRuns, from origin: Origin) {
    for (number, words) in runs.words.understood.enumerated() {
      guard let target = follow(words, from: root), mayBegin(target, at: Int(origin.position), runs) else { continue }
      step(.understood, to: origin.position, target, payload: Int32(number), .understood, from: origin)
    }
  }

  /// Whether a word at a position is the phrase's, or may replace one of the phrase's.
  private mutating func mayBegin(_ state: Int32, at word: Int, _ runs: TolerantRuns) -> Bool {
    let symbol = sentence.symbols[word]
    if symbol >= 0, states.hasEdge(state, word: symbol) { return true }
    for exchange in runs.atWords[word].exchanges {
      if let first = exchange.for.words.first, states.hasEdge(state, word: first) { return true }
    }
    return false
  }

  /// Whether a phrase may continue after a slot in a way that only a tolerant reading allows.
  mutating func canFollow(_ state: Int32, at word: Int32, _ runs: TolerantRuns) -> Bool {
    !runs.atWords[Int(word)].fillers.isEmpty || mayBegin(state, at: Int(word), runs)
  }

  /// Whether a path is so much worse than the best one to the same word that it is dropped.
  mutating func isBehind(_ cell: Chart.Cell) -> Bool {
    let best = bestScores[Int(cell.position)]
    if cell.score > best { bestScores[Int(cell.position)] = cell.score }
    return cell.score < best - ToleranceCost.beam
  }

  /// The state that words of a phrase lead to.
  private mutating func follow(_ words: [Int32], from state: Int32) -> Int32? {
    var state = state
    for word in words {
      guard let target = states.target(of: state, word: word) else { return nil }
      state = target
    }
    return state
  }
}
