import SimCatalog
import SimDialogue
import SimRecognition
import SimText

/// Assembles the answer to a line (docs/understand.md).
struct AnswerWriter {
  private var members: [JSONValue.Member] = []
  private let text: TextOffsets
  private let listener: Listener

  init(line: JSONValue, text: String, listener: Listener) {
    members.reserveCapacity(16)
    self.text = TextOffsets(text)
    self.listener = listener
    add("text", .string(text))
    members += AnswerWriter.passedThrough(line)
    add("language", .string(listener.language))
  }

  var value: JSONValue { .object(members) }

  // MARK: What the line brought

  /// The names that answers use; a line's own members of these names go below `input`.
  private static let reserved: Set = [
    "text", "language", "outcome", "app", "appIdentifier", "apps", "appReason", "domain", "intent", "slots",
    "confidence",
    "phrase", "runnerUp", "declined", "nearMiss", "heard", "acts", "unread", "line", "error", "input",
  ]

  /// The members of a line that sirisim doesn't read.
  static func passedThrough(_ line: JSONValue) -> [JSONValue.Member] {
    guard case .object(let all) = line else { return [] }
    let others = all.filter { !BatchLine.members.contains($0.key) }
    let clashing = others.filter { reserved.contains($0.key) }
    guard !clashing.isEmpty else { return others }
    return others.filter { !reserved.contains($0.key) } + [.init(key: "input", value: .object(clashing))]
  }

  // MARK: What the text means

  mutating func write(_ understanding: Understanding) {
    switch understanding.outcome {
    case .request(let request):
      add("outcome", "request")
      addApp(request.app)
      addIntent(request.intent)
      add("slots", .array(request.slots.map(slot)))
      add("confidence", .integer(request.confidence))
      add("appReason", reason(request.appReason))
      addPhrase(request.phrase)
    case .whichApp(let intent, let slots, let apps):
      add("outcome", "whichApp")
      add("apps", .array(apps.map { .string(listener.name(of: $0) ?? $0) }))
      addIntent(intent)
      add("slots", .array(slots.map(slot)))
    case .declined(let decline):
      add("outcome", "declined")
      add("declined", declined(decline))
    }
    if let loser = understanding.runnersUp.first { add("runnerUp", runnerUp(loser)) }
    if let miss = understanding.nearMiss { add("nearMiss", nearMiss(miss)) }
  }

  /// Writes the value of an answer, or that there is none.
  mutating func write(_ slot: Slot?, to question: BatchLine.Question) {
    guard let slot else {
      add("outcome", "declined")
      add(
        "declined",
        .fields([
          ("reason", "notAnAnswer"), ("intent", .string(question.intent.name.rawValue)),
          ("parameter", .string(question.parameter.name)),
        ]))
      return
    }
    add("outcome", "answer")
    addIntent(question.intent.name)
    add("slots", .array([self.slot(slot)]))
  }

  /// Writes how a conversation understood an answer.
  mutating func write(_ outcome: AskedConversation.Outcome, to question: BatchLine.Question) {
    let slots = outcome.changed.map(\.slot)
    if slots.contains(where: { $0.parameter == question.parameter.name }) {
      add("outcome", "answer")
      addIntent(question.intent.name)
      add("slots", .array(slots.map(slot)))
    } else {
      write(nil, to: question)
    }
    guard let facts = outcome.facts else { return }
    add("heard", .string(HeardNames.name(facts.heard)))
    if !facts.acts.isEmpty { add("acts", .array(facts.acts.map(act))) }
    if !facts.unread.isEmpty { add("unread", .array(facts.unread.map(text.range))) }
  }

  private mutating func addApp(_ identifier: String) {
    let name = listener.name(of: identifier)
    add("app", name.map { .string($0) } ?? .null)
    if let name, name != identifier { add("appIdentifier", .string(identifier)) }
  }

  private mutating func addIntent(_ intent: IntentName) {
    if let schema = listener.recognizer.catalog.schema(of: intent) { add("domain", .string(schema.domain)) }
    add("intent", .string(intent.rawValue))
  }

  private mutating func addPhrase(_ phrase: PhraseReference?) {
    if let phrase { add("phrase", self.phrase(phrase)) }
  }

  private mutating func add(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }

  // MARK: Parts

