import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimLinting
import SimRecognition
import SimUtterances
import Synchronization
import Testing

/// Siri's data as they lie in the repository.
enum SiriData {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Vocabulary/Siri")

  /// The languages that have a folder.
  static let languages = VocabularyFolder(path: root.deletingLastPathComponent().path).languages.filter { language in
    sources(language).said.contains { $0.pathInLanguage.hasPrefix("lines/") }
  }

  static func files(_ language: String) throws -> [(path: String, text: String)] {
    let rules = try String(contentsOf: root.appendingPathComponent("dialogue.rules"), encoding: .utf8)
    return [("dialogue.rules", rules)] + sources(language).said.map { ($0.path, $0.text) }
  }

  private static func sources(_ language: String) -> LanguageSources {
    // What is wrong in them is said where they are compiled.
    var ignored: [Diagnostic] = []
    return LanguageSources(
      language, in: VocabularyFolder(path: root.deletingLastPathComponent().path), diagnostics: &ignored)
  }

  private static let plain: [String: LineCatalogue] = {
    var table: [String: LineCatalogue] = [:]
    for language in languages { table[language] = try? read(language) }
    return table
  }()

  static func catalogue(_ language: String, adding more: String = "") throws -> LineCatalogue {
    if more.isEmpty, let catalogue = plain[language] { return catalogue }
    return try read(language, adding: more)
  }

  private static func read(_ language: String, adding more: String = "") throws -> LineCatalogue {
    var diagnostics: [Diagnostic] = []
    let catalogue = LineCatalogue(
      files: try files(language) + [("more.rules", more)],
      Apostrophes(of: sources(language).files, diagnostics: &diagnostics), diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return catalogue
  }
}

/// Understands what a test has told it, word for word.
struct TaughtUnderstander: Understander {
  var requests: [String: Understanding] = [:]
  /// Names that stand in a vocabulary.
  var known: Set<String> = []
  /// Answers that fill more than the parameter that is asked for.
  var answers: [String: [Slot]] = [:]
  /// Requests whose meaning depends on what was said before.
  var inContext: [String: @Sendable (RecognitionContext) -> Understanding] = [:]
  /// What answers do, each one act; what others do, the language knows.
  var acts: [String: AnswerAct.Kind] = [:]
  var language = "en"
  /// Whose names, and which apps' terms, are known in answers.
  var user = UserProfile()
  var apps: [InstalledApp] = []

  func acts(in answer: Utterance, for scope: AnswerScope, in context: RecognitionContext) -> AnswerReading {
    let text = answer.text
    guard let kind = acts[text], scope.kinds.contains(kind) else {
      return KnownLanguages.recognizer(language, user, apps)?.acts(in: answer, for: scope, in: context)
        ?? AnswerReading()
    }
    let phrase = PhraseReference(file: "acts/\(kind.rawValue).phrases", line: 1, text: text)
    return AnswerReading(acts: [AnswerAct(kind: kind, range: 0..<text.utf8.count, phrase: phrase)])
  }

  func utterance(_ text: String) -> Utterance {
    KnownLanguages.recognizer(language, user, apps)?.utterance(text) ?? Utterance(text)
  }

  func marks(in text: PlainText) -> UtteranceMarks {
    KnownLanguages.recognizer(language, user, apps)?.marks(in: text) ?? UtteranceMarks()
  }

  func understand(_ utterance: Utterance, in context: RecognitionContext) -> Understanding {
    let text = utterance.text
    guard let understanding = inContext[text]?(context) ?? requests[text] else {
      return Understanding(outcome: .declined(.nothingMatched))
    }
    switch understanding.outcome {
    case .whichApp(let intent, let slots, let apps):
      let left = apps.filter { !context.excludedApps.contains($0) }
      if left.count > 1 { return Understanding(outcome: .whichApp(intent: intent, slots: slots, apps: left)) }
      guard let app = left.first else { return Understanding(outcome: .declined(.noApp(intent: intent))) }
      let request = Request(app: app, intent: intent, slots: slots, phrase: nil, appReason: .onlyOne, confidence: 1000)
      return Understanding(outcome: .request(request))
    case .request(let request) where context.excludedApps.contains(request.app):
      return Understanding(outcome: .declined(.noApp(intent: request.intent)))
    case .request, .declined: return understanding
    }
  }

  func readAnswers(
    _ answer: Utterance, as parameter: ParameterSchema, of intent: IntentName, app: String,
    in context: RecognitionContext
  ) -> [Slot] {
    if let slots = answers[answer.text] {
      return slots.filter { $0.parameter == parameter.name } + slots.filter { $0.parameter != parameter.name }
    }
    return readAnswer(answer, as: parameter, of: intent, app: app, in: context).map { [$0] } ?? []
  }

