import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimRecognition
import SimTranscripts
import TestPrograms
import Testing

@testable import SimDialogue

/// A language is a folder: one that nobody speaks is heard, said and written, and no Swift knows of it.
///
/// It writes 1.234,5, has the plural classes of Polish, ties words with apostrophes on either side, has shorter names than
/// others, and words of its own for transcripts.
@Suite struct OwnLanguageTests {
  private static let files = [
    "Siri/xx/carriers.phrases": "per @\n",
    "Siri/xx/language.list": "capitals = 1 2\nname = 2 3\nfamily-names = 2:1\ncarriers = before\n",
    "Siri/xx/locales.list": "qq = not Latn\n",
    "Siri/xx/lists/apostrophes.list": "l' = word\n'n = word\n't = part\n",
    "Siri/xx/lists/regions.list": "DE = EUR comma home\nUS = USD\n",
    "Siri/xx/lists/currencies.list": "EUR | oro = EUR\n",
    "Siri/xx/lists/quantities.list": "{amount} {unit} = said\n",
    "Siri/xx/phrases/INSendPaymentIntent/currencyAmount_payee.phrases": """
    intent: INSendPaymentIntent

    doni {currencyAmount} al {payee}
      = doni 20 oro al Sam | payee=Sam currencyAmount="20 EUR"
    doni {currencyAmount} po l'{payee}
      = doni 20 oro po l'Sam | payee=Sam currencyAmount="20 EUR"
    oro'n{payee} {currencyAmount}
      = oro'n Sam 20 oro | payee=Sam currencyAmount="20 EUR"
    """,
    "Siri/xx/lines/plurals.rules": """
    one: i = 1 and v = 0
    few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
    many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
    """,
    "Siri/xx/lines/wording.lines": """
    number.decimal: ,
    money.grouping: .
    money.EUR: {amount} oro
    messages.count.one: {count} letero
    messages.count.few: {count} leteroy
    messages.count.many: {count} leteroyn
    messages.count: {count} letero-parto
    goal.mile.few: {count} mejloy
    goal.mile: {count} mejlo
    """,
    "Siri/xx/transcript.list": """
    Apo = header App
    Lingvo = header Locale
    Aparato = header Device
    Tempo = header Clock
    Permesoj = header Permissions
    brakhorlogho = device watch
    shlosita = device locked
    adresoj = permission contacts
    ne = answer no
    jes = answer yes
    sekundoj = unit s
    vendredo = weekday Fri
    julio = month
    """,
  ]

  private let folder: VocabularyFolder
  private let temporary: TemporaryFolder
  private let siri: SiriVocabulary

  init() throws {
    temporary = try TemporaryFolder(Self.files)
    folder = VocabularyFolder(path: temporary.path)
    var problems: [Diagnostic] = []
    siri = SiriVocabulary.load("xx", from: folder, diagnostics: &problems)
    #expect(problems.map(\.message) == [])
  }

