import SimCatalog
import SimUtterances

/// Unknown apps: "using Grapevine" names one, whatever Grapevine is.
extension Recognizer {
  /// Understands a sentence again, taking words where an app's name belongs as the name of an app that isn't installed.
  ///
  /// - Parameter first: the understanding of the sentence without this.
  /// - Returns: nil unless a phrase matches all other words, for the same intent as before where there was one.
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

  /// Whether some words are a well-known app's name: the app is installed under another name, or would have been found.
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
    // "Find a movie with Margaret Early" has no review: a wrong app does no harm.
    if let intent = first.intent, knowledge.catalog.schema(of: intent)?.review != true { return [] }
    var result: [Range<Int>] = []
    for lead in 0..<sentence.count where sentence.leadsApp(lead) {
      // Characters that a phrase takes are a name only where a word says so.
      if first.intent != nil, sentence.flags[lead + 1].contains(.ideograph) { continue }
      for words in sentence.namesBehind(lead) where result.count < Self.mostSupposed {
        let isKnown = sentence.isKnown(words) || isRead(words, of: sentence, now: now)
        if !isKnown, slots.allSatisfy({ isFree(lead, words, of: sentence, from: $0) }) { result.append(words) }
      }
    }
    return result
  }

  /// How many names are tried; each costs as much as a sentence.
  private static let mostSupposed = 6

  /// Whether no slot has taken the words, or they precede a text that continues after them: "tell Sam on Grapevine I'm
  /// late". At a text's end they are part of it: "tell Sam I'm on Fire".
  private func isFree(_ lead: Int, _ words: Range<Int>, of sentence: Sentence, from slot: Slot) -> Bool {
    let said = sentence.range(lead..<words.upperBound)
    return slot.provenance.ranges.allSatisfy { range in
      !range.overlaps(said) || (range.lowerBound == said.lowerBound && range.upperBound > said.upperBound)
    }
  }

  /// Whether the words begin a time, a number or another value of a closed reader.
  private func isRead(_ words: Range<Int>, of sentence: Sentence, now: CivilDateTime) -> Bool {
    ReaderSet.Name.allCases.contains { name in
      !sentence.readings.range(of: name, at: Int32(words.lowerBound), in: sentence, knowledge, now: now).isEmpty
    }
  }
}

extension Sentence {
  /// Whether an app's name may follow a word; a capital inside a sentence is part of a title.
  fileprivate func leadsApp(_ word: Int) -> Bool {
    flags[word].contains(.leadsApp) && (!flags[word].contains(.capital) || word == 0 || flags[word].contains(.stops))
  }

  /// Possible names right after a word: capitalised words, longest run first, or some characters, shortest run first.
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
      // Among characters a word of letters is a name.
      isName = { !self.flags[$0].contains(.ideograph) && (isInCharacters || self.flags[$0].contains(.capital)) }
    }
    var end = start
    let most = flags[start].contains(.ideograph) ? 4 : 3
    // Words that aren't part of a person's name may be part of an app's: 云车, "Quill Box"; "I'm" begins the message.
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

  /// Whether a run contains the words, or is a part of them; a single character isn't enough for that.
  private func covers(_ words: Range<Int>, _ span: KnownRun) -> Bool {
    let known = Int(span.start)..<Int(span.end)
    if known.lowerBound <= words.lowerBound && known.upperBound >= words.upperBound { return true }
    return known.overlaps(words) && words.clamped(to: known) == known
      && (known.count > 1 || !flags[known.lowerBound].contains(.ideograph))
  }

  /// Whether the words are in a vocabulary or a list, or are a place or a label.
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
