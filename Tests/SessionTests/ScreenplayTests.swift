import SimDiagnostics
import SimDialogue
import SimScreen
import SimShown
import SimTranscripts
import Testing

@testable import SimSession

@Suite("A screenplay is what the screen would have shown")
struct ScreenplayTests {
  private static let text = """
    # Two messages
    App: Pigeon
    Locale: en
    Clock: 2026-11-20 18:05 Europe/London
    Contacts: Ada Byron (mobile +44 1), Charles Babbage (mobile +44 3)

    ## To Charles
    > send a message to Charles Babbage with Pigeon
    > see you at eight
    * tap Send

    ## Undone
    > send a message to Ada Byron with Pigeon saying hi
    * lock
    > /undo 2
    > /help
    """

  private func screenplay(_ text: String, usesScript: Bool = false) throws -> Screenplay {
    let run = ScreenplayRun(library: try Worlds.library(), options: TranscriptReplay.Options(usesScript: usesScript))
    return try run.run(TalkFile.parse(text, file: "two.talk")).get().screenplay
  }

  private func problems(_ text: String) throws -> [String] {
    let run = ScreenplayRun(library: try Worlds.library())
    guard case .failure(let failure) = run.run(TalkFile.parse(text, file: "two.talk")) else { return [] }
    return failure.diagnostics.map { "\($0.place?.line ?? 0): \($0.message)" }
  }

  @Test("chapters, entries, inspector and hint")
  func chapters() throws {
    let play = try screenplay(Self.text)
    #expect(play.title == "Two messages" && play.locale == "en")
    #expect(play.chapters.map(\.title) == ["To Charles", "Undone"])
    let scenes = play.chapters[0].scenes
    #expect(
      scenes.map(\.entry.line) == [
        "> send a message to Charles Babbage with Pigeon", "> see you at eight", "* tap Send",
      ])
    #expect(scenes[0].inspector.slots.map(\.parameter) == ["recipients", "content"])
    #expect(scenes[0].inspector.slots.last?.isAsked == true)
    #expect(scenes[1].hint.contains("Send"))
    #expect(scenes[2].inspector.calls.last?.method == "handle")
    #expect(scenes.flatMap(\.inspector.calls).allSatisfy { $0.microseconds == nil })
    #expect(
      scenes[0].inspector.device.contains(
        Inspector.Fact(name: "clock", value: "Fri 2026-11-20 18:05 Europe/London", isClock: true)))
  }

  @Test("what was taken back is not in the world any more")
  func undo() throws {
    let scenes = try screenplay(Self.text).chapters[1].scenes
    #expect(scenes.map(\.entry.line) == ["> send a message to Ada Byron with Pigeon saying hi", "* lock", "> /undo 2"])
    #expect(scenes[2].entry.contents == [.remark(Remark(.notice, "back to the beginning"))])
    #expect(scenes[2].inspector.request == nil)
    #expect(scenes[2].inspector.device.first?.value == "iPhone, unlocked")
  }

  @Test("the same file gives the same screenplay")
  func determinism() throws {
    #expect(try screenplay(Self.text) == screenplay(Self.text))
  }

  @Test("the trace lines are the handler where there is none")
  func script() throws {
    let play = try screenplay(
      """
      App: Pigeon
      Locale: en

      > send a message to Ada with Pigeon saying hi
      - resolveRecipients = disambiguation Ada Byron | Ada King
      """, usesScript: true)
    let scene = try #require(play.chapters.first?.scenes.first)
    #expect(scene.inspector.calls.map(\.result) == ["disambiguation Ada Byron | Ada King"])
    #expect(play.chapters.first?.title == nil)
  }

  @Test("what can't run says why")
  func failures() throws {
    #expect(try problems("App: Pidgin\n\n> hello\n") == ["1: no app is called 'Pidgin'"])
    #expect(try problems("# empty\n").first?.hasPrefix("1: the transcript has no turn") == true)
    #expect(try problems("App: Pigeon\n\n> /undoo\n").first == "3: unknown command '/undoo'")
    #expect(try problems("App: Pigeon\n\n* lok\n").first?.hasPrefix("3: unknown event 'lok'") == true)
    #expect(try problems("Locale: xx\nApp: Pigeon\n\n> hello\n").first?.contains("'xx'") == true)
  }
}