  private func request(_ sentence: String) throws -> Request? {
    let app = InstalledApp(identifier: "app.purse", displayNames: ["": "Purse"], intents: ["INSendPaymentIntent"])
    let recognizer = Recognizer(language: siri.language, locale: "xx", apps: [app], user: UserProfile())
    let context = RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))
    guard case .request(let request) = recognizer.understand(sentence, in: context).outcome else { return nil }
    #expect(request.intent == "INSendPaymentIntent")
    return request
  }

  private func payee(_ sentence: String) throws -> String? {
    guard case .person(let person) = try request(sentence)?.slots.first(where: { $0.parameter == "payee" })?.value
    else {
      return nil
    }
    return person.displayName
  }

  @Test func aSumInItsOwnSignsIsUnderstood() throws {
    let slots = try #require(try request("per Purse doni 1.234,5 oro al Sam")).slots
    #expect(
      slots.first { $0.parameter == "currencyAmount" }?.value
        == .money(Money(minorUnits: 123_450, decimals: 2, currency: "EUR")))
  }

  @Test(arguments: [
    ("per Purse doni 20 oro po l'Sam", "Sam"), ("per Purse doni 20 oro po l’ Sam", "Sam"),
    ("per Purse oro'n Sam 20 oro", "Sam"), ("per Purse oro 'n Sam 20 oro", "Sam"),
    ("per Purse doni 20 oro po l'Sam's", "Sam's"), ("per Purse doni 20 oro al O'Brien", "O'Brien"),
  ])
  func apostrophesTieItsWords(_ sentence: String, _ name: String) throws {
    #expect(try payee(sentence) == name)
  }

  @Test(arguments: [
    ("sam", "sam"), ("sam lee", "sam lee"), ("sam lee ray", nil), ("小明明", "小明明"), ("小明明明", nil),
  ])
  func namesAreAsLongAsItsOwn(_ name: String, _ payee: String?) throws {
    #expect(try self.payee("per Purse doni 20 oro al \(name)") == payee)
  }

  @Test(arguments: [("xx", "xx"), ("xx-AA", "xx"), ("qq", "xx"), ("qq-AA", "xx"), ("qq-Latn", nil), ("pp", nil)])
  func itServesItsLocales(_ locale: String, _ language: String?) {
    #expect(folder.language(for: locale) == language)
    var problems: [Diagnostic] = []
    folder.checkLocales(diagnostics: &problems)
    #expect(problems == [])
  }

  @Test func aRecordingHasItsWords() {
    var problems: [Diagnostic] = []
    let words = NotationWords(of: folder, diagnostics: &problems)
    let english = """
      App: Purse
      Locale: xx
      Clock: 2026-11-20 18:05 UTC
      Device: watch, locked
      Permissions: contacts = no, siri Purse = yes
      Network: on

      > x
      """
    let own = """
      Apo:      Purse
      Lingvo:   xx
      Tempo:    2026-11-20 18:05 UTC
      Aparato:  brakhorlogho, shlosita
      Permesoj: adresoj = ne, siri Purse = jes
      Network:  jes

      """
    let world = TalkFile.parse(english).world
    let written = TalkWriter(header: world.entries(in: words.written(in: "xx"))).text
    #expect(written == own)
    let again = TalkFile.parse(written + "\n> x\n", words: words)
    #expect(again.problems == [])
    #expect(again.world.entries().map(\.value) == world.entries().map(\.value))
    // A language without words writes the notation's.
    #expect(TalkWriter(header: world.entries(in: words.written(in: "yy"))).text.hasPrefix("App: "))
  }

  @Test(arguments: [
    (1, "1 letero"), (2, "2 leteroy"), (4, "4 leteroy"), (5, "5 leteroyn"), (11, "11 leteroyn"), (12, "12 leteroyn"),
    (22, "22 leteroy"), (101, "101 leteroyn"), (0, "0 leteroyn"),
  ])
  func aCountHasTheFormOfItsClass(_ count: Int, _ said: String) {
    #expect(siri.lines.text("messages.count", ["count": String(count)]) == said)
  }

  @Test func aFractionIsOfTheClassOther() {
    #expect(siri.lines.text("messages.count", ["count": "1,5"]) == "1,5 letero-parto")
  }

  @Test func numbersAreWrittenInItsSigns() {
    let wording = Wording(lines: siri.lines, now: CivilDateTime(year: 2026, month: 11, day: 20))
    #expect(wording.text(of: .money(Money(minorUnits: 123_450, decimals: 2, currency: "EUR"))) == "1.234,50 oro")
    #expect(wording.text(of: .double(2.5)) == "2,5")
    func goal(_ number: Double) -> String? {
      let unit = EnumerationValue(type: "INWorkoutGoalUnitType", cases: ["mile"])
      return wording.goal(
        of: FilledIntent(
          name: "INStartWorkoutIntent",
          parameters: [
            Field(name: "goalValue", value: .double(number)),
            Field(name: "workoutGoalUnitType", value: .enumeration(unit)),
          ]))
    }
    #expect(goal(3) == "3 mejloy")
    #expect(goal(2.5) == "2,5 mejlo")
  }

  @Test func aTranscriptHasItsWords() throws {
    var problems: [Diagnostic] = []
    let words = NotationWords(of: folder, diagnostics: &problems)
    #expect(problems.isEmpty)
    let text = """
      # Letero
      Apo: Purse
      Lingvo: xx
      Aparato: brakhorlogho, shlosita
      Tempo: vendredo 2026-11-20 18:05
      Permesoj: adresoj = ne

      > * wait 5 sekundoj
      {when:date}
      """
    let file = TalkFile.parse(text, words: words)
    #expect(file.problems.map(\.message) == [])
    #expect(file.prose.isEmpty)
    #expect(file.world.locale == "xx")
    #expect(file.world.device == .watch && file.world.isLocked)
    #expect(file.world.permissions.map(\.isGranted) == [false])
    #expect(file.world.clock.hour == 18)
    #expect(file.text == text)
    // What is written of it reads as the same world, with the words and without.
    let written = TalkWriter(header: file.world.entries()).text
    #expect(TalkFile.parse(written + "> hi\n").world.entries().map(\.value) == file.world.entries().map(\.value))
    #expect(written.contains("Device: ") && written.contains("watch, locked"))
    var comparer = TranscriptComparer()
    #expect(comparer.compare(file.turns[0], with: [ObservedLine(.says, "julio 20")]).holds(.wording))
    #expect(!comparer.compare(file.turns[0], with: [ObservedLine(.says, "iam")]).holds(.wording))
    // Without the list nobody knows them.
    #expect(!TalkFile.parse(text).problems.isEmpty)
  }

  // MARK: The gates

  @Test(arguments: [
    ("lists/apostrophes.list", "l' = wrod", "word"), ("lists/apostrophes.list", "l' = word\nl'n = part", nil),
    ("lists/apostrophes.list", "s", nil), ("language.list", "capital = 1 3", "capitals"),
    ("language.list", "capitals = 3 1", nil), ("language.list", "capitals = one three", nil),
    ("language.list", "name = 4", nil), ("language.list", "name = 4 99", nil),
    ("language.list", "family-names = 2:2", nil), ("language.list", "family-names = 2:1 2:1", nil),
    ("language.list", "carriers = befor", "before"),
  ])
  func aFactThatIsNoneIsReported(_ file: String, _ text: String, _ nearest: String?) {
    var problems: [Diagnostic] = []
    _ = Language(
      identifier: "xx", files: [LanguageFile(path: "xx/\(file)", text: "# x\n" + text + "\n")], diagnostics: &problems)
    let line = text.contains("\n") ? 3 : 2
    #expect(problems.map(\.place) == [TextPlace(file: "xx/\(file)", line: line)])
    #expect(problems.first?.suggestion == nearest)
  }

  @Test(arguments: [
    ("qq = nto Latn", 1, "not"), ("qq = not", 1, nil), ("q1 = not Latn", 1, nil), ("qq =", 1, nil), ("en", 1, nil),
  ])
  func aLocaleThatIsNoneIsReported(_ line: String, _ column: Int, _ nearest: String?) throws {
    let temporary = try TemporaryFolder([
      "Siri/en/lists/a.list": "x\n", "Siri/xx/locales.list": "# x\n" + line + "\n",
    ])
    var problems: [Diagnostic] = []
    VocabularyFolder(path: temporary.path).checkLocales(diagnostics: &problems)
    #expect(problems.map(\.place) == [TextPlace(file: "xx/locales.list", line: 2, column: column)])
    #expect(problems.first?.suggestion == nearest)
  }

  @Test func aWordThatIsAnotherLanguagesIsReported() {
    var problems: [Diagnostic] = []
    _ = NotationWords(
      files: [("xx/transcript.list", "Loko = header Place\n"), ("yy/transcript.list", "loko = header Device\n")],
      diagnostics: &problems)
    #expect(problems.map(\.place) == [TextPlace(file: "yy/transcript.list", line: 1, column: 8)])
    #expect(problems.first?.message == "'loko' already is the header 'Place' in xx/transcript.list, line 1")
  }

  @Test(arguments: [
    ("manny: i = 1", 1, "many"), ("few: i = 1..", 6, nil), ("one: x = 1", 6, nil), ("one: i = 1 and", 15, nil),
    ("one: i % 0 = 1", 6, nil), ("other: i = 1", 1, nil),
  ])
  func aRuleThatIsNoneIsReported(_ line: String, _ column: Int, _ nearest: String?) {
    var problems: [Diagnostic] = []
    var plurals = PluralRules()
    plurals.read(path: "xx/lines/plurals.rules", text: "# x\n" + line + "\n", &problems)
    #expect(problems.map(\.place) == [TextPlace(file: "xx/lines/plurals.rules", line: 2, column: column)])
    #expect(problems.first?.suggestion == nearest)
    #expect(plurals.rules.isEmpty)
  }

  @Test func aSentenceForAClassThatIsNotThereIsReported() {
    var problems: [Diagnostic] = []
    _ = LineCatalogue(
      files: [
        ("xx/lines/a.lines", "messages.count.two: {count}\nmessages.count.fwe: {count}\n"),
        ("xx/lines/plurals.rules", "one: i = 1\n"),
      ], diagnostics: &problems)
    #expect(problems.map(\.place?.line) == [2, 1])
    #expect(problems.last?.message.contains("no plural class 'two'") == true)
  }

  @Test(arguments: [
    ("x = headr App", 5, "header"), ("x = header Ap", 5, "App"), ("x = device wach", 5, "watch"), ("x", 1, nil),
    ("= day", 1, nil), ("x = day Fri", 5, nil),
  ])
  func aWordOfNoKindIsReported(_ line: String, _ column: Int, _ nearest: String?) {
    var problems: [Diagnostic] = []
    _ = NotationWords(files: [("xx/transcript.list", line + "\n")], diagnostics: &problems)
    #expect(problems.map(\.place) == [TextPlace(file: "xx/transcript.list", line: 1, column: column)])
    #expect(problems.first?.suggestion == nearest)
  }
}
