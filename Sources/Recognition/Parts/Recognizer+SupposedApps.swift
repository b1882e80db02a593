import SimCatalog
import SimUtterances

/// Apps that nobody has heard of: "using Grapevine" names one, whatever Grapevine is.
extension Recognizer {
  /// Understands a sentence again, with words that stand where an app's name stands taken for the name of one that isn't there.
  ///
  /// - Parameter first: what came of the sentence otherwise.
  /// - Returns: nil unless a phrase takes all that is left then, of the intent that was understood before where one was.
  func understandSupposedApp(
    _ sentence: Sentence, first: Understanding, in context: RecognitionContext,
    _ workspace: inout MatchingWorkspace
  ) -> Understanding? {
    guard sentence.namedApps.isEmpty else { return nil }
    for words in supposedNames(sentence, first: first, now: context.now) {
      guard let tokens = sentence.tokens(words), !isKnownApp(tokens, of: sentence) else { continue }
      let again = Sentence(sentence.utterance, knowledge, states: &workspace.states, supposedApp: tokens)
      var second = understand(again, in: context, &workspace)
      guard case .declined(.notInstalled(_, let intent?)) = second.outcome,
        first.intent == nil || first.intent == intent
      else { continue }
      let name = sentence.utterance.source(sentence.range(words))
      second.outcome = .declined(.notInstalled(app: name, intent: intent))
      for index in second.mentions.indices { second.mentions[index].app = name }
      return second
    }
    return nil
  }

  /// Whether everybody knows an app by some words: it is there by another of its names, or would have been found.
  private func isKnownApp(_ tokens: Range<Int>, of sentence: Sentence) -> Bool {
    let name = tokens.flatMap { sentence.utterance.normalBytes[sentence.utterance.tokens[$0].normal] }
    return knowledge.language.knownApps.contains { known in
      let utterance = Utterance(known.name, knowledge.language.apostrophes)
      return utterance.tokens.flatMap { utterance.normalBytes[$0.normal] } == name
    }
  }

  /// The words that may name an app, the likeliest first.
  private func supposedNames(_ sentence: Sentence, first: Understanding, now: CivilDateTime) -> [Range<Int>] {
    let slots: [Slot]
    switch first.outcome {
    case .request(let request): slots = request.slots
    case .whichApp(_, let filled, _): slots = filled
    case .declined(.notUnderstood), .declined(.nothingMatched), .declined(.noApp): slots = []
    case .declined: return []
    }
    // "Find a movie with Margaret Early" asks for nothing that would be done elsewhere than was said.
    if let intent = first.intent, knowledge.catalog.schema(of: intent)?.review != true { return [] }
    var result: [Range<Int>] = []
    for lead in 0..<sentence.count where sentence.leadsApp(lead) {
      // Characters that some phrase takes are a name only where somebody says so.
      if first.intent != nil, sentence.flags[lead + 1].contains(.ideograph) { continue }
      for words in sentence.namesBehind(lead) where result.count < Self.mostSupposed {
        let isKnown = sentence.isKnown(words) || isRead(words, of: sentence, now: now)
        if !isKnown, slots.allSatisfy({ isFree(lead, words, of: sentence, from: $0) }) { result.append(words) }
      }
    }
    return result
  }

  /// So many names are tried; each costs what a sentence costs.
  private static let mostSupposed = 6

  /// Whether words are nothing that a slot has taken, or stand in front of a text that goes on behind them: "tell Sam on
  /// Grapevine I'm late". At a text's end they are what somebody says: "tell Sam I'm on Fire".
  private func isFree(_ lead: Int, _ words: Range<Int>, of sentence: Sentence, from slot: Slot) -> Bool {
    let said = sentence.range(lead..<words.upperBound)
    return slot.provenance.ranges.allSatisfy { range in
      !range.overlaps(said) || (range.lowerBound == said.lowerBound && range.upperBound > said.upperBound)
    }
  }

  /// Whether the words begin a time, a number or something else that a closed reader reads.
  private func isRead(_ words: Range<Int>, of sentence: Sentence, now: CivilDateTime) -> Bool {
    ReaderSet.Name.allCases.contains { name in
      !sentence.readings.range(of: name, at: Int32(words.lowerBound), in: sentence, knowledge, now: now).isEmpty
    }
  }
}

extension Sentence {
  /// Whether an app's name may stand behind a word; a capital in the midst of a sentence belongs to a title.
  fileprivate func leadsApp(_ word: Int) -> Bool {
    flags[word].contains(.leadsApp) && (!flags[word].contains(.capital) || word == 0 || flags[word].contains(.stops))
  }

  /// What may be a name right behind a word: capitalised words, the longest run first, or some characters, the shortest first.
  fileprivate func namesBehind(_ lead: Int) -> [Range<Int>] {
    // "using the Grapevine app".
    let article = spans(at: Int32(lead + 1)).first { spans[$0].kind == .article }
    let start = article.map { Int(spans[$0].end) } ?? lead + 1
    guard start < count else { return [] }
    let isInCharacters = flags[lead].contains(.ideograph)
    let isName: (Int) -> Bool
    if flags[start].contains(.ideograph) {
      isName = { self.flags[$0].contains(.ideograph) }
    } else {
      // Among characters any other word is a name.
      isName = { !self.flags[$0].contains(.ideograph) && (isInCharacters || self.flags[$0].contains(.capital)) }
    }
    var end = start
    let most = flags[start].contains(.ideograph) ? 4 : 3
    // What no person is called may well be a part of what an app is: 云车, "Quill Box"; "I'm" begins what is told.
    while end < count, end - start < most, isName(end), !breaks(end),
      end > start ? !flags[end].contains(.startsClause) : !isBarred(end)
    {
      end += 1
    }
    guard end > start else { return [] }
    if flags[start].contains(.ideograph) {
      return end - start < 2 ? [] : (start + 2...end).map { start..<$0 }
    }
    return (start + 1...end).reversed().map { start..<$0 }
  }

  /// Whether a run is all of the words, or so much of them that they are it and something else; a character alone isn't.
  private func covers(_ words: Range<Int>, _ span: KnownRun) -> Bool {
    let known = Int(span.start)..<Int(span.end)
    if known.lowerBound <= words.lowerBound && known.upperBound >= words.upperBound { return true }
    return known.overlaps(words) && words.clamped(to: known) == known
      && (known.count > 1 || !flags[known.lowerBound].contains(.ideograph))
  }

  /// Whether a vocabulary or a list knows the words, or a place or a label stands there.
  fileprivate func isKnown(_ words: Range<Int>) -> Bool {
    spans.contains { span in
      switch span.kind {
      case .term, .placeName, .placeShape, .label, .labelWord, .here, .barePlace, .dialled:
        covers(words, span)
      default: false
      }
    }
  }
}
