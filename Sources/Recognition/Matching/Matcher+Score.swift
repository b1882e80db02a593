import SimLexicon
import SimPhrases
import SimUtterances

/// The score of a step where it depends on more than its kind (`MatchScore`).
extension Matcher {
  /// An app's name with the words that carry it.
  func score(ofCarried run: KnownRun, behind cell: Chart.Cell) -> Int32 {
    let each = isCarriedFromBehind(run) ? MatchScore.bareName : MatchScore.phraseWord
    // "tell Sam I'm in a HuHu": after an article the name belongs to the free words.
    let isNoun = isBehindText(cell) && isArticle(run.start)
    return each * run.count + (isNoun ? MatchScore.cutFromText : 0)
  }

  /// The beginning of an open slot.
  ///
  /// - Parameter isFirst: whether the phrase has had no word yet.
  func score(ofEntering open: OpenSlot, from origin: Origin, isFirst: Bool) -> Int32 {
    // "tell Sam ZhiChat is down", "a ride to HuHu Street": a name right before free words is one of them.
    var score = open.swallowsNames && origin.cell.step == .name && !isFirst ? MatchScore.cutFromText : 0
    // In Chinese nothing separates a name from what follows; free words likelier begin where a sentence may.
    let word = Int(origin.position)
    if open.isText, origin.cell.step == .leave, sentence.flags[word].contains(.startsClause), isIdeograph(word) {
      score += MatchScore.clauseStart
    }
    return score
  }

  /// Words that look like a name, at the beginning of an open slot; nil where the slot doesn't take them.
  func score(ofName run: KnownRun, in open: OpenSlot) -> Int32? {
    guard !open.shapes.isDisjoint(with: [.names, .capitalisedPlaces]) else { return nil }
    if open.terms == .places, isTime(run) { return nil }
    let word = Int(run.start)
    if open.shapes.contains(.capitalisedPlaces) {
      return isIdeograph(word) || isPerson(run) ? nil : MatchScore.shapedPlace * run.count
    }
    let isLatin = sentence.utterance.tokens[sentence.words[word]].kind == .word
    return (isLatin ? MatchScore.capitalisedWord : MatchScore.shapedWord) * run.count + MatchScore.eachTerm
  }

  /// Whether an open slot ends with only one Chinese character, which is likelier to belong to what precedes it.
  func isLoneCharacter(_ open: OpenSlot, _ origin: Origin) -> Bool {
    guard origin.cell.run == 1, isIdeograph(Int(origin.position) - 1) else { return false }
    return switch open.loneCharacter {
    case .always: true
    case .asName: answer == nil && isFirstOfName(origin.cell)
    case .behindSlot: isRightBehindSlot(origin.cell)
    }
  }

  /// Whether free words end here.
  func isBehindText(_ cell: Chart.Cell) -> Bool {
    guard cell.step == .leave, cell.edge >= 0,
      case .open(let open) = slotReaders[Int(states.label(ofEdge: cell.edge))].taking
    else { return false }
    return open.isText
  }

  /// Whether a joiner could be a character of a name, as in 张和平.
  func isWithinName(_ origin: Origin) -> Bool {
    origin.position > 0 && isIdeograph(Int(origin.position) - 1) && isFirstOfName(origin.cell)
  }

  func isArticle(_ position: Int32) -> Bool {
    sentence.spans(at: position).contains { sentence.spans[$0].kind == .article }
  }

  func isIdeograph(_ word: Int) -> Bool {
    word >= 0 && word < sentence.count && sentence.flags[word].contains(.ideograph)
  }

  /// Whether a free word is the first of a name.
  private func isFirstOfName(_ cell: Chart.Cell) -> Bool {
    let before = stepBefore(freeWord: cell)
    return before == .enter || before == .joiner
  }

  private func stepBefore(freeWord cell: Chart.Cell) -> Chart.Step? {
    cell.step == .freeWord && cell.back >= 0 ? chart.cells[Int(cell.back)].step : nil
  }

  /// Whether the current slot began where another ended, and has taken one word.
  private func isRightBehindSlot(_ cell: Chart.Cell) -> Bool {
    guard stepBefore(freeWord: cell) == .enter else { return false }
    let enter = chart.cells[Int(cell.back)]
    guard enter.back >= 0 else { return false }
    let before = chart.cells[Int(enter.back)].step
    return before == .leave || before == .reading || before == .term
  }

  /// Whether the name's only carrier is a Chinese character that may begin what follows: 知了上周一.
  private func isCarriedFromBehind(_ run: KnownRun) -> Bool {
    sentence.mentions[Int(run.payload)].tokens.lowerBound == sentence.words[Int(run.start)]
      && isIdeograph(Int(run.end) - 1)
  }

  /// Whether a vocabulary has a person with exactly these words.
  private func isPerson(_ run: KnownRun) -> Bool {
    sentence.spans(at: run.start).contains { number in
      let other = sentence.spans[number]
      return other.kind == .term && other.end == run.end
        && sentence.hits[Int(other.payload)].kinds.contains(.person)
    }
  }

  /// Whether a capitalised word is a month or a day rather than a place: "taken in **July**", "on **Saturday**".
  private func isTime(_ run: KnownRun) -> Bool {
    guard run.count == 1, sentence.utterance.tokens[sentence.words[Int(run.start)]].kind == .word else {
      return false
    }
    for start in max(0, run.start - 1)...run.start {
      for number in readings(of: .past, at: start)
      where wordIndex(ofToken: sentence.readings[number].end, from: start) == run.end {
        return true
      }
    }
    return false
  }
}
