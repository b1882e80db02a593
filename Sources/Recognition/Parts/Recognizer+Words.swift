import SimCatalog
import SimLexicon
import SimUtterances

/// Sentences for an app that can only do one kind of thing: the user means that kind, so less evidence is needed.
extension Recognizer {
  /// The number of the app that a sentence addresses, where it is installed and all its intents belong to one domain.
  func onlyApp(of sentence: Sentence) -> Int? {
    var found: Int?
    for mention in sentence.mentions where !sentence.isCommon(mention.tokens) {
      guard knowledge.nameOfMissingApp(mention.app) == nil, mention.app != found else { continue }
      guard found == nil else { return nil }
      found = mention.app
    }
    return found.flatMap { knowledge.intentSupport.isOfOneDomain[$0] ? $0 : nil }
  }

  /// Understands a sentence of which phrases match no run of words: takes the app's intent that its words suggest most.
  ///
  /// - Parameter first: the understanding of the sentence without this.
  /// - Returns: nil where they don't say enough, or the app can do things of several kinds.
  func understandWords(of sentence: Sentence, first: Understanding, in context: RecognitionContext) -> Understanding? {
    let language = knowledge.language
    guard case .declined(.notUnderstood(let identifier, _)) = first.outcome,
      let needed = language.facts.agreementOfWords,
      let app = onlyApp(of: sentence), knowledge.apps[app].identifier == identifier,
      let flag = sentence.namedApps.firstIndex(of: app),
      let mention = first.mentions.first(where: { $0.app == identifier })
    else { return nil }
    let rest = Remainder(sentence: sentence, app: UInt8(flag + 1))
    let words = rest.words
    guard let start = words.first, let end = words.last, !words.contains(where: { sentence.isGuarded($0 + 1) }) else {
      return nil
    }
    guard let (intent, agreement) = intent(of: sentence, words, among: knowledge.apps[app].intents, needed: needed)
    else { return nil }
    var understanding = first
    understanding.outcome = .request(
      Request(
        app: identifier, intent: intent, slots: [], phrase: nil, appReason: .named(mention), confidence: 0))
    var left: [Range<Int>] = []
    for run in rest.runs { left += attach(run, of: sentence, to: &understanding, in: context) }
    // A person's name restricts what is meant: "mark Sam's messages as read" doesn't mark all of them.
    guard !sentence.namesSomebody(in: left) else { return nil }
    understanding.part = TakenPart(
      by: .words, intent: intent, range: sentence.range(start..<end + 1), leftOver: left, agreement: agreement)
    return understanding
  }

  /// By how much words must suggest their intent more than any other, in hundredths.
  private static let lead = 300
  /// How much at least one word must suggest it by itself: the topic of the sentence. No word may oppose it as much.
  private static let topic = 200
  /// The weight of a word that no phrase has: the sentence may be about something else.
  private static let unknown = -100

  /// The intent that words suggest strongly enough, and clearly more than the others.
  private func intent(
    of sentence: Sentence, _ words: [Int], among intents: [IntentName], needed: Int
  ) -> (IntentName, Agreement)? {
    let model = knowledge.language.agreement
    var found: [(intent: IntentName, agreement: Agreement, score: Int)] = []
    for intent in intents {
      // An intent with more phrases is meant more often.
      guard let rarity = model.rarity(of: intent) else { continue }
      let agreement = model.agreement(
        of: sentence, words, island: 0..<0, with: intent, needed: needed, unknown: Self.unknown, opposed: -Self.topic)
      found.append((intent, agreement, agreement.sum + rarity))
    }
    found.sort { $0.score > $1.score }
    guard let best = found.first, best.agreement.isEnough,
      best.agreement.words.contains(where: { $0 >= Self.topic }), best.agreement.words.allSatisfy({ $0 > -Self.topic }),
      found.count == 1 || best.score - found[1].score >= Self.lead
    else { return nil }
    return (best.intent, best.agreement)
  }
}

extension Sentence {
  /// Whether a person in a vocabulary is named in some ranges of bytes.
  fileprivate func namesSomebody(in ranges: [Range<Int>]) -> Bool {
    hits.contains { hit in
      hit.kinds.contains(.person) && ranges.contains { $0.overlaps(utterance.range(of: hit.tokens)) }
    }
  }
}

extension Agreement {
  /// The weights of single words.
  fileprivate var words: [Int] { evidence.lazy.filter { !$0.words.contains(" ") }.map(\.weight) }
}
