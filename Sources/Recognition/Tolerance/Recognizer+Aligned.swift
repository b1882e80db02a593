import SimCatalog
import SimPhrases
import SimUtterances

/// A tolerant reading: a sentence is aligned with a phrase from which it differs slightly (docs/phrase-language.md).
extension Recognizer {
  /// A longer sentence is a text, and not spoken.
  private static let longest = 40

  /// Understands a sentence, or most of one, that differs from a phrase in words without meaning, exchanged or missing
  /// ones.
  ///
  /// - Parameter first: the understanding of the sentence without this.
  /// - Returns: nil where there is no alignment with enough evidence.
  func understandAligned(
    _ sentence: Sentence, first: Understanding, in context: RecognitionContext, _ workspace: inout MatchingWorkspace
  ) -> Understanding? {
    guard first.mayBeUnderstoodInPart, sentence.count <= Self.longest,
      let needed = knowledge.language.facts.agreementOfAligned
    else { return nil }
    let runs = TolerantRuns(knowledge.tolerantWords, sentence, knowledge.network)
    for words in [0..<sentence.count] + sentence.clauses
    where words.count * 2 >= sentence.count && !sentence.isGuarded(words.lowerBound) {
      let attempt = TolerantAttempt(sentence: sentence, words: words, runs: runs, needed: needed)
      guard var found = aligned(attempt, in: context, &workspace) else { continue }
      if words == 0..<sentence.count { return found }
      found = part(by: .aligned, words, found, first.nearMiss, of: sentence, in: context)
      if !isForLater(found, of: sentence, in: context) { return found }
    }
    return nil
  }

  private func aligned(
    _ attempt: TolerantAttempt, in context: RecognitionContext, _ workspace: inout MatchingWorkspace
  ) -> Understanding? {
    let sentence = attempt.sentence
    var matcher = Matcher(
      sentence: sentence, workspace: consume workspace, knowledge: knowledge, now: context.now,
      root: LanguageCompiler.Root.phrases.rawValue, window: attempt.words, tolerance: attempt.runs)
    matcher.run()
    let ends = matcher.ends()
    var chooser = ReadingChooser(
      knowledge: knowledge, matcher: matcher, ends: ends, context: context, seeksNearMiss: false)
    chooser.choose(ends, of: attempt.words)
    var understanding = chooser.understanding()
    defer { workspace = chooser.matcher.workspace }
    guard let intent = understanding.intent, let end = chooser.winner?.end,
      !chooser.isContested(by: ToleranceCost.margin)
    else { return nil }
    let path = AlignedPath(end: end, of: chooser.matcher)
    guard !knowledge.language.counterExamples.ruleOut(path, attempt.words, of: sentence, intent) else { return nil }
    let worth = path.worth(agreement(of: attempt, with: intent, of: understanding))
    guard worth >= attempt.needed else { return nil }
    for difference in path.differences where difference.step == .aside {
      let left = attach(difference.words, of: sentence, to: &understanding, in: context)
      guard left.isEmpty else { return nil }
    }
    understanding.alignment = Alignment(
      path.differences.compactMap { attempt.difference($0, knowledge.network) }, worth: worth, needed: attempt.needed)
    return understanding
  }

  /// What the words that fill no parameter suggest about the intent.
  private func agreement(
    of attempt: TolerantAttempt, with intent: IntentName, of understanding: Understanding
  ) -> Agreement {
    let sentence = attempt.sentence
    let filled = understanding.slots.flatMap(\.provenance.ranges)
    let words = attempt.words.filter { word in
      let range = sentence.range(word..<word + 1)
      return !filled.contains { $0.overlaps(range) }
    }
    return knowledge.language.agreement.agreement(
      of: sentence, words, island: attempt.words, with: intent, needed: attempt.needed)
  }
}

/// Words of a sentence that are read tolerantly.
private struct TolerantAttempt {
  let sentence: Sentence
  let words: Range<Int>
  let runs: TolerantRuns
  /// How much evidence is needed, in hundredths.
  let needed: Int

  /// A difference in the form that is reported.
  func difference(_ found: AlignedPath.Difference, _ network: PhraseNetwork) -> Alignment.Difference? {
    func text(_ words: [Int32]) -> String {
      words.map { String(decoding: network.words.key(Int($0)), as: UTF8.self) }.joined(separator: " ")
    }
    let range = sentence.range(found.words)
    let number = Int(found.payload)
    return switch found.step {
    case .filler: .passedOver(range)
    case .aside: .aside(range)
    case .exchanged:
      .exchanged(range, for: text(runs.atWords[found.words.lowerBound].exchanges[number].for.words))
    case .omitted: .unsaid(text([found.payload]))
    case .understood: .unsaid(text(runs.words.understood[number]))
    default: nil
    }
  }
}