  func readAnswer(
    _ answer: Utterance, as parameter: ParameterSchema, of intent: IntentName, app: String,
    in context: RecognitionContext
  ) -> Slot? {
    let text = answer.text
    let range = 0..<text.utf8.count
    if known.contains(text) {
      let origin = Provenance.Origin.vocabulary(term: text, source: .contacts)
      return Slot(
        parameter: parameter.name, value: .person(Person(displayName: text, spokenPhrase: text)),
        provenance: Provenance(origin, ranges: [range]))
    }
    if parameter.type == .integer, let number = Int(text) {
      return Slot(parameter: parameter.name, value: .integer(number), provenance: Provenance(.answer, ranges: [range]))
    }
    return nil
  }
}

/// The languages as they lie in the repository, which read answers.
enum KnownLanguages {
  private struct Key: Hashable {
    var language: String
    var user: UserProfile
    var apps: [InstalledApp]
  }

  private static let languageLibrary = LanguageLibrary(
    VocabularyFolder(path: SiriData.root.deletingLastPathComponent().path),
    cache: LanguageCache(environment: ProcessVariables.all))
  private static let recognizers = Mutex<[Key: Recognizer]>([:])

  static func language(_ name: String) -> Language { languageLibrary.vocabulary(name).0.language }

  static func recognizer(_ language: String, _ user: UserProfile, _ apps: [InstalledApp]) -> Recognizer? {
    guard SiriData.languages.contains(language) else { return nil }
    return recognizers.withLock { all in
      let key = Key(language: language, user: user, apps: apps)
      if let known = all[key] { return known }
      let recognizer = Recognizer(
        language: languageLibrary.vocabulary(language).0.language, locale: language, apps: apps, user: user)
      all[key] = recognizer
      return recognizer
    }
  }
}

/// A conversation whose handler is a closure, printed in the transcript's notation.
struct Talk {
  var conversation: Conversation
  /// Every call that went out, with the intent as it was then.
  var calls: [HandlerCall] = []
  /// Every way into the app.
  var entered: [AppCall] = []
  var views: [Interaction] = []
  /// The identifiers of the sentences of the last turn.
  var said: [String] = []
  var otherEffects: [Effect] = []
  var handler: (HandlerCall) -> HandlerAnswer = { _ in HandlerAnswer(outcome: .notImplemented) }
  var app: (AppCall) -> AppAnswer = { _ in AppAnswer(screen: AppScreen(title: "Home")) }
  var view: (Interaction) -> [String]? = { _ in nil }

  init(_ setting: Setting, _ understander: TaughtUnderstander, language: String = "en", rules: String = "") throws {
    var understander = understander
    understander.language = language
    conversation = Conversation(
      setting: setting, understander: understander, lines: try SiriData.catalogue(language, adding: rules),
      catalog: .siriKit)
  }

  mutating func callAsFunction(_ text: String) -> [String] { turn(.said(text)) }
  mutating func happens(_ happening: Happening) -> [String] { turn(.happened(happening)) }

  mutating func turn(_ event: Event) -> [String] {
    var printed: [String] = []
    var events = [event]
    said = []
    otherEffects = []
    while let event = events.popLast() {
      for effect in conversation.receive(event) {
        switch effect {
        case .show(let output): printed += print(output)
        case .ask(_, .call(let call)):
          calls.append(call)
          events.append(.handlerAnswered(handler(call)))
        case .ask(_, .enter(let call)):
          entered.append(call)
          events.append(.appAnswered(app(call)))
        case .ask(_, .configureView(let interaction)):
          views.append(interaction)
          events.append(.viewConfigured(view(interaction)))
        case .ask, .tellAll: otherEffects.append(effect)
        }
      }
      #expect(events.count <= 1, "more than one effect waits for an answer")
    }
    return printed
  }

  private mutating func print(_ output: Output) -> [String] {
    switch output {
    case .trace(let trace): return ["- " + TraceNotation.text(of: trace)]
    case .says(let line):
      said.append(line.identifier)
      return [line.text]
    case .choices(let choices):
      return choices.enumerated().map { "\($1.number ?? $0 + 1). " + $1.text + ($1.detail.map { "  " + $0 } ?? "") }
    case .card(let card):
      return card.rows.map { "| " + ($0.label.map { $0 + "  " } ?? "") + $0.text }
        + (card.buttons.isEmpty ? [] : ["| " + card.buttons.map { "(\($0))" }.joined(separator: "  ")])
    }
  }
}

extension HandlerAnswer {
  static func results(_ results: ResolutionResult...) -> HandlerAnswer { HandlerAnswer(outcome: .resolved(results)) }
  static func code(_ code: String, _ fields: [Field] = []) -> HandlerAnswer {
    HandlerAnswer(outcome: .responded(IntentResponse(code: code, fields: fields)))
  }
}
