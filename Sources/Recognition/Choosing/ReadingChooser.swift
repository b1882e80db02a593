import SimCatalog
import SimLexicon
import SimPhrases
import SimUtterances

/// Chooses among the readings of a sentence, and reports why the others lost.
struct ReadingChooser: ~Copyable {
  private let knowledge: Knowledge
  private(set) var matcher: Matcher
  private let context: RecognitionContext
  private var ends: [(cell: Int32, state: Int32)]
  /// The words of the part that is read; nil for the whole sentence.
  private var words: Range<Int>?
  /// The app that is named outside that part.
  private var namedOutside: Int?
  /// Whether a reading must name an app whose intents all belong to one domain.
  private let needsApp: Bool
  /// Whether to report how far the nearest phrase matched where none matches the words.
  private let seeksNearMiss: Bool
  /// The reading that was taken, or would have been.
  private(set) var winner: ReadingCandidate?
  /// The best reading for another intent.
  private var rival: ReadingCandidate?

  init(
    knowledge: Knowledge, matcher: consuming Matcher, ends: [(cell: Int32, state: Int32)],
    context: RecognitionContext, needsApp: Bool = false, seeksNearMiss: Bool = true
  ) {
    self.needsApp = needsApp
    self.seeksNearMiss = seeksNearMiss
    self.ends = ends
    self.knowledge = knowledge
    self.matcher = matcher
    self.context = context
  }

  private var sentence: Sentence { matcher.sentence }

  /// Chooses among other readings, those of a part of the sentence.
  mutating func choose(_ ends: [(cell: Int32, state: Int32)], of words: Range<Int>) {
    self.ends = ends
    self.words = words
    let outside = sentence.mentions.filter { !sentence.isCommon($0.tokens) && !isWithin($0.tokens, words) }
    let apps = Set(outside.map(\.app))
    namedOutside = apps.count == 1 ? apps.first : nil
  }

  private func isWithin(_ tokens: Range<Int>, _ words: Range<Int>) -> Bool {
    sentence.words[words.lowerBound] <= tokens.lowerBound
      && tokens.upperBound <= sentence.words[words.upperBound - 1] + 1
  }

  /// A reading for an intent that the app doesn't offer wins only if it is better by more than this.
  private let margin: Int32 = 10

  mutating func understanding() -> Understanding {
    let candidates = candidates().sorted { isBefore($0, $1) }
    let viable = candidates.first { $0.isViable }
    let refused = candidates.first { !$0.isViable }
    var outcome: Understanding.Outcome
    winner = nil
    if let viable, refused.map({ $0.score <= viable.score + margin }) ?? true {
      outcome = self.outcome(of: viable, among: candidates)
      winner = viable
    } else if words == nil, let request = vocabularyAlone() {
      outcome = .request(request)
    } else {
      outcome = .declined(decline(refused: refused))
      winner = refused
    }
    // The same words may mean two intents: a call of one kind, and any call.
    rival = candidates.first { $0.intent != winner?.intent && $0.phrase != winner?.phrase }
    if candidates.isEmpty, sentence.mentions.isEmpty, case .declined = outcome { outcome = .declined(.nothingMatched) }
    return Understanding(
      outcome: outcome, runnersUp: runnersUp(candidates, beatenBy: winner), mentions: mentions(first: winner),
      nearMiss: candidates.isEmpty && seeksNearMiss ? matcher.nearMiss() : nil)
  }

  /// Whether a reading for another intent is only slightly worse than the one that was taken.
  func isContested(by margin: Int32) -> Bool {
    guard let winner, let rival else { return false }
    return rival.score + margin > winner.score
  }

  // MARK: Candidates

