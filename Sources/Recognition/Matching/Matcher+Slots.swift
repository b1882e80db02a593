import SimCatalog
import SimLexicon
import SimPhrases
import SimUtterances

/// The paths into the slots of a phrase, and past those that words fill at once.
extension Matcher {
  mutating func enterSlot(_ edge: Int32, _ state: Int32, from origin: Origin) {
    let slot = Int(states.label(ofEdge: edge))
    if let acts, !acts.slots[slot] { return }
    guard canEnd(behindEdge: edge, from: origin.position + 1) else { return }
    switch slotReaders[slot].taking {
    case .open(let open): begin(open, edge, state, from: origin)
    case .term:
      let parameter = knowledge.network.slots[slot].parameter
      takeRuns(.term, edge, from: origin) { matcher, run in
        let hit = matcher.sentence.hits[Int(run.payload)]
        guard matcher.fits(hit, .parameter, slot: parameter) else { return nil }
        return (.term, (hit.isGuess ? MatchScore.guessWord : MatchScore.ownTermWord) * run.count + MatchScore.eachTerm)
      }
    case .option:
      takeRuns(.option, edge, from: origin) { _, run in
        (.dialled, MatchScore.optionWord * run.count + MatchScore.eachTerm)
      }
    case .label:
      takeRuns(.labelWord, edge, from: origin) { _, run in (.labelWord, MatchScore.labelWord * run.count) }
    case .dialled:
      takeRuns(.dialled, edge, from: origin) { _, run in (.dialled, MatchScore.readWord * run.count) }
    case .firstName:
      let word = Int(origin.position)
      guard !sentence.isBarred(word), sentence.utterance.tokens[sentence.words[word]].kind == .word else { return }
      let target = Node.state(states.target(ofEdge: edge))
      take(
        origin.next(target, to: origin.position + 1, .dialled, score: MatchScore.openWord, edge: edge),
        at: origin.position)
    case .closed(let name): if let name { read(name, slot, edge, from: origin) }
    }
  }

  /// Begins an open slot, if one may begin here.
  private mutating func begin(_ open: OpenSlot, _ edge: Int32, _ state: Int32, from origin: Origin) {
    let word = Int(origin.position)
    let flags = sentence.flags[word]
    switch open.start {
    case .anywhere: break
    case .clause: guard flags.contains(.startsClause) else { return }
    case .speech: guard flags.contains(.startsSpeech) else { return }
    }
    // "text Sam's photo" isn't a text for Sam.
    if open.isText, sentence.isTied(word) { return }
    let score = score(ofEntering: open, from: origin, isFirst: state == root)
    take(origin.next(.need(edge), to: origin.position, .enter, score: score, edge: edge), at: origin.position)
  }

  /// Fills a slot with each run of a kind that begins here.
  private mutating func takeRuns(
    _ kind: KnownRun.Kind, _ edge: Int32, from origin: Origin,
    _ judge: (borrowing Matcher, KnownRun) -> (step: Chart.Step, score: Int32)?
  ) {
    for number in sentence.spans(at: origin.position) where sentence.spans[number].kind == kind {
      let run = sentence.spans[number]
      guard let (step, score) = judge(self, run) else { continue }
      let target = Node.state(states.target(ofEdge: edge))
      take(origin.next(target, to: run.end, step, score: score, payload: run.payload, edge: edge), at: origin.position)
    }
  }

  /// Fills a slot with what a closed reader reads here.
  private mutating func read(_ name: ReaderSet.Name, _ slot: Int, _ edge: Int32, from origin: Origin) {
    let position = origin.position
    for number in readings(of: name, at: position) where name != .cases || isCase(sentence.readings[number], slot) {
      let end = wordIndex(ofToken: sentence.readings[number].end, from: position)
      guard end > position else { continue }
      let score = MatchScore.readWord * (end - position) + MatchScore.eachReading
      let target = Node.state(states.target(ofEdge: edge))
      take(origin.next(target, to: end, .reading, score: score, payload: Int32(number), edge: edge), at: position)
    }
  }

  /// Whether a case is one that a slot takes.
  private func isCase(_ reading: Reading, _ slot: Int) -> Bool {
    guard case .enumeration(let value) = reading.value else { return false }
    if let acts { return acts.kinds.contains(value.type) }
    return value.type == answer?.kind ?? knowledge.network.slots[slot].kind
  }

  /// Whether a term can be what a slot takes, or a part of it.
  func fits(_ hit: Lexicon.Hit, _ terms: OpenSlot.Terms, slot parameter: String) -> Bool {
    switch terms {
    case .none: return false
    // "The second one" answers the current question.
    case .people: return hit.kinds.contains(.person) || acts == nil && hit.kinds.contains(.listedPerson)
    case .groups: return hit.kinds.contains(.group)
    case .places: return hit.kinds.contains(.place)
    case .parameter:
      guard hit.kinds.contains(.parameter) else { return false }
      if let acts {
        return knowledge.lexicon.terms(of: hit).contains { term in
          acts.terms.contains { term.fills($0, of: acts.intent, in: knowledge.catalog) }
        }
      }
      let (name, intent) = (answer?.parameter ?? parameter, answer?.intent)
      return knowledge.lexicon.terms(of: hit).contains { $0.fills(name, of: intent, in: knowledge.catalog) }
    }
  }
}
