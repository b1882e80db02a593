import SimAppFiles
import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import SimSession
import SimTranscripts
import Testing

@testable import SimTrial

/// Programs whose `handle` answers one code.
private final class Answering: ProcesslessPrograms {
  var answer: ProgramAnswer?
  private let code: String

  init(_ code: String) { self.code = code }

  func answer(to call: HandlerCall) -> HandlerAnswer {
    switch call.method {
    case .confirm: HandlerAnswer(outcome: .responded(IntentResponse(code: "ready")))
    case .handle, .perform: HandlerAnswer(outcome: .responded(IntentResponse(code: code)))
    case .resolve, .options, .defaultValue: HandlerAnswer(outcome: .notImplemented)
    }
  }

  func answer(to call: AppCall) -> AppAnswer { AppAnswer(screen: nil) }
}

@Suite struct TrialTests {
  private static let vocabulary = Result { try VocabularyFolder.find(environment: ProcessVariables.all) }
  private static let languages = vocabulary.map {
    LanguageLibrary($0, cache: LanguageCache(environment: ProcessVariables.all))
  }

  private static let names = (try? languages.get().names) ?? []

  private func library() throws -> SessionLibrary {
    try SessionLibrary.open(environment: ProcessVariables.all).get()
  }

  private func trial() throws -> Trial {
    Trial(library: try library(), languages: try Self.languages.get(), world: SessionWorld())
  }

  @Test(arguments: Self.names)
  func everyValueIsReadAsItsType(name: String) throws {
    let lines = try #require(try library().language(for: name)).lines
    let words = TrialWords(name, in: try Self.languages.get(), lines: lines)
    let app = InstalledApp(identifier: "app", displayNames: ["": "App"], intents: [])
    let types: [ParameterType] = [
      .string, .boolean, .integer, .double, .person, .speakable, .place, .date, .dateRange, .money,
    ]
    for type in types {
      let parameter = ParameterSchema(name: "value", type: type)
      let answer = words.answer(to: parameter, of: "INSendMessageIntent", app: app, locale: name)
      #expect(answer?.isEmpty == false, "\(type)")
    }
    #expect(!words.yes.isEmpty)
  }

  @Test func theHandlersOwnWordsAreSaidAfterTheFirstOrdinaryOne() throws {
    let words = TrialWords(
      "en", in: try Self.languages.get(), lines: try #require(try library().language(for: "en-US")).lines)
    let app = InstalledApp(identifier: "app", displayNames: ["": "App"], intents: [])
    func answers(_ type: ParameterType) -> [String] {
      words.answers(
        to: ParameterSchema(name: "value", type: type), of: "OrderIntent", handler: ["Robin Young", "Lyon"], app: app,
        locale: "en-US")
    }
    let ordinary = words.user.contacts.map(\.name)
    #expect(answers(.person) == [ordinary[0], "Robin Young", "Lyon"] + ordinary.dropFirst())
    #expect(Array(answers(.string).dropFirst().prefix(2)) == ["Robin Young", "Lyon"])
    #expect(!answers(.integer).contains("Lyon") && !answers(.place).contains("Lyon"))
  }

  @Test func everyLanguageHasAValueOfEachType() throws {
    let languages = try Self.languages.get()
    let types = [
      "string", "speakable", "integer", "double", "goal", "boolean", "date", "dateRange", "money", "place", "yes",
    ]
    for name in languages.names {
      #expect(ExampleWorld.values(name, in: languages).keys.sorted() == types.sorted(), "\(name)")
    }
  }

  @Test func anAppsOwnExamplesAreSaid() throws {
    let source = try #require(try library().apps.first { $0.isNamed("HuHu") })
    let sentences = try trial().sentences(for: source, locale: "en-US")
    #expect(sentences.contains { $0.source == .vocabulary && $0.intent == "INRequestRideIntent" })
    #expect(Set(sentences).count == sentences.count)
  }

  @Test func whatHasNoExampleIsAskedForInSirisWords() throws {
    let app = InstalledApp(identifier: "app", displayNames: ["": "Porter"], intents: ["INSendMessageIntent"])
    let sentences = try trial().sentences(for: AppSource(app: app, programs: nil), locale: "en-US")
    #expect(sentences.count == 2)
    #expect(sentences.allSatisfy { $0.source == .siri && $0.text.contains("Porter") }, "\(sentences)")
  }

  @Test(arguments: ["en-US", "zh-Hans"])
  func theSampleAppsReachHandle(locale: String) throws {
    let trial = try trial()
    let source = try #require(try library().apps.first { $0.isNamed("ZhiChat") })
    let entries = try trial.entries(for: source, locale: locale)
    #expect(!entries.isEmpty)
    let lost = entries.filter { !$0.outcome.reachesHandle && !$0.outcome.isWell }
    #expect(lost.isEmpty, "\(lost.flatMap(TrialTable.lines).joined(separator: "\n"))")
    // Nobody has used the app: what it would have stored is missed.
    #expect(entries.contains { $0.outcome.missingDefaults.contains { $0.contains("here UserDefaults '") } })
  }

  @Test func missingDefaultsAreToldWhereItMatters() {
    var outcome = TrialOutcome(.ended(says: "Sorry."))
    outcome.missingDefaults = ["Handler.swift:4: here UserDefaults 'user' isn't there"]
    let sentence = TrialSentence(text: "go", intent: "INSendMessageIntent", source: .vocabulary, locale: "en")
    #expect(TrialTable.lines(TrialReport.Entry(sentence: sentence, outcome: outcome)).last?.contains("'user'") == true)
    outcome.ending = .handled(code: "success")
    #expect(
      !TrialTable.lines(TrialReport.Entry(sentence: sentence, outcome: outcome)).contains { $0.contains("'user'") })
  }

