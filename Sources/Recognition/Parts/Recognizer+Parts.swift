import SimCatalog
import SimLexicon
import SimPhrases
import SimUtterances

extension Recognizer {
  /// Understands the first clause that is a request, in a sentence that no phrase matches as a whole.
  ///
  /// - Parameter first: the understanding of the sentence as a whole.
  /// - Returns: nil where no clause is understood.
  func understandClause(
    of sentence: Sentence, first: Understanding, in context: RecognitionContext, _ workspace: inout MatchingWorkspace
  ) -> Understanding? {
    guard first.mayBeUnderstoodInPart, sentence.count <= Self.longestInParts else { return nil }
    for words in sentence.clauses where !sentence.isGuarded(words.lowerBound) {
      var matcher = matcher(sentence, consume workspace, words, seeksIslands: false, in: context)
      let ends = matcher.ends()
      var chooser = ReadingChooser(
        knowledge: knowledge, matcher: matcher, ends: ends, context: context, seeksNearMiss: false)
      chooser.choose(ends, of: words)
      let understanding = chooser.understanding()
      workspace = chooser.matcher.workspace
      guard understanding.isUnderstood else { continue }
      return part(by: .clause, words, understanding, first.nearMiss, of: sentence, in: context)
    }
    return nil
  }

  /// How much more evidence an island needs for each loose end.
  private static let eachLooseEnd = 200

  /// A longer sentence is a text, and not spoken.
  private static let longestInParts = 120

  private func matcher(
    _ sentence: Sentence, _ workspace: consuming MatchingWorkspace, _ words: Range<Int>, seeksIslands: Bool,
    in context: RecognitionContext
  ) -> Matcher {
    var matcher = Matcher(
      sentence: sentence, workspace: consume workspace, knowledge: knowledge, now: context.now,
      root: LanguageCompiler.Root.phrases.rawValue, window: words, seeksIslands: seeksIslands)
    matcher.run()
    return matcher
  }

  /// Understands the longest run of words that a phrase matches, if the other words don't contradict it.
  ///
  /// - Parameter first: the understanding of the sentence without this.
  /// - Returns: where the island isn't believed, `first` with that part; nil where there is no island.
  func understandIsland(
    of sentence: Sentence, first: Understanding, in context: RecognitionContext, _ workspace: inout MatchingWorkspace
  ) -> Understanding? {
    guard first.mayBeUnderstoodInPart, sentence.count <= Self.longestInParts else { return nil }
    var matcher = matcher(sentence, consume workspace, 0..<sentence.count, seeksIslands: true, in: context)
    let islands = matcher.islands()
    var chooser = ReadingChooser(
      knowledge: knowledge, matcher: matcher, ends: [], context: context, seeksNearMiss: false)
    var found: Understanding?
    var refused: TakenPart?
    for island in islands {
      chooser.choose(island.ends, of: island.words)
      let understanding = chooser.understanding()
      guard let intent = understanding.intent else { continue }
      let agreement = agreement(of: sentence, with: intent, of: understanding, island: island)
      guard agreement.isEnough else {
        if refused == nil {
          refused = TakenPart(
            by: .island, intent: intent, range: sentence.range(island.words), leftOver: [], agreement: agreement)
        }
        continue
      }
      let taken = part(by: .island, island.words, understanding, first.nearMiss, of: sentence, agreement, in: context)
      if isForLater(taken, of: sentence, in: context) { continue }
      found = taken
      break
    }
    workspace = chooser.matcher.workspace
    if found == nil, let refused {
      found = first
      found?.part = refused
    }
    return found
  }

  /// What the words that fill no parameters suggest about the intent.
  private func agreement(
    of sentence: Sentence, with intent: IntentName, of understanding: Understanding, island: Matcher.Island
  ) -> Agreement {
    let filled = understanding.slots.flatMap(\.provenance.ranges)
    let words = sentence.words.indices.filter { word in
      let range = sentence.range(word..<word + 1)
      return !filled.contains { $0.overlaps(range) }
    }
    let (agreement, facts) = (knowledge.language.agreement, knowledge.language.facts)
    let needed =
      onlyApp(of: sentence) != nil
      ? facts.agreementOfOnlyApp
      : facts.agreement + (sentence.namesApp ? 0 : island.looseEnds * Self.eachLooseEnd)
    return agreement.agreement(of: sentence, words, island: island.words, with: intent, needed: needed)
  }

