import SimAppFiles
import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import SimSession
import Testing

@testable import SimTrial

@Suite struct TrialTests {
  private static let vocabulary = Result { try VocabularyFolder.find(environment: ProcessVariables.all) }
  private static let languages = vocabulary.map {
    LanguageShelf($0, cache: LanguageCache(environment: ProcessVariables.all))
  }

  private func library() throws -> SessionLibrary {
    try SessionLibrary.open(environment: ProcessVariables.all).get()
  }

  private func trial() throws -> Trial {
    Trial(library: try library(), languages: try Self.languages.get(), world: SessionWorld())
  }

  @Test(arguments: ["en", "zh-Hans"])
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

  @Test func everyLanguageHasAValueOfEachType() throws {
    let languages = try Self.languages.get()
    let types = ["string", "speakable", "integer", "double", "boolean", "date", "dateRange", "money", "place", "yes"]
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
  }

  @Test func onPaperAQuestionIsAnswered() throws {
    let app = InstalledApp(identifier: "app", displayNames: ["": "Porter"], intents: ["INRequestRideIntent"])
    let entries = try trial().entries(for: AppSource(app: app, programs: nil), locale: "en-US")
    #expect(entries.contains { if case .handled = $0.outcome.ending { true } else { false } }, "\(entries)")
  }

  @Test func whatNobodyCanSayIsBegunByItsName() throws {
    let app = InstalledApp(identifier: "app", displayNames: ["": "Porter"], intents: ["INShareFocusStatusIntent"])
    let catalog = try library().catalog
    try #require(catalog.schema(of: "INShareFocusStatusIntent") != nil)
    let sentences = try trial().sentences(for: AppSource(app: app, programs: nil), locale: "en-US")
    #expect(sentences.map(\.text) == ["/run INShareFocusStatusIntent"] && sentences.first?.source == .command)
  }

  @Test(arguments: ["en", "zh-Hans"])
  func everyPlaceOfTheExamplesLiesSomewhereAndEverybodyHasANumber(name: String) throws {
    let user = ExampleWorld.user(name, in: try Self.languages.get())
    #expect(user.places.allSatisfy { $0.place.latitude != nil && $0.place.countryCode?.count == 2 })
    #expect(Set(user.places.map(\.place.countryCode)).count > 1)
    #expect(user.contacts.allSatisfy { $0.handles.first?.kind == .phoneNumber })
  }
}
