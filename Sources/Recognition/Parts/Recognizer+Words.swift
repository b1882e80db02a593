import SimCatalog
import SimLexicon
import SimUtterances

/// What is said to an app that can do things of one kind alone: whoever names it means one of them, and less must speak for it.
extension Recognizer {
  /// The app that a sentence is said to, by its number, where it is there and offers intents of one domain alone.
  func onlyApp(of sentence: Sentence) -> Int? {
    var found: Int?
    for mention in sentence.mentions where !sentence.isCommon(mention.tokens) {
      guard knowledge.nameOfMissingApp(mention.app) == nil, mention.app != found else { continue }
      guard found == nil else { return nil }
      found = mention.app
    }
    return found.flatMap { knowledge.intentSupport.isOfOneDomain[$0] ? $0 : nil }
  }

  /// Understands a sentence of which phrases take no run of words: the intent of the app for which its words speak most.
  ///
  /// - Parameter first: what came of the sentence otherwise.
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
    // Whoever names somebody means no one else: "mark Sam's messages as read" marks not all of them.
    guard !sentence.namesSomebody(in: left) else { return nil }
    understanding.part = TakenPart(
      by: .words, intent: intent, range: sentence.range(start..<end + 1), leftOver: left, agreement: agreement)
    return understanding
  }

  /// So much more than for any other intent words speak for theirs, in hundredths.
  private static let lead = 300
  /// So much at least one word says by itself: what the sentence is about. No word says as much against it.
  private static let topic = 200
  /// What a word says that no phrase has: the sentence may be about something else.
  private static let unknown = -100

  /// The intent for which words speak enough, and clearly more than for the others.
  private func intent(
    of sentence: Sentence, _ words: [Int], among intents: [IntentName], needed: Int
  ) -> (IntentName, Agreement)? {
    let model = knowledge.language.agreement
    var found: [(intent: IntentName, agreement: Agreement, score: Int)] = []
    for intent in intents {
      // What can be said in more ways is meant more often.
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
  /// Whether somebody whom a vocabulary knows is named in some ranges of its bytes.
  fileprivate func namesSomebody(in ranges: [Range<Int>]) -> Bool {
    hits.contains { hit in
      hit.kinds.contains(.person) && ranges.contains { $0.overlaps(utterance.range(of: hit.tokens)) }
    }
  }
}

extension Agreement {
  /// What each word says by itself.
  fileprivate var words: [Int] { evidence.lazy.filter { !$0.words.contains(" ") }.map(\.weight) }
}