  /// Whether the words before it ask for something to be done at another time, which its intent couldn't note and no
  /// review would show: "tomorrow call Nancy" would call at once. A time after it may say which thing is meant.
  func isForLater(
    _ understanding: Understanding, of sentence: Sentence, in context: RecognitionContext
  ) -> Bool {
    guard let part = understanding.part, let schema = catalog.schema(of: part.intent), !schema.review,
      !schema.parameters.contains(where: { [.date, .dateRange].contains($0.type) })
    else { return false }
    let clause = sentence.clauses.first { sentence.range($0).overlaps(part.range) }
    return (clause ?? 0..<sentence.count).contains { word in
      let start = sentence.range(word..<word + 1).lowerBound
      guard start < part.range.lowerBound, part.leftOver.contains(where: { $0.contains(start) }) else { return false }
      let readings = sentence.readings
      return readings.range(of: .time, at: Int32(word), in: sentence, knowledge, now: context.now)
        .contains { readings[$0].value.isLater(than: context.now) }
    }
  }

  /// The understanding of a part, with the values outside it.
  func part(
    by strategy: Strategy, _ words: Range<Int>, _ understanding: Understanding, _ nearMiss: NearMiss?,
    of sentence: Sentence, _ agreement: Agreement? = nil, in context: RecognitionContext
  ) -> Understanding {
    var understanding = understanding
    understanding.nearMiss = nearMiss
    var left: [Range<Int>] = []
    for outside in [0..<words.lowerBound, words.upperBound..<sentence.count] where !outside.isEmpty {
      left += attach(outside, of: sentence, to: &understanding, in: context)
    }
    if let intent = understanding.intent {
      understanding.part = TakenPart(
        by: strategy, intent: intent, range: sentence.range(words), leftOver: left, agreement: agreement)
    }
    return understanding
  }

  /// Fills empty parameters with values outside the part that was understood.
  ///
  /// - Returns: the words that fill nothing.
  func attach(
    _ words: Range<Int>, of sentence: Sentence, to understanding: inout Understanding, in context: RecognitionContext
  ) -> [Range<Int>] {
    let range = sentence.range(words)
    guard let intent = understanding.intent, let schema = catalog.schema(of: intent),
      words.count <= AnswerReading.mostWords
    else { return [range] }
    let filled = Set(understanding.slots.map(\.parameter))
    let scope = AnswerScope(
      intent: intent, app: understanding.app ?? "", parameters: schema.parameters.filter { !filled.contains($0.name) },
      kinds: [.inform])
    let reading = acts(in: utterance(sentence.utterance.source(range)), for: scope, in: context)
    var taken = filled
    for slot in reading.acts.flatMap(\.slots) where taken.insert(slot.parameter).inserted {
      understanding.slots.append(slot.moved(by: range.lowerBound))
    }
    return reading.unread.map { $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound }
  }
}

extension Understanding {
  /// Whether reading the sentence in parts could help: phrases that match it completely weren't declined for another
  /// reason.
  var mayBeUnderstoodInPart: Bool {
    switch outcome {
    case .declined(.nothingMatched), .declined(.notUnderstood): true
    case .request, .whichApp, .declined: false
    }
  }

  /// Whether it is a request.
  var isUnderstood: Bool { intent != nil }

  /// The intent that was understood, for whichever app.
  var intent: IntentName? {
    switch outcome {
    case .request(let request): request.intent
    case .whichApp(let intent, _, _): intent
    case .declined: nil
    }
  }

  fileprivate var app: String? { if case .request(let request) = outcome { request.app } else { nil } }

  var slots: [Slot] {
    get {
      switch outcome {
      case .request(let request): request.slots
      case .whichApp(_, let slots, _): slots
      case .declined: []
      }
    }
    set {
      switch outcome {
      case .request(var request):
        request.slots = newValue
        outcome = .request(request)
      case .whichApp(let intent, _, let apps): outcome = .whichApp(intent: intent, slots: newValue, apps: apps)
      case .declined: break
      }
    }
  }
}

extension Value {
  /// Whether it is a time after a moment, or a stretch of hours from then on ("soon"); a day that has begun is neither.
  fileprivate func isLater(than now: CivilDateTime) -> Bool {
    guard case .dateRange(let range) = self, let start = range.start, let begin = start.moment else { return false }
    return begin > now || (start.hour != nil && range.end?.moment.map { $0 > now && $0 > begin } ?? false)
  }
}

extension DateParts {
  /// The moment when they begin; nil where the day isn't known.
  fileprivate var moment: CivilDateTime? {
    guard let year, let month, let day else { return nil }
    return CivilDateTime(year: year, month: month, day: day, hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0)
  }
}

extension Slot {
  /// The same slot with its ranges moved by a number of bytes.
  fileprivate func moved(by offset: Int) -> Slot {
    var slot = self
    slot.provenance.ranges = provenance.ranges.map { $0.lowerBound + offset..<$0.upperBound + offset }
    return slot
  }
}