  private func candidates() -> [ReadingCandidate] {
    var result: [ReadingCandidate] = []
    let intentSupport = knowledge.intentSupport
    result.reserveCapacity(8)
    for (end, state) in ends {
      let cell = matcher.chart.cells[Int(end)]
      var known: PathSummary?
      let named = cell.app == 0 ? namedOutside : sentence.namedApps[Int(cell.app) - 1]
      if needsApp, !(named.map { intentSupport.isOfOneDomain[$0] } ?? false) { continue }
      for number in matcher.states.acceptIndices(state) {
        let phrase = matcher.states.accept(number)
        let intents = intentSupport.intents(ofPhrase: Int(phrase))
        for index in intents.indices {
          let intent = Int(intents[index])
          // Of several equal phrases for one intent that end here, the first will do.
          if result.contains(where: { $0.intent == intent && $0.named == named && $0.score >= cell.score }) { continue }
          if matcher.tolerance != nil {
            let schema = knowledge.catalog.schema(of: intentSupport.intents[intent])
            guard AlignedPath(end: end, of: matcher).allows(schema) else { continue }
          }
          let pathSummary = known ?? PathSummary(end: end, in: matcher.chart)
          known = pathSummary
          guard let (apps, term) = apps(for: intent, named: named, end, pathSummary) else { continue }
          result.append(
            ReadingCandidate(
              intent: intent, phrase: Int(phrase), meaning: index - intents.startIndex, score: cell.score, end: end,
              named: named, apps: apps, rank: apps.first.map { intentSupport.rank(of: intent, in: $0) } ?? .max,
              pathSummary: pathSummary,
              decidingTerm: term))
        }
      }
    }
    return result
  }

  /// The apps that could do what is asked, and the deciding term; nil where a term is a value of something else.
  private func apps(for intent: Int, named: Int?, _ end: Int32, _ pathSummary: PathSummary) -> (
    apps: [Int], term: String?
  )? {
    let intentSupport = knowledge.intentSupport
    var capable = intentSupport.apps[intent]
    if let named { capable = capable.contains(named) ? knowledge.intentSupport.alone[named] : [] }
    if !context.excludedApps.isEmpty {
      capable.removeAll { context.excludedApps.contains(knowledge.apps[$0].identifier) }
    }
    var deciding: String?
    if pathSummary.hasTerm, let (owning, term) = owners(of: end, among: capable, for: intentSupport.intents[intent]) {
      (capable, deciding) = (owning, term)
    } else if pathSummary.hasTerm {
      return nil
    }
    guard named == nil, capable.count > 1 else { return (capable, deciding) }
    if let preferred = capable.first(where: { knowledge.apps[$0].identifier == context.preferredApp }) {
      return (knowledge.intentSupport.alone[preferred], nil)
    }
    for hit in Derivation(end: end, of: matcher).hits {
      let terms = sentence.terms(hit, knowledge.lexicon)
      let owners = Set(terms.compactMap(\.app))
      guard !owners.isEmpty, !terms.contains(where: { $0.app == nil && !$0.isCommon }), let term = terms.first
      else { continue }
      let owning = capable.filter { owners.contains($0) }
      if !owning.isEmpty, owning.count < capable.count { return (owning, term.spoken.spokenPhrase) }
    }
    return (capable, nil)
  }

  /// The apps whose vocabulary has the terms that fill parameters by themselves, and a term that ruled out the others.
  ///
  /// - Returns: nil when a term fills no parameter of the intent: an album is no workout, and one app's workouts are not
  ///   another's.
  private func owners(of end: Int32, among apps: [Int], for intent: IntentName) -> (apps: [Int], term: String?)? {
    var apps = apps
    var deciding: String?
    for fill in Derivation(end: end, of: matcher).fills where knowledge.slotReaders[fill.slot] == .term {
      guard case .term(let hit) = fill.parts.first?.part else { continue }
      let parameter = knowledge.network.slots[fill.slot].parameter
      let fitting = sentence.terms(hit, knowledge.lexicon).filter {
        $0.isValue(of: parameter, for: intent, in: knowledge.catalog)
      }
      // Of two terms that sound alike neither was said.
      guard !fitting.isEmpty, !sentence.hits[hit].isGuess || Set(fitting.map(\.spoken)).count == 1 else { return nil }
      guard !fitting.contains(where: { $0.app == nil }), !apps.isEmpty else { continue }
      let owning = apps.filter { app in fitting.contains { $0.app == app } }
      if owning.isEmpty { return nil }
      if owning.count < apps.count { deciding = deciding ?? fitting.first?.spoken.spokenPhrase }
      apps = owning
    }
    return (apps, deciding)
  }

