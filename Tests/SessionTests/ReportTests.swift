import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

@testable import SimSession
@testable import SimShown

@Suite("What people are told")
struct ReportTests {
  @Test("apps in one line, and things to say from their own phrases")
  func apps() {
    let report = AppsReport(apps: [Worlds.app], locale: "en", catalog: .siriKit)
    #expect(report.summary == "apps: Pigeon (2 intents)")
    #expect(report.suggestions(3) == ["Send a message with Pigeon", "Find messages in Pigeon"])
    #expect(report.lines.first == "Pigeon")
  }

  @Test("the first lines: one app, twenty, none, and none with a phrase")
  func opening() {
    #expect(
      AppsReport(apps: [Worlds.app], locale: "en", catalog: .siriKit).opening() == [
        "apps: Pigeon (2 intents)", "try: Send a message with Pigeon", "     Find messages in Pigeon",
      ])
    let many = (1...20).map { number in
      var app = Worlds.app
      app.displayNames = ["": "App \(number)"]
      return app
    }
    let first = AppsReport(apps: many, locale: "en", catalog: .siriKit).opening()
    #expect(first.count == 4)
    #expect(
      first[0] == "apps: App 1, App 2, App 3, App 4, App 5, App 6, App 7, App 8 and 12 more (/apps lists them)")
    let none = AppsReport(apps: [], locale: "en", catalog: .siriKit).opening()
    #expect(none.count == 2 && none[0] == "no app was found" && none[1].hasPrefix("name one: sirisim chat FOLDER"))
    var silent = Worlds.app
    silent.vocabularies = [:]
    #expect(
      AppsReport(apps: [silent], locale: "zh-Hans", catalog: .siriKit).opening() == [
        "apps: 信鸽 (2 intents)", "their vocabularies have no example in zh-Hans; /apps lists what they can do",
      ])
  }

  @Test("explain points at the words")
  func explain() throws {
    let session = try Worlds.onPaper()
    let text = "send a message to Ada with Pigeon"
    let lines = ExplainReport(
      text: text, understanding: session.begun().understanding(of: text), names: ["test.pigeon": "Pigeon"]
    ).lines
    #expect(
      lines.prefix(3) == [
        "send a message to Ada with Pigeon",
        "                  ^^^ recipients, 'Ada Byron' in the user's contacts",
        "                           ^^^^^^ app Pigeon",
      ])
    #expect(lines.contains("app      Pigeon: named by its display name"))
    #expect(lines.contains { $0.hasPrefix("intent   INSendMessageIntent: phrase ") })
    #expect(lines.contains("strategy whole"))
  }

  @Test("a reading that leaves a name out loses to the same app's own, or to another's")
  func readingWithoutName() {
    let request = Request(
      app: "test.pigeon", intent: "INSendMessageIntent", slots: [], phrase: nil, appReason: .onlyOne, confidence: 900)
    let understanding = Understanding(outcome: .request(request))
    func words(_ app: String) -> String {
      let loser = RunnerUp(
        app: app, intent: "INSendMessageIntent", phrase: nil, confidence: 100, reason: .appNotNamed)
      return ReasonText().words(for: loser, in: understanding)
    }
    #expect(words("test.pigeon") == "it leaves the app's name out, which stands there")
    #expect(words("test.owl") == "another app is named")
  }

  @Test("explain says why nothing matched")
  func declined() throws {
    let session = try Worlds.onPaper()
    let text = "what's the weather"
    let lines = ExplainReport(text: text, understanding: session.begun().understanding(of: text), names: [:]).lines
    #expect(lines.prefix(2) == [text, "declined no app is named, and no phrase of any intent matches"])
    #expect(lines.count == 3)
    #expect(lines.last?.hasPrefix("nearest  a phrase came as far as 'what's the', expected ") == true)
    #expect(lines.last?.hasSuffix("; found 'weather'") == true)
  }

  @Test("marks stand beneath wide characters")
  func wideMarks() {
    #expect(MarkedLine("给宏昌").marks([(3..<9, "recipients")]) == ["  ^^^^ recipients"])
  }

  @Test("why names the call, and the words that were missing")
  func why() throws {
    let session = try Worlds.onPaper()
    #expect(WhyReport(session.begun(), names: [:]).lines == ["Siri has asked nothing yet"])
    session.run(.said("send a message with Pigeon"))
    let lines = WhyReport(session.begun(), names: ["test.pigeon": "Pigeon"]).lines
    #expect(lines.contains("because resolveRecipients of Pigeon, INSendMessageIntent, answered needsValue"))
    #expect(lines.contains("\"send a message with Pigeon\" has no words for recipients"))
  }

  @Test("vocabulary is cut after the first terms")
  func vocabulary() {
    let many = (1...50).map { SpeakableString(spokenPhrase: "term \($0)") }
    let user = UserProfile(vocabularies: ["": UserVocabulary(terms: [.photoTag: many])])
    let lines = VocabularyReport(apps: [], user: user, locale: "en").lines
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("term 20 … and 30 more") == true)
  }
}
