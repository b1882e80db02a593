import SimAppFiles
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimShown
import SimTranscripts
import Testing

@testable import SimScreen
@testable import SimSession

/// What sirisim itself says in the conversation's language.
@Suite struct InterfaceTests {
  private static let library = Result { try SessionLibrary.open(environment: ProcessVariables.all).get() }
  private static let languages = (try? library.get().languageNames) ?? []
  private static let identifiers = Set((InterfaceText.all + HelpView.texts).map(\.identifier))

  @Test(arguments: languages)
  func aLanguageHasAllTextsOrNone(language: String) throws {
    let library = try Self.library.get()
    let own = library.interfaceWords(for: language).identifiers
    let missing = Self.identifiers.subtracting(own).sorted()
    #expect(own.isEmpty || missing.isEmpty, "\(missing)")
    #expect(own.subtracting(Self.identifiers).sorted() == [])
    let words = library.interfaceWords(for: language)
    for text in InterfaceText.all + HelpView.texts {
      guard let values = words.placeholders(of: text) else { continue }
      #expect(values == Set(try LineTemplate(Substring(text.own)).placeholders), "\(text.identifier)")
    }
    #expect(library.diagnostics.filter { $0.place?.file?.hasSuffix("interface.lines") == true } == [])
  }

  /// The program's own words are one language; whoever speaks another is spoken to in that.
  @Test func oneLanguageIsTheProgramsOwn() throws {
    let library = try Self.library.get()
    let without = Self.languages.filter { library.interfaceWords(for: $0).identifiers.isEmpty }
    #expect(without == ["en"])
  }

  @Test func theFirstLinesAreInTheLanguageOfTheLocale() throws {
    let library = try Self.library.get()
    func opening(_ locale: String) -> [String] {
      let full = library.spelledOut(locale)
      return AppsReport(
        apps: library.apps.map(\.app), locale: full, catalog: library.catalog,
        titles: library.titles(of: library.apps, in: full), in: library.interfaceWords(for: locale)
      ).opening()
    }
    #expect(
      opening("en").dropFirst() == [
        "try: Play Night Trains with BoBo", "     Start a run with DongDong", "     Send $20 to Sam Lee with FenFen",
      ])
    #expect(opening("zh-Hans").dropFirst().first == "试试：用波波播放夜行列车")
    #expect(opening("zh-TW").first?.hasPrefix("應用程式：波波、錘錘、動動") == true)
    #expect(opening("id").dropFirst().first == "coba: Putar podcast Night Trains pakai BoBo")
  }

  @Test(arguments: languages)
  func theFirstScreenOffersWhatTheAppsDo(_ locale: String) throws {
    let library = try Self.library.get()
    let full = library.spelledOut(locale)
    let report = AppsReport(
      apps: library.apps.map(\.app), locale: full, catalog: library.catalog,
      titles: library.titles(of: library.apps, in: full), in: library.interfaceWords(for: locale))
    let welcome = try #require(report.welcome())
    #expect(welcome.name == "sirisim" && welcome.sentences.count == 3)
    #expect(report.welcome(offering: ["order tea"])?.sentences == ["order tea"])
    #expect(AppsReport(apps: [], locale: full, catalog: library.catalog).welcome() == nil)
    // That each example is understood is a test of its own (`ExamplePhraseTests`).
    let examples = library.apps.flatMap { $0.app.localised($0.app.vocabularies, full)?.phrases ?? [] }
      .flatMap(\.examples)
    #expect(welcome.sentences.allSatisfy(examples.contains))
  }

  @Test(arguments: [
    ("en", "11 apps, en", "BoBo, en", "no app, en"), ("zh-Hans", "11 个应用（zh-Hans）", "波波（zh-Hans）", "没有应用（zh-Hans）"),
    ("zh-TW", "11 個應用程式（zh-TW）", "波波（zh-TW）", "沒有應用程式（zh-TW）"),
    ("id", "11 aplikasi, id", "BoBo, id", "tanpa aplikasi, id"),
  ])
  func theTitleIsInTheLanguage(_ locale: String, _ many: String, _ one: String, _ none: String) throws {
    let library = try Self.library.get()
    var header = TalkHeader()
    header.locale = locale
    func title(_ sources: some Sequence<AppSource>) throws -> String {
      let chat = try ChatConversation(
        library: library, sources: Array(sources), header: header, world: SessionWorld(), onDiagnostics: { _ in })
      defer { chat.close() }
      return chat.title
    }
    #expect(try title(library.apps) == many)
    #expect(try title(library.apps.prefix(1)) == one)
    #expect(try title([]) == none)
  }

  @Test(arguments: languages)
  func noIdeaIsACommand(language: String) throws {
    let library = try Self.library.get()
    let report = AppsReport(
      apps: library.apps.map(\.app), locale: language, catalog: library.catalog,
      titles: library.titles(of: library.apps, in: language))
    let ideas = report.suggestions(100)
    #expect(ideas.count > library.apps.count)
    #expect(ideas.filter { $0.hasPrefix("/") || $0.hasPrefix("*") } == [])
  }

  @Test func whatIsWrongInTheFileIsReported() {
    var problems: [Diagnostic] = []
    let words = InterfaceWords(
      path: "xx/interface.lines",
      text: """
        # a remark
        opening.try: lo: {sentence}
        opening.tri: lo
        inspector.slots
        opening.apps: nothing of it
        inspector.heard: {answer
        keys.sirisim-help: klefi

        """, diagnostics: &problems)
    #expect(problems.map(\.place?.line) == [3, 4, 5, 6])
    #expect(problems.first?.suggestion == "opening.try")
    #expect(problems.map(\.message)[2] == "'opening.apps' needs {apps}")
    #expect(words.identifiers == ["opening.try", "keys.sirisim-help"])
    let trying = InterfaceText("opening.try", "try: {sentence}")
    #expect(words(trying, ["sentence": "Ka!"]) == "lo: Ka!")
    #expect(words(.slots) == "Slots")
  }
}
