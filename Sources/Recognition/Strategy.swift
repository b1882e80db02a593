import SimLexicon

/// The ways in which a sentence is understood, in the order in which they are tried. Each one knows what came of those before it,
/// and most are for sentences that nothing has come of yet.
public enum Strategy: String, CaseIterable, Hashable, Sendable {
  /// A phrase takes the whole sentence.
  case whole
  /// The same, with a word that nobody knows taken for a known name that sounds like it.
  case soundAlike = "sound-alike"
  /// A phrase takes the whole of a clause that can stand by itself.
  case clause
  /// A phrase takes the sentence or a clause but for words that say nothing, are exchanged or weren't said.
  case aligned
  /// A phrase takes a run of words, and the other words don't speak against it.
  case island
  /// A phrase that holds only in the domain of the app that is named takes the whole sentence.
  case namedApp = "named-app"
  /// No phrase takes a run of words; all of them together speak for an intent of the app that is named.
  case words
  /// Words that stand where an app's name stands are the name of one that isn't installed.
  case missingApp = "missing-app"
}

extension Recognizer {
  /// A sentence on its way through the strategies.
  struct Attempt {
    let sentence: Sentence
    let context: RecognitionContext
    /// What came of it so far.
    var best: Understanding
  }

  /// What a strategy makes of a sentence; nil where that isn't better than what came of it before.
  func understand(
    _ attempt: Attempt, by strategy: Strategy, _ workspace: inout MatchingWorkspace
  ) -> Understanding? {
    let (sentence, best, context) = (attempt.sentence, attempt.best, attempt.context)
    switch strategy {
    case .whole: return understand(sentence, in: context, &workspace)
    case .soundAlike:
      guard let guesses = UnknownWords(best, sentence)?.guesses(knowledge.lexicon), !guesses.isEmpty else { return nil }
      let again = Sentence(sentence.utterance, knowledge, states: &workspace.states, guesses: guesses)
      let second = understand(again, in: context, &workspace)
      return second.isBetter(than: best) ? second : nil
    case .clause: return understandClause(of: sentence, first: best, in: context, &workspace)
    case .aligned: return understandAligned(sentence, first: best, in: context, &workspace)
    case .island: return understandIsland(of: sentence, first: best, in: context, &workspace)
    case .namedApp: return understandNamed(sentence, first: best, in: context, &workspace)
    case .words: return understandWords(of: sentence, first: best, in: context)
    case .missingApp: return understandSupposedApp(sentence, first: best, in: context, &workspace)
    }
  }

  /// Understands what is said to an app that is named, by the phrases that hold only there: "PaoBu, the long way home".
  ///
  /// - Returns: nil where they take nothing.
  private func understandNamed(
    _ sentence: Sentence, first: Understanding, in context: RecognitionContext, _ workspace: inout MatchingWorkspace
  ) -> Understanding? {
    switch first.outcome {
    case .declined(.notUnderstood): break
    // What other apps would be asked for: "DongDong, scrap this" is about no task.
    case .declined(.notOffered(let app, let intent?)) where !knowledge.isOfDomain(of: app, intent): break
    default: return nil
    }
    guard sentence.namedApps.contains(where: { knowledge.intentSupport.isOfOneDomain[$0] }) else { return nil }
    let understanding = understand(sentence, by: .named, in: context, &workspace)
    return understanding.isUnderstood ? understanding : nil
  }
}

extension Understanding {
  /// Whether a guess at names has made something of a sentence, and nothing else of it.
  fileprivate func isBetter(than first: Understanding) -> Bool {
    switch (outcome, first.outcome) {
    case (.request, .declined), (.whichApp, .declined): true
    case (.request(let new), .request(let old)): new.intent == old.intent && new.app == old.app
    case (.whichApp(let new, _, _), .whichApp(let old, _, _)): new == old
    default: false
    }
  }
}