  private func isBefore(_ a: ReadingCandidate, _ b: ReadingCandidate) -> Bool {
    if a.score != b.score { return a.score > b.score }
    // A name that is a common word ("Call") counts as one only where nothing else accounts for the word.
    if (a.named != nil) != (b.named != nil) { return (a.named != nil) != (isCommonName(a) || isCommonName(b)) }
    if a.isViable != b.isViable { return a.isViable }
    // "Send the same to Nancy": prefer the app that the conversation is about.
    if isOfPreferredApp(a) != isOfPreferredApp(b) { return isOfPreferredApp(a) }
    if a.pathSummary.termWords != b.pathSummary.termWords { return a.pathSummary.termWords > b.pathSummary.termWords }
    if a.rank != b.rank { return a.rank < b.rank }
    return a.phrase != b.phrase ? a.phrase < b.phrase : a.meaning < b.meaning
  }

  private func isOfPreferredApp(_ candidate: ReadingCandidate) -> Bool {
    for app in candidate.apps where knowledge.apps[app].identifier == context.preferredApp { return true }
    return false
  }

  /// Whether a reading's app is named in words that also occur in phrases or a vocabulary.
  private func isCommonName(_ candidate: ReadingCandidate) -> Bool {
    guard candidate.named != nil, let naming = candidate.pathSummary.naming else { return false }
    return sentence.isCommon(sentence.mentions[naming.mention].tokens)
  }

  // MARK: Outcomes

  private func outcome(of winner: ReadingCandidate, among candidates: [ReadingCandidate]) -> Understanding.Outcome {
    var apps = winner.apps
    // Two apps of one name: both are meant.
    if winner.named != nil {
      let twins = candidates.filter { $0.score == winner.score && $0.intent == winner.intent && $0.named != nil }
      for twin in twins { for app in twin.apps where !apps.contains(app) { apps.append(app) } }
    }
    let phrase = knowledge.language.phrases[winner.phrase]
    let meaning = phrase.meaning(winner.meaning)
    let filler = SlotFiller(
      sentence: sentence, knowledge: knowledge, intent: meaning.intent, schema: meaning.schema,
      app: apps.count == 1 ? apps[0] : nil, here: context.here, antecedents: context.antecedents)
    let slots = filler.slots(
      of: Derivation(end: winner.end, of: matcher), network: knowledge.network, readers: knowledge.slotReaders,
      constants: meaning.constants)
    if let unknown = slots.first(where: \.isUnknownMention), let words = unknown.provenance.ranges.first,
      meaning.schema?.parameter(unknown.parameter)?.isRequired == false
    {
      return .declined(.nobodyMeant(intent: meaning.intent, words: words))
    }
    guard apps.count == 1 else {
      return .whichApp(intent: meaning.intent, slots: slots, apps: apps.map { knowledge.apps[$0].identifier })
    }
    return .request(
      Request(
        app: knowledge.apps[apps[0]].identifier, intent: meaning.intent, slots: slots, phrase: phrase.reference,
        appReason: reason(for: winner), confidence: confidence(winner.score)))
  }

  private func reason(for winner: ReadingCandidate) -> AppReason {
    if let naming = winner.pathSummary.naming, winner.named != nil {
      let mention = mention(sentence.mentions[naming.mention])
      return naming.isVerb ? .verb(mention) : .named(mention)
    }
    if let named = winner.named, let mention = sentence.mentions.first(where: { $0.app == named }) {
      return .named(self.mention(mention))
    }
    if let term = winner.decidingTerm { return .vocabulary(term: term) }
    return knowledge.intentSupport.apps[winner.intent].count > 1 ? .answered : .onlyOne
  }

  private func confidence(_ score: Int32) -> Int {
    let most = max(1, sentence.count * Int(MatchScore.phraseWord))
    return max(0, min(1000, Int(score) * 1000 / most))
  }

