import SimDiagnostics
import SimTranscripts
import Testing

@testable import SimSession

@Suite("A transcript plays from its own trace")
struct ScriptTests {
  private func play(_ text: String) throws -> TranscriptResult {
    TranscriptReplay(library: try Worlds.library(), options: .init(usesScript: true)).run(
      TalkFile.parse(text, file: "script.talk"))
  }

  private let header = "App: Pigeon\nLocale: en\nContacts: Charles Babbage (mobile +44 3)\n\n"

  @Test("the results of the trace are the handler's answers")
  func answers() throws {
    let result = try play(
      header + """
        > Pigeon Charles Babbage hello
        - understood ...
        - resolveRecipients = success Charles Babbage (mobile)
        - resolveContent = needsValue
        ...

        > the engine works
        - resolveContent = success the engine works
        - confirm = failureRequiringAppLaunch
        ...
        """)
    #expect(result.report(strict: true) == "")
  }

  @Test("a line is of the intent that is understood above it; a value with a wildcard is the one that is there")
  func linesOfAnIntent() throws {
    let result = try play(
      header + """
        > Find messages in Pigeon
        - understood Pigeon INSearchForMessagesIntent
        - handle = success
        ...

        > Pigeon Charles Babbage hello
        - understood Pigeon INSendMessageIntent recipients=... content=hello
        - resolveRecipients = success Charles ...
        - confirm = failureRequiringAppLaunch
        ...
        """)
    #expect(result.report(strict: true) == "")
  }

  @Test("an app, an event or a command that isn't there is a failed expectation at its line")
  func unknownNames() throws {
    let result = try play("App: Pigeonn\n\n> hello\n\n* lokc\n\n> /undoo\n")
    #expect(result.problems.map(\.place?.line) == [1, 5, 7])
    #expect(result.problems.map(\.suggestion) == ["Pigeon", "lock", "/undo"])
    #expect(!result.holds(.facts))
  }

  @Test(
    "a transcript without a turn tests nothing, and fails",
    arguments: ["", "\u{0}\u{0}", "just prose\n", "App: Pigeon\n"])
  func noTurn(_ text: String) throws {
    let result = TranscriptReplay(library: try Worlds.library()).run(TalkFile.parse(text, file: "empty.talk"))
    #expect(!result.holds(.facts))
    #expect(result.report().contains("empty.talk:1:1: error: the transcript has no turn"))
  }

  @Test("a language that Siri does not speak is said, and the rest still counted")
  func unknownLanguage() throws {
    let result = try play("App: Pigeon\nLocale: tlh\n\n> hello\nhello\n")
    #expect(result.problems.count == 1)
    #expect(result.problems.first?.message.contains("'tlh'") == true)
  }
}