  private func act(_ act: AnswerAct) -> JSONValue {
    .fields([
      ("act", .string(act.kind.rawValue)), ("words", .string(text.words(act.range))), ("range", text.range(act.range)),
      ("parameters", act.slots.isEmpty ? nil : .array(act.slots.map { .string($0.parameter) })),
      ("phrase", phrase(act.phrase)),
    ])
  }

  private func slot(_ slot: Slot) -> JSONValue {
    var fields: [(String, JSONValue?)] = [
      ("parameter", .string(slot.parameter)), ("value", ValueJSON.value(slot.value)),
    ]
    if !slot.provenance.ranges.isEmpty {
      fields.append(("words", .array(slot.provenance.ranges.map { .string(text.words($0)) })))
      fields.append(("ranges", .array(slot.provenance.ranges.map(text.range))))
    }
    fields.append(("provenance", ValueJSON.origin(slot.provenance.origin)))
    return .fields(fields)
  }

  private func reason(_ reason: AppReason) -> JSONValue {
    switch reason {
    case .named(let mention): .fields([("reason", "named"), ("range", text.range(mention.range))])
    case .verb(let mention): .fields([("reason", "verb"), ("range", text.range(mention.range))])
    case .onlyOne: .fields([("reason", "onlyOne")])
    case .vocabulary(let term): .fields([("reason", "vocabulary"), ("term", .string(term))])
    case .answered: .fields([("reason", "given")])
    }
  }

  private func declined(_ decline: Decline) -> JSONValue {
    switch decline {
    case .nothingMatched: .fields([("reason", "nothingMatched")])
    case .notOffered(let app, let intent):
      .fields([
        ("reason", "notOffered"), ("app", .string(listener.name(of: app) ?? app)),
        ("intent", intent.map { .string($0.rawValue) }),
      ])
    case .notInstalled(let app, let intent):
      .fields([
        ("reason", "notInstalled"), ("app", .string(app)), ("intent", intent.map { .string($0.rawValue) }),
      ])
    case .noApp(let intent): .fields([("reason", "noApp"), ("intent", .string(intent.rawValue))])
    case .notUnderstood(let app, let unmatched):
      .fields([
        ("reason", "notUnderstood"), ("app", .string(listener.name(of: app) ?? app)),
        ("unmatched", .array(unmatched.map(text.range))),
      ])
    case .nobodyMeant(let intent, let words):
      .fields([
        ("reason", "nobodyMeant"), ("intent", .string(intent.rawValue)), ("range", text.range(words)),
      ])
    case .empty: .fields([("reason", "empty")])
    }
  }

  private func runnerUp(_ loser: RunnerUp) -> JSONValue {
    .fields([
      ("app", loser.app.flatMap { listener.name(of: $0) }.map { .string($0) }),
      ("intent", .string(loser.intent.rawValue)), ("confidence", .integer(loser.confidence)),
      ("reason", .string(RunnerUpReasons.name(loser.reason))), ("phrase", loser.phrase.map(phrase)),
    ])
  }

  private func nearMiss(_ miss: NearMiss) -> JSONValue {
    .fields([
      ("understood", text.range(miss.understood)), ("rest", text.range(miss.rest)),
      ("expected", .array(miss.expected.map { .string($0) })),
    ])
  }

  private func phrase(_ phrase: PhraseReference) -> JSONValue {
    .fields([("file", .string(phrase.file)), ("line", .integer(phrase.line)), ("text", .string(phrase.text))])
  }
}

/// The kinds of heard answers, by stable names.
private enum HeardNames {
  static func name(_ heard: AnswerFacts.Heard) -> String {
    switch heard {
    case .yes: "yes"
    case .no: "no"
    case .cancel: "cancel"
    case .again: "again"
    case .back: "back"
    case .help: "help"
    case .hold: "hold"
    case .more: "more"
    case .option: "option"
    case .options: "options"
    case .values: "values"
    case .changes: "changes"
    case .text: "text"
    case .request: "request"
    case .partly: "partly"
    case .unreadable: "unreadable"
    }
  }
}

/// The reasons why a reading lost, by stable names.
private enum RunnerUpReasons {
  static func name(_ reason: RunnerUp.Reason) -> String {
    switch reason {
    case .fewerWordsMatched: "fewerWordsMatched"
    case .laterInIntentsSupported: "laterInIntentsSupported"
    case .appNotNamed: "appNotNamed"
    case .intentNotSupported: "intentNotSupported"
    case .shorterName: "shorterName"
    case .lessVocabulary: "lessVocabulary"
    }
  }
}