  /// "HuHu sports car", "TingTing Celestra": the app's name and a term of its vocabulary are enough alone.
  private func vocabularyAlone() -> Request? {
    for (number, app) in sentence.namedApps.enumerated() {
      guard !context.excludedApps.contains(knowledge.apps[app].identifier) else { continue }
      let rest = Remainder(sentence: sentence, app: UInt8(number + 1))
      guard let naming = rest.naming else { continue }
      if let words = rest.onlyName, let request = nameAlone(words, app: app, naming: naming) { return request }
      guard let hit = rest.onlyTerm else { continue }
      let found = sentence.hits[hit]
      let terms = knowledge.lexicon.terms(of: found).filter { $0.app == nil || $0.app == app }
      for (intent, schema, parameter) in intents(of: app, filledBy: terms) {
        let filler = SlotFiller(
          sentence: sentence, knowledge: knowledge, intent: intent, schema: schema, app: app)
        let fill = Derivation.Fill(slot: 0, words: rest.termWords, parts: [(.term(hit), rest.termWords)])
        let path = schema.flatMap { ParameterPath(parameter, of: $0, in: knowledge.catalog) }
        let reader: SlotReader = path?.filled.type == .person ? .people : .term
        guard let said = filler.slot(fill, parameter: parameter, schema: path?.filled, reader: reader) else { continue }
        let slot = path.map { filler.whole(said, $0) } ?? said
        let score = MatchScore.termWord * Int32(rest.termWords.count) + MatchScore.bareName
        return Request(
          app: knowledge.apps[app].identifier, intent: intent, slots: [slot], phrase: nil,
          appReason: .named(mention(sentence.mentions[naming])), confidence: confidence(score))
      }
    }
    return nil
  }

  /// The intents of an app that terms can fill, in the order of IntentsSupported. Of those of one domain with the same
  /// parameter, the one with the most to say comes first: a workout's name alone starts the workout, it doesn't pause
  /// one.
  private func intents(
    of app: Int, filledBy terms: [Term]
  ) -> [(intent: IntentName, schema: IntentSchema?, parameter: String)] {
    var found: [(intent: IntentName, schema: IntentSchema?, parameter: String)] = []
    for intent in knowledge.apps[app].intents where knowledge.catalog.isSpoken(intent) {
      let schema = knowledge.catalog.schema(of: intent)
      guard let parameter = parameter(of: intent, schema, filledBy: terms) else { continue }
      let rival = found.firstIndex { other in
        other.parameter == parameter && other.schema?.domain == schema?.domain
          && other.schema?.parameters.count ?? 0 < schema?.parameters.count ?? 0
      }
      found.insert((intent, schema, parameter), at: rival ?? found.endIndex)
    }
    return found
  }

  /// "TingTing Bartholomew Quince": an unknown name, for the first intent that begins with a person.
  private func nameAlone(_ words: Range<Int>, app: Int, naming: Int) -> Request? {
    for intent in knowledge.apps[app].intents where knowledge.catalog.isSpoken(intent) {
      guard let schema = knowledge.catalog.schema(of: intent), let first = schema.parameters.first,
        first.type == .person, !Self.isAboutMoney(schema)
      else {
        continue
      }
      let filler = SlotFiller(
        sentence: sentence, knowledge: knowledge, intent: intent, schema: schema, app: app)
      let fill = Derivation.Fill(slot: 0, words: words, parts: [(.words, words)])
      guard let slot = filler.slot(fill, parameter: first.name, schema: first, reader: .people) else { continue }
      return Request(
        app: knowledge.apps[app].identifier, intent: intent, slots: [slot], phrase: nil,
        appReason: .named(mention(sentence.mentions[naming])),
        confidence: confidence(MatchScore.shapedWord * Int32(words.count) + MatchScore.bareName))
    }
    return nil
  }

  /// Whether money is paid or requested: an unknown name isn't enough for that.
  private static func isAboutMoney(_ schema: IntentSchema) -> Bool {
    schema.deed == "pay" || schema.deed == "collect"
  }

  private func parameter(of intent: IntentName, _ schema: IntentSchema?, filledBy terms: [Term]) -> String? {
    for term in terms {
      switch term.source {
      case .appVocabulary(let names):
        if let name = names.first(where: { $0.intent == intent }) { return name.parameter }
      case .userVocabulary(let type) where type != .contactName:
        if let name = knowledge.catalog.parameter(filledBy: type, of: intent), schema?.parameter(name) != nil {
          return name
        }
      case .common(let name) where schema?.parameter(name) != nil: return name
      // "TingTing Celestra": a known name says with whom.
      case .userVocabulary, .contact, .relation:
        if let schema, let first = schema.parameters.first, first.type == .person, !Self.isAboutMoney(schema) {
          return first.name
        }
      case .common, .place, .pronoun: continue
      }
    }
    return nil
  }

