import SimCatalog
import SimLexicon
public import SimUtterances

/// Sentences of which phrases match no part: all words together say which intent is meant.
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

  /// Understands a sentence to an app that can only do one kind of thing: the user means that kind.
  ///
  /// - Parameter first: the understanding of the sentence without this.
  /// - Returns: nil where the words don't say enough, or the app can do things of several kinds.
  func understandWords(of sentence: Sentence, first: Understanding, in context: RecognitionContext) -> Understanding? {
    guard case .declined(.notUnderstood(let identifier, _)) = first.outcome,
      let needed = knowledge.language.facts.agreementOfWords,
      let app = onlyApp(of: sentence), knowledge.apps[app].identifier == identifier,
      let flag = sentence.namedApps.firstIndex(of: app),
      let mention = first.mentions.first(where: { $0.app == identifier })
    else { return nil }
    let rest = Remainder(sentence: sentence, app: UInt8(flag + 1))
    return byWords(rest.runs, of: sentence, after: first, needed: needed, apps: [app], .named(mention), in: context)
  }

  /// Understands a sentence that names no app and that nothing else understands, by its words alone: the words must speak
  /// clearly for one intent, and against being for none.
  ///
  /// It is a supposition, for sentences that are said where nothing is asked: no answer and no part of another sentence.
  /// - Parameter first: the understanding of the sentence without this.
  /// - Returns: nil where they don't.
  public func suppose(
    _ utterance: Utterance, after first: Understanding, in context: RecognitionContext
  ) -> Understanding? {
    guard case .declined(.nothingMatched) = first.outcome,
      let needed = knowledge.language.facts.agreementOfWordsAlone
    else { return nil }
    var workspace = knowledge.takeWorkspace()
    defer { knowledge.giveBack(workspace) }
    let sentence = Sentence(utterance, knowledge, states: &workspace.states)
    let apps = knowledge.apps.indices.filter {
      knowledge.nameOfMissingApp($0) == nil && !context.excludedApps.contains(knowledge.apps[$0].identifier)
    }
    guard sentence.count > 0 else { return nil }
    var supposed = byWords(
      [0..<sentence.count], of: sentence, after: first, needed: needed, apps: apps, nil, in: context)
    supposed?.strategy = .words
    return supposed
  }

  /// How many words are judged: a few say little of what is meant ("dial tone"), and a longer sentence is a text, and not
  /// spoken.
  private static let (fewestWords, fewestToAnApp, mostWords) = (4, 3, 40)

  /// The length of some words, in thirds of a word: of characters of a script without spaces three count as much as two
  /// words.
  private func thirds(_ runs: [Range<Int>], of sentence: Sentence) -> Int {
    runs.joined().reduce(0) { $0 + (sentence.flags[$1].contains(.ideograph) ? 2 : 3) }
  }

  /// - Parameters:
  ///   - runs: the words that count, without an app's name.
  ///   - apps: those that may be meant, by number.
  private func byWords(
    _ runs: [Range<Int>], of sentence: Sentence, after first: Understanding, needed: Int, apps: [Int],
    _ reason: AppReason?, in context: RecognitionContext
  ) -> Understanding? {
    let length = thirds(runs, of: sentence)
    guard let start = runs.first?.lowerBound, let end = runs.last?.upperBound,
      length >= 3 * (reason == nil ? Self.fewestWords : Self.fewestToAnApp), length <= 3 * Self.mostWords,
      !runs.contains(where: { $0.contains { sentence.isGuarded($0 + 1) } })
    else { return nil }
    let offered = Set(apps.flatMap { knowledge.apps[$0].intents })
    let alsoMeant = knowledge.language.phrases.alsoMeant
    let others = alsoMeant.filter { $0.value.contains { offered.contains($0.intent) } }.map(\.key)
    let texts = runs.map { run in run.map { sentence.utterance.normal(sentence.words[$0]) } }
    guard let verdict = knowledge.language.classifier.verdict(on: texts, among: offered.union(others)),
      let intent = verdict.intent, verdict.known * 2 >= runs.reduce(0, { $0 + $1.count }),
      Int(verdict.odds * 100) >= needed
    else { return nil }
    let meant =
      offered.contains(intent)
      ? (intent: intent, constants: [])
      : alsoMeant[intent]?.first { offered.contains($0.intent) }.map { ($0.intent, $0.constants) }
    guard let (intent, constants) = meant else { return nil }
    let schema = knowledge.catalog.schema(of: intent)
    // What costs money or can't be undone must be asked for by its own words, or of an app of its kind by clear ones.
    if schema?.isOutright ?? true {
      let clear = knowledge.language.facts.agreementOfWordsAlone ?? .max
      guard reason != nil, Int(verdict.odds * 100) >= clear else { return nil }
    }
    var capable = apps.filter { knowledge.apps[$0].intents.contains(intent) }.map { knowledge.apps[$0].identifier }
    if let preferred = context.preferredApp, capable.contains(preferred) { capable = [preferred] }
    var understanding = first
    let filler = SlotFiller(
      sentence: sentence, knowledge: knowledge, intent: intent, schema: schema, app: nil)
    let slots = constants.compactMap { filler.constant($0) }
    if let app = capable.first, capable.count == 1 {
      understanding.outcome = .request(
        Request(app: app, intent: intent, slots: slots, phrase: nil, appReason: reason ?? .onlyOne, confidence: 0))
    } else {
      understanding.outcome = .whichApp(intent: intent, slots: slots, apps: capable)
    }
    var left: [Range<Int>] = []
    for run in runs { left += attach(run, of: sentence, to: &understanding, in: context) }
    // A person's name restricts what is meant: "mark Sam's messages as read" doesn't mark all of them.
    guard !sentence.namesSomebody(in: left) else { return nil }
    understanding.part = TakenPart(
      by: .words, intent: intent, range: sentence.range(start..<end), leftOver: left,
      agreement: verdict.agreement(needed: needed))
    return understanding
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
