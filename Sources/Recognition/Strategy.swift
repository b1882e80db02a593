import SimLexicon

/// The ways to understand a sentence, in the order in which they are tried. Each knows the result of those before it,
/// and most apply only to sentences without a result yet.
public enum Strategy: String, CaseIterable, Hashable, Sendable {
  /// A phrase matches the whole sentence.
  case whole
  /// The same, with an unknown word taken for a known name that sounds like it.
  case soundAlike = "sound-alike"
  /// A phrase matches the whole of a clause that is complete by itself.
  case clause
  /// A phrase matches the sentence or a clause except for words that mean nothing, are exchanged or weren't said.
  case aligned
  /// A phrase matches a run of words, and the other words don't contradict it.
  case island
  /// A phrase that applies only in the named app's domain matches the whole sentence.
  case namedApp = "named-app"
  /// No phrase matches a run of words; all words together suggest an intent of the app that is named.
  case words
  /// Words where an app's name belongs are taken as the name of one that isn't installed.
  case missingApp = "missing-app"
}

extension Recognizer {
  /// A sentence on its way through the strategies.
  struct Attempt {
    let sentence: Sentence
    let context: RecognitionContext
    /// The best result so far.
    var best: Understanding
  }

  /// What a strategy makes of a sentence; nil where that isn't better than the result so far.
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

  /// Understands what is said to a named app by phrases that apply only there: "PaoBu, the long way home".
  ///
  /// - Returns: nil where they match nothing.
  private func understandNamed(
    _ sentence: Sentence, first: Understanding, in context: RecognitionContext, _ workspace: inout MatchingWorkspace
  ) -> Understanding? {
    switch first.outcome {
    case .declined(.notUnderstood): break
    // What is meant for other apps: "DongDong, scrap this" isn't about a task.
    case .declined(.notOffered(let app, let intent?)) where !knowledge.isOfDomain(of: app, intent): break
    default: return nil
    }
    guard sentence.namedApps.contains(where: { knowledge.intentSupport.isOfOneDomain[$0] }) else { return nil }
    let understanding = understand(sentence, by: .named, in: context, &workspace)
    return understanding.isUnderstood ? understanding : nil
  }
}

extension Understanding {
  /// Whether guessing names has given a result, without changing what was understood.
  fileprivate func isBetter(than first: Understanding) -> Bool {
    switch (outcome, first.outcome) {
    case (.request, .declined), (.whichApp, .declined): true
    case (.request(let new), .request(let old)): new.intent == old.intent && new.app == old.app
    case (.whichApp(let new, _, _), .whichApp(let old, _, _)): new == old
    default: false
    }
  }
}
