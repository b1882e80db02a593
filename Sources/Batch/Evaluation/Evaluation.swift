package import SimCatalog
import SimLexicon
import SimRecognition
package import SimSession
import SimText

/// Measures how well sentences are understood whose meaning has been written down.
///
/// Every intent for which a language has phrases is open, and no app need be named; an app that a set names offers them
/// all.
package struct Evaluation: Sendable {
  /// The right and wrong results, by set and language.
  package private(set) var scores: [SetScore] = []
  /// How often one intent was taken for another.
  package private(set) var confusions: [Confusion: Int] = [:]
  /// Sentences by set in languages that Siri doesn't speak here.
  package private(set) var unspoken: [(set: String, locale: String, count: Int)] = []
  /// Lines by set that can't be measured.
  package private(set) var unusable: [(set: String, count: Int)] = []
  /// The failures, each as one line of JSON.
  package private(set) var failures: [[UInt8]] = []

  private let cache: ListenerCache
  private let clock: CivilDateTime
  /// The app's name by language; nil if sentences are said as they are written.
  private let naming: [String: NamedApp]?
  private let library: SessionLibrary
  /// By language, the pairs of intents that share a phrase.
  private var alike: [String: Set<[IntentName]>] = [:]

  /// Measures sets of sentences, all of them before it returns.
  ///
  /// - Parameter naming: by language, the name of an app that only offers the intents of a sentence's domain, with
  ///   which each sentence is said; answers are left out then. Nil to say the sentences as they are written.
  package init(
    _ sets: [EvaluationSet], library: SessionLibrary, clock: CivilDateTime, naming: [String: NamedApp]? = nil
  ) {
    self.naming = naming
    self.library = library
    cache = ListenerCache(library: library, world: BatchWorld(apps: .any, locale: "", clock: clock))
    self.clock = clock
    for set in sets { measure(set) }
  }

  private mutating func measure(_ set: EvaluationSet) {
    let annotated = annotated(set)
    let book = FollowUpBook(set.followUps, cache.catalog)
    var unusable = set.unusable
    var byLanguage: [String: SetScore] = [:]
    var strange: [String: Int] = [:]
    for example in set.examples.flatMap(named) {
      var key = ListenerCache.Key(locale: example.locale, app: example.app, vocabulary: nil)
      if case .followUp = example.kind { key.terms = book.terms } else { key.hasKnownApps = true }
      if naming != nil, case .request(let intent) = example.kind {
        key.domain = cache.catalog.schema(of: intent)?.domain
      }
      guard let listener = try? cache.listener(for: key) else {
        strange[example.locale, default: 0] += 1
        continue
      }
      var score = byLanguage[listener.language] ?? SetScore(set: set.name, language: listener.language)
      switch example.kind {
      case .request(let intent): measure(example, as: intent, annotated[intent] ?? [], listener, &score)
      case .followUp(let line):
        if let followUp = book.followUp(line, cache.catalog),
          let asked = AskedConversation(
            followUp.question, of: followUp.intent, filled: followUp.filled, listener, at: clock)
        {
          measure(followUp, asked.hear(example.text), of: example, listener, &score)
        } else {
          unusable += 1
        }
      case .nothing: measure(negative: example, listener, &score)
      }
      byLanguage[listener.language] = score
    }
    if unusable > 0 { self.unusable.append((set.name, unusable)) }
    scores += byLanguage.values.sorted { $0.language < $1.language }
    unspoken += strange.sorted { $0.key < $1.key }.map { (set.name, $0.key, $0.value) }
  }

  /// By intent, the parameters that are annotated anywhere in the set: others can't be judged.
  private func annotated(_ set: EvaluationSet) -> [IntentName: Set<String>] {
    var result: [IntentName: Set<String>] = [:]
    for example in set.examples {
      guard case .request(let intent) = example.kind, let schema = cache.catalog.schema(of: intent) else { continue }
      result[intent, default: []].formUnion(example.slots.keys.filter { schema.parameter($0) != nil })
    }
    return result
  }

  /// A sentence in each way to say it with an app's name, unless it names one itself; unchanged if names aren't said.
  private func named(_ example: EvaluationExample) -> [EvaluationExample] {
    guard let naming else { return [example] }
    if case .followUp = example.kind { return [] }
    guard example.app == nil, let language = try? cache.listener(for: .init(locale: example.locale)).language,
      let app = naming[language]
    else { return [example] }
    return app.texts(of: example.text).map { text in
      var said = example
      said.text = text
      said.app = BatchLine.App(name: app.name, otherNames: [])
      return said
    }
  }

  // MARK: One sentence

  private mutating func measure(
    _ example: EvaluationExample, as intent: IntentName, _ annotated: Set<String>, _ listener: Listener,
    _ score: inout SetScore
  ) {
    let understood = understanding(of: example, listener)
    guard listener.apps.contains(where: { $0.intents.contains(intent) }) else {
      score.beyond += 1
      if let taken = understood?.intent {
        score.beyondTaken += 1
        confuse(intent, taken)
        fail("beyond", example, score, expected: intent, understood: taken)
      }
      return
    }
    score.requests += 1
    let isRight = understood.map { isSame($0.intent, intent, in: listener.language) } ?? false
    if isRight {
      score.right += 1
    } else if understood == nil {
      score.declined += 1
    } else {
      score.wrong += 1
    }
    if !isRight { confuse(intent, understood?.intent) }
    var missing: [JSONValue.Member] = []
    var extra: [JSONValue.Member] = []
    for parameter in annotated.sorted() {
      let wanted = (example.slots[parameter] ?? []).filter(EvaluationExample.isSaid).map {
        WantedValue($0, of: parameter, intent, listener, at: clock)
      }
      let found =
        understood?.slots.first { $0.parameter == parameter }.map {
          Surface.forms(of: $0, in: example.text, wanted: wanted)
        } ?? []
      var slot = SlotScore()
      let missed = slot.add(expected: wanted.map(\.surface), found: found)
      score.slots[parameter, default: SlotScore()] += slot
      if !missed.isEmpty {
        missing.append(.init(key: parameter, value: .array(missed.map { .string(wanted[$0].text) })))
      }
      if slot.found > slot.right {
        extra.append(
          .init(key: parameter, value: .array(found.compactMap(\.first).map { .string($0.words) })))
      }
    }
    let kind = understood == nil ? "declined" : isRight ? "slots" : "wrong"
    if kind != "slots" || !missing.isEmpty || !extra.isEmpty {
      fail(
        kind, example, score, expected: intent, understood: understood?.intent,
        details: [("missing", missing), ("found", extra)])
    }
  }

  /// Whether two intents are the same, or share their phrases: an audio call is a call.
  private mutating func isSame(_ understood: IntentName, _ meant: IntentName, in language: String) -> Bool {
    if understood == meant { return true }
    if alike[language] == nil { alike[language] = library.language(for: language)?.language.intentsSaidAlike ?? [] }
    let pairs = alike[language] ?? []
    return pairs.contains([understood, meant]) || pairs.contains([meant, understood])
  }

  private mutating func measure(
    _ followUp: FollowUp, _ outcome: AskedConversation.Outcome, of example: EvaluationExample, _ listener: Listener,
    _ score: inout SetScore
  ) {
    switch followUp.meaning {
    case .yes:
      score.yes += 1
      if outcome.isHandled { return score.yesRight += 1 }
    case .other:
      score.others += 1
      guard outcome.isHandled else { return }
      score.othersTaken += 1
    case .values(let wanted):
      score.answers += 1
      var missing: [JSONValue.Member] = []
      var found = 0
      var right = 0
      for (name, texts) in wanted.sorted(by: { $0.key < $1.key }) {
        let held = outcome.changed.first { $0.slot.parameter == name }
        let texts = texts.map { WantedValue($0, of: name, followUp.intent, listener, at: clock) }
        var slot = SlotScore()
        let missed = slot.add(
          expected: texts.map(\.surface),
          found: held.map { Surface.forms(of: $0.slot, in: $0.line, wanted: texts) } ?? [])
        score.answerSlots[name, default: SlotScore()] += slot
        found += slot.found
        right += slot.right
        if !missed.isEmpty {
          missing.append(.init(key: name, value: .array(missed.map { .string(texts[$0].text) })))
        }
      }
      let others = outcome.changed.filter { wanted[$0.slot.parameter] == nil && !$0.slot.provenance.ranges.isEmpty }
      let isRight = missing.isEmpty && found == right && others.isEmpty
      // Without a review, the last missing value completes the request.
      let isReviewed = cache.catalog.schema(of: followUp.intent)?.review ?? true
      if isRight, !outcome.isHandled || !isReviewed { return score.answersRight += 1 }
      // Asking again isn't a mistake yet.
      if found > right || !others.isEmpty || outcome.isHandled || outcome.isElsewhere { score.answersWrong += 1 }
      let extra = outcome.changed.map { item -> JSONValue.Member in
        let words = Surface.forms(of: item.slot, in: item.line).compactMap(\.first).map { JSONValue.string($0.words) }
        return .init(key: item.slot.parameter, value: .array(words))
      }
      return fail(
        outcome.isElsewhere ? "answer taken for a request" : "answer", example, score, expected: followUp.intent,
        understood: nil, details: [("missing", missing), ("found", extra)])
    }
    fail(
      outcome.isHandled ? "taken for a yes" : "no yes", example, score, expected: followUp.intent, understood: nil)
  }

  private mutating func measure(negative example: EvaluationExample, _ listener: Listener, _ score: inout SetScore) {
    score.negatives += 1
    guard let taken = understanding(of: example, listener)?.intent else { return }
    score.negativesTaken += 1
    confuse(nil, taken)
    fail("negative", example, score, expected: nil, understood: taken)
  }

  /// Nil if the sentence is declined.
  private func understanding(
    of example: EvaluationExample, _ listener: Listener
  ) -> (intent: IntentName, slots: [Slot])? {
    switch listener.understand(example.text, at: clock).outcome {
    case .request(let request): (request.intent, request.slots)
    case .whichApp(let intent, let slots, _): (intent, slots)
    case .declined: nil
    }
  }

  // MARK: What went wrong

  private mutating func confuse(_ expected: IntentName?, _ understood: IntentName?) {
    confusions[Confusion(expected: expected?.rawValue, understood: understood?.rawValue), default: 0] += 1
  }

  private mutating func fail(
    _ kind: String, _ example: EvaluationExample, _ score: SetScore, expected: IntentName?, understood: IntentName?,
    details: [(String, [JSONValue.Member])] = []
  ) {
    var fields: [(String, JSONValue?)] = [
      ("set", .string(score.set)), ("language", .string(score.language)), ("kind", .string(kind)),
      ("text", .string(example.text)), ("app", example.app.map { .string($0.name) }),
      ("expected", expected.map { .string($0.rawValue) }), ("understood", understood.map { .string($0.rawValue) }),
    ]
    for (name, members) in details where !members.isEmpty { fields.append((name, .object(members))) }
    failures.append(JSONWriter.write(.fields(fields)))
  }
}