  private func decline(refused: ReadingCandidate?) -> Decline {
    if let refused {
      if let named = refused.named {
        if let name = knowledge.nameOfMissingApp(named) {
          return .notInstalled(app: name, intent: knowledge.intentSupport.intents[refused.intent])
        }
        return .notOffered(
          app: knowledge.apps[named].identifier, intent: knowledge.intentSupport.intents[refused.intent])
      }
      if sentence.namedApps.isEmpty { return .noApp(intent: knowledge.intentSupport.intents[refused.intent]) }
    }
    let sentence = sentence
    // Words that also occur in phrases name an app where there are no other words: "Tea Time".
    let isMeant = { app in
      sentence.mentions.contains { $0.app == app && (!sentence.isCommon($0.tokens) || sentence.isWhole($0.tokens)) }
    }
    let flags = sentence.namedApps.indices.filter { !sentence.isPassedOver(UInt8($0 + 1)) }
    guard let flag = flags.first(where: { isMeant(sentence.namedApps[$0]) }) else { return .nothingMatched }
    let app = sentence.namedApps[flag]
    if let name = knowledge.nameOfMissingApp(app) { return .notInstalled(app: name, intent: nil) }
    let rest = Remainder(sentence: sentence, app: UInt8(flag + 1))
    return .notUnderstood(app: knowledge.apps[app].identifier, unmatched: rest.ranges)
  }

  // MARK: What competed

  private func runnersUp(_ candidates: [ReadingCandidate], beatenBy winner: ReadingCandidate?) -> [RunnerUp] {
    var result: [RunnerUp] = []
    var isWinner = winner != nil
    for candidate in candidates {
      if isWinner, let winner, candidate.phrase == winner.phrase, candidate.meaning == winner.meaning,
        candidate.named == winner.named, candidate.score == winner.score
      {
        isWinner = false
        continue
      }
      guard result.count < 5 else { break }
      let app = candidate.named ?? candidate.apps.first
      let confidence = confidence(candidate.score)
      result.append(
        RunnerUp(
          app: app.map { knowledge.apps[$0].identifier }, intent: knowledge.intentSupport.intents[candidate.intent],
          phrase: knowledge.language.phrases[candidate.phrase].reference, confidence: confidence,
          reason: reason(candidate, beatenBy: winner)))
    }
    return result
  }

  private func reason(_ loser: ReadingCandidate, beatenBy winner: ReadingCandidate?) -> RunnerUp.Reason {
    guard loser.isViable, let winner else { return .intentNotSupported }
    if winner.named != nil, loser.named == nil { return .appNotNamed }
    if let a = winner.pathSummary.naming, let b = loser.pathSummary.naming,
      sentence.mentions[a.mention].tokens.count > sentence.mentions[b.mention].tokens.count
    {
      return .shorterName
    }
    if loser.score == winner.score {
      return loser.pathSummary.termWords < winner.pathSummary.termWords ? .lessVocabulary : .laterInIntentsSupported
    }
    return loser.pathSummary.termWords < winner.pathSummary.termWords ? .lessVocabulary : .fewerWordsMatched
  }

  /// Every mention, the one that was taken first.
  private func mentions(first winner: ReadingCandidate?) -> [AppMention] {
    let taken = winner?.named == nil ? nil : winner?.pathSummary.naming?.mention
    let order = (taken.map { [$0] } ?? []) + sentence.mentions.indices.filter { $0 != taken }
    return order.prefix(16).map { mention(sentence.mentions[$0]) }
  }

  private func mention(_ mention: AppNames.Mention) -> AppMention {
    let kind: AppMention.NameKind =
      switch mention.kind {
      case .displayName: .displayName
      case .spokenName: .spokenName
      case .alternativeName: .alternativeName
      case .pronunciation: .pronunciation
      }
    return AppMention(
      app: knowledge.apps[mention.app].identifier, range: sentence.utterance.range(of: mention.tokens), kind: kind)
  }
}
