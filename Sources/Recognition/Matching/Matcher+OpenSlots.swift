import SimLexicon
import SimPhrases

/// The paths within an open slot, according to its value (`OpenSlot`).
extension Matcher {
  /// - Parameter has: whether it already has something that it could end with.
  mutating func expandSlot(_ edge: Int32, has: Bool, from origin: Origin) {
    let slot = Int(states.label(ofEdge: edge))
    guard case .open(let open) = slotReaders[slot].taking else { return }
    let position = origin.position
    if has, canFollow(edge: edge, at: position) {
      let score = isLoneCharacter(open, origin) ? MatchScore.loneCharacter : 0
      take(
        origin.next(.state(states.target(ofEdge: edge)), to: position, .leave, score: score, edge: edge), at: position)
    }
    guard position < window.upperBound, canEnd(behindEdge: edge, from: position + 1) else { return }
    if open.isText {
      // "The second one, and make it quick": the name of an option ends at a mark.
      if has, acts?.offers == true, sentence.breaks(Int(position)),
        knowledge.network.slots[slot].parameter == ActReaders.old
      {
        return
      }
      let run: UInt8 = has ? 2 : 1
      let score = open.freeWords?.score ?? 0
      take(origin.next(.have(edge), to: position + 1, .freeWord, score: score, edge: edge, run: run), at: position)
      return
    }
    let word = Int(position)
    if has, open.isList, sentence.breaks(word), !sentence.flags[word].contains(.stops) {
      take(origin.next(.need(edge), to: position, .joiner, score: MatchScore.comma, edge: edge), at: position)
    }
    for number in sentence.spans(at: position) {
      expandRun(sentence.spans[number], in: open, slot, edge, has: has, from: origin)
    }
    // After "Sam's mobile" the name has ended.
    if origin.cell.step == .label { return }
    if open.endsAtMark, !has { expandToMark(edge, from: origin) }
    if let words = open.freeWords { expand(words, edge, has: has, from: origin) }
  }

  /// A run of words that is recognised as something.
  private mutating func expandRun(
    _ run: KnownRun, in open: OpenSlot, _ slot: Int, _ edge: Int32, has: Bool, from origin: Origin
  ) {
    var (node, step) = (Node.have(edge), Chart.Step.shape)
    let score: Int32
    switch run.kind {
    case .label where has && open.takesLabels && origin.cell.step != .label:
      (step, score) = (.label, MatchScore.labelWord * run.count)
    case .joiner where has && open.isList && !(open.joinersAreNames && isWithinName(origin)):
      (node, step, score) = (.need(edge), .joiner, MatchScore.joiner)
    case .term where origin.cell.step != .label && (!has || !open.takesWholeTerms):
      let hit = sentence.hits[Int(run.payload)]
      guard fits(hit, open.terms, slot: knowledge.network.slots[slot].parameter) else { return }
      (step, score) = (
        .termPart, (hit.isGuess ? MatchScore.guessWord : open.termWord) * run.count + MatchScore.eachTerm
      )
    case .barePlace where !has && open.shapes.contains(.barePlaces), .here where !has && open.shapes.contains(.here),
      .placeShape where !has && open.shapes.contains(.placeEndings):
      score = MatchScore.shapedWord * run.count
    case .placeName where !has && open.shapes.contains(.placeNames):
      score = MatchScore.placeWord * run.count + MatchScore.eachTerm
    case .nameShape where !has:
      guard let shaped = self.score(ofName: run, in: open) else { return }
      score = shaped
    case .label, .joiner, .term, .barePlace, .here, .placeShape, .placeName, .nameShape, .name, .verb, .carriedName,
      .opening, .closing, .article, .labelWord, .dialled, .option:
      return
    }
    let payload = step == .label || step == .termPart ? run.payload : 0
    take(origin.next(node, to: run.end, step, score: score, payload: payload, edge: edge), at: origin.position)
  }

  /// "text john: hello", "text john i'm late": a colon ends the name, and so does a word that begins a sentence.
  private mutating func expandToMark(_ edge: Int32, from origin: Origin) {
    guard origin.cell.step == .enter || origin.cell.step == .joiner else { return }
    let word = Int(origin.position)
    // "HuHu, anything on TV": words that begin a sentence aren't a name, unless a comma follows ("HuHu, mate, call
    // me").
    let isSpokenTo = sentence.breaks(word) && isBehindVerb(origin)
    if isSpokenTo, sentence.spans(at: origin.position).contains(where: { sentence.spans[$0].kind == .opening }) {
      return
    }
    var end = word
    while end < Int(window.upperBound), end - word < Int(facts.longestName.words), !sentence.isBarred(end),
      end == word || !sentence.breaks(end)
    {
      end += 1
      guard end < Int(window.upperBound), endsName(sentence.flags[end], isSpokenTo: isSpokenTo) else { continue }
      let lone = end == word + 1 && isIdeograph(word) ? MatchScore.loneCharacter : 0
      let score = MatchScore.openWord * Int32(end - word) + lone
      take(origin.next(.have(edge), to: Int32(end), .shape, score: score, edge: edge), at: origin.position)
    }
  }

  /// Whether an unknown name ends before a word.
  private func endsName(_ flags: WordFlags, isSpokenTo: Bool) -> Bool {
    if isSpokenTo { return flags.contains(.breaks) && !flags.contains(.stops) }
    return !flags.isDisjoint(with: [.breaks, .startsClause])
  }

  /// Whether the app's name comes right before a slot as the phrase's verb.
  private func isBehindVerb(_ origin: Origin) -> Bool {
    origin.cell.back >= 0 && chart.cells[Int(origin.cell.back)].step == .verb
  }

  /// One more free word.
  private mutating func expand(_ words: FreeWords, _ edge: Int32, has: Bool, from origin: Origin) {
    let (cell, position) = (origin.cell, origin.position)
    let word = Int(position)
    let flags = sentence.flags[word]
    let isAnswer = answer != nil
    if !isAnswer || words.limitsAnswers, let limit = limit(of: words, at: word), cell.run >= limit { return }
    if !isAnswer, isBarred(flags, by: words, isFirst: !has) { return }
    if words.skipsArticle, !has, isArticle(position) {
      // "and the dog": an article alone is neither a tag nor a title.
      take(origin.next(.need(edge), to: position + 1, .freeWord, score: MatchScore.openWord, edge: edge), at: position)
      return
    }
    var score = words.score
    if has, !flags.isDisjoint(with: words.marks) { score += MatchScore.overStop }
    if words.shunsTerms, cell.step == .termPart, isIdeograph(word) { score += MatchScore.behindTerm }
    let run = has ? cell.run &+ (cell.run < 255 ? 1 : 0) : 1
    take(origin.next(.have(edge), to: position + 1, .freeWord, score: score, edge: edge, run: run), at: position)
  }

  private func limit(of words: FreeWords, at word: Int) -> UInt8? {
    let isCharacter = isIdeograph(word)
    return switch words.limit {
    case .name: facts.longestName.limit(isCharacter)
    case .title: facts.longestTitle.limit(isCharacter)
    case .place: facts.longestPlace.limit(isCharacter)
    case nil: nil
    }
  }

  private func isBarred(_ flags: WordFlags, by words: FreeWords, isFirst: Bool) -> Bool {
    !flags.isDisjoint(with: words.barred)
      || isFirst && !flags.isDisjoint(with: words.barredFirst) && !flags.contains(.startsSpeech)
  }
}