  @Test(arguments: Self.names)
  func aGoalIsSaidWithItsUnit(name: String) throws {
    let words = TrialWords(
      name, in: try Self.languages.get(), lines: try #require(try library().language(for: name)).lines)
    let app = InstalledApp(identifier: "app", displayNames: ["": "App"], intents: [])
    let schema = try #require(try Self.languages.get().catalog.schema(of: "INStartWorkoutIntent"))
    let goal = try #require(schema.parameter("goalValue"))
    let values = ExampleWorld.values(name, in: try Self.languages.get())
    #expect(words.answer(to: goal, of: schema.name, app: app, locale: name) == values["goal"]?.first)
    let plain = ParameterSchema(name: "value", type: .double)
    #expect(words.answer(to: plain, of: "OrderIntent", app: app, locale: name) == values["double"]?.first)
  }

  /// Words that mean several intents are said for each of them.
  @Test(arguments: Self.names)
  func aCallOfAnyKindIsSaid(name: String) throws {
    let words = TrialWords(
      name, in: try Self.languages.get(), lines: try #require(try library().language(for: name)).lines)
    #expect(words.says("INStartCallIntent"))
    #expect(!words.examples(of: "INStartCallIntent", app: "Porter").isEmpty)
  }

  @Test func whatMayExplainAnEndingIsTold() {
    var outcome = TrialOutcome(.ended(says: "Sorry."))
    outcome.unsettled = "resolvePayee = unsupported"
    outcome.differences = ["Handler.swift:4: here CLGeocoder fails"]
    let sentence = TrialSentence(text: "go", intent: "INSendPaymentIntent", source: .vocabulary, locale: "en")
    var entry = TrialReport.Entry(sentence: sentence, outcome: outcome)
    #expect(
      TrialTable.lines(entry).suffix(2) == [
        "        # resolvePayee = unsupported", "        # Handler.swift:4: here CLGeocoder fails",
      ])
    entry.outcome.ending = .confirmed(code: "failure", place: CodePlace(file: "Handler.swift", line: 7))
    #expect(TrialTable.lines(entry)[1].hasSuffix("confirm ended it with failure at Handler.swift:7"))
    entry.after = [TrialSentence(text: "start", intent: "INStartWorkoutIntent", source: .siri, locale: "en")]
    #expect(TrialTable.lines(entry)[0].hasSuffix("go (after 'start')"))
  }

  /// Alone there is nothing to pause; after another sentence of the app's there is.
  @Test func aSentenceThatNeedsAnotherIsSaidAfterIt() throws {
    let source = try #require(try library().apps.first { $0.isNamed("DongDong") })
    let entries = try trial().entries(for: source, locale: "en-US")
    let pause = try #require(entries.first { $0.sentence.intent == "INPauseWorkoutIntent" })
    #expect(pause.outcome.standing == .well && !pause.after.isEmpty, "\(TrialTable.lines(pause))")
  }

  @Test func onPaperAQuestionIsAnswered() throws {
    let app = InstalledApp(identifier: "app", displayNames: ["": "Porter"], intents: ["INRequestRideIntent"])
    let entries = try trial().entries(for: AppSource(app: app, programs: nil), locale: "en-US")
    #expect(entries.contains { if case .handled = $0.outcome.ending { true } else { false } }, "\(entries)")
    // What nobody's code has answered is counted by itself.
    #expect(!entries.isEmpty && entries.allSatisfy { $0.outcome.standing == .paper || !$0.outcome.isWell })
  }

  @Test func failuresAndPaperAreCountedApart() {
    func entry(_ ending: TrialOutcome.Ending, isFailure: Bool = false, isOnPaper: Bool = false) -> TrialReport.Entry {
      var outcome = TrialOutcome(ending)
      outcome.isFailure = isFailure
      outcome.isOnPaper = isOnPaper
      let sentence = TrialSentence(text: "go", intent: "INSendMessageIntent", source: .vocabulary, locale: "en")
      return TrialReport.Entry(sentence: sentence, outcome: outcome)
    }
    var report = TrialReport(app: "Porter", extensions: [], intents: ["INSendMessageIntent"], build: .existing)
    report.entries = [
      entry(.handled(code: "success")), entry(.app), entry(.handled(code: "failure"), isFailure: true),
      entry(.confirmed(code: "failureRequiringAppLaunch"), isFailure: true),
      entry(.notUnderstood(says: "Sorry.")),
    ]
    #expect(TrialTable.summary(report) == "Porter: 2 of 5 ended as they should, 2 with a failure of the app's")
    #expect(TrialTable.lines(report.entries[2])[0] == "  no    go")
    #expect(TrialTable.lines(report.entries[4])[0] == "  --    go")
    report.entries = [entry(.handled(code: "success"), isOnPaper: true), entry(.ended(says: ""), isOnPaper: true)]
    #expect(TrialTable.summary(report) == "Porter: 0 of 2 ended as they should, 1 on paper alone")
    #expect(TrialTable.lines(report.entries[0])[0] == "  paper go")
  }

  /// The code says it, of an app's own intents too.
  @Test(arguments: [("failure", TrialOutcome.Standing.failure), ("inProgress", .well), ("success", .well)])
  func aCodeThatSaysItFailedIsNoSuccess(code: String, standing: TrialOutcome.Standing) throws {
    let library = try library()
    let app = InstalledApp(identifier: "app", displayNames: ["": "Porter"], intents: ["INSendMessageIntent"])
    let session = try library.session(
      TalkHeader().setting(apps: [app]), sources: [AppSource(app: app, programs: nil)], world: SessionWorld(),
      programs: { _ in Answering(code) }
    ).get()
    defer { session.close() }
    let words = TrialWords(
      "en", in: try Self.languages.get(), lines: try #require(library.language(for: "en-US")).lines)
    var source = AppSource(app: app, programs: nil)
    source.programs = ProgramCommands(executable: "/bin/true", extensionArguments: [], appArguments: nil)
    var talk = TrialTalk(session, source: source, words: words, catalog: library.catalog)
    let outcome = talk.run(
      TrialSentence(
        text: "send a message to Sam with Porter saying hi", intent: "INSendMessageIntent", source: .vocabulary,
        locale: "en-US"))
    #expect(outcome.ending == .handled(code: code))
    #expect(outcome.standing == standing)
  }

  @Test func whatNobodyCanSayIsBegunByItsName() throws {
    let app = InstalledApp(identifier: "app", displayNames: ["": "Porter"], intents: ["INShareFocusStatusIntent"])
    let catalog = try library().catalog
    try #require(catalog.schema(of: "INShareFocusStatusIntent") != nil)
    let sentences = try trial().sentences(for: AppSource(app: app, programs: nil), locale: "en-US")
    #expect(sentences.map(\.text) == ["/run INShareFocusStatusIntent"] && sentences.first?.source == .command)
  }

  @Test func whatNothingDefinesIsNotSaid() throws {
    let app = InstalledApp(
      identifier: "app", displayNames: ["": "Porter"], intents: ["IntentIntent", "INShareFocusStatusIntent"])
    let source = AppSource(app: app, programs: nil)
    #expect(try trial().undefinedIntents(of: source) == ["IntentIntent"])
    #expect(try trial().sentences(for: source, locale: "en-US").map(\.intent) == ["INShareFocusStatusIntent"])
  }

  @Test(arguments: Self.names)
  func everyPlaceOfTheExamplesLiesSomewhereAndEverybodyHasANumber(name: String) throws {
    let user = ExampleWorld.user(name, in: try Self.languages.get())
    #expect(user.places.allSatisfy { $0.place.latitude != nil && $0.place.countryCode?.count == 2 })
    #expect(Set(user.places.map(\.place.countryCode)).count > 1)
    #expect(user.contacts.allSatisfy { $0.handles.first?.kind == .phoneNumber })
  }
}
