import Foundation
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimRecognition
import SimTranscripts
import Testing

@testable import SimSession

@Suite("An intent that nobody knew when sirisim was built")
struct InventedIntentTests {
  private let world: SoupWorld
  private static let transcript = SoupWorld.own.appending(path: "soup.talk")

  init() throws { world = try SoupWorld() }

  @Test("holds its transcript, through its app's process")
  func transcriptHolds() throws {
    defer { world.remove() }
    let text = try String(contentsOf: Self.transcript, encoding: .utf8)
    let file = TalkFile.parse(text, file: "soup.talk", catalog: world.library.catalog)
    #expect(file.problems == [])
    let result = TranscriptReplay(library: world.library).run(file)
    #expect(result.turns.count == 17 && result.turns.allSatisfy { !$0.turn.isUnchecked })
    #expect(result.report() == "")
    #expect(file.accepting(result.turns) == text)
    #expect(world.library.diagnostics == [])
  }

  @Test("is recorded, and the recording replays, with its program and from the script alone", arguments: [false, true])
  func recordingReplays(fromScript: Bool) throws {
    defer { world.remove() }
    let catalog = world.library.catalog
    let header = TalkFile.parse("App: SoupChef\nLocale: en\nClock: 2026-11-20 09:00 UTC\n\n> x\n").world
    let session = try world.library.session(
      header.setting(apps: [world.app]), sources: world.library.apps, world: SessionWorld()
    ).get()
    for line in ["order 9 large soups with SoupChef", "croutons", "yes"] { session.run(.said(line)) }
    session.close()
    let text = Recording(title: "Soup", header: header).text(of: session.turns)
    #expect(text.contains("- resolveTopping = disambiguation Chives | Croutons\n"))
    #expect(text.contains("- confirm = costsExtra\n") && text.contains("- handle = onItsWay\n"), "\(text)")
    let replay = TranscriptReplay(
      library: world.library, options: TranscriptReplay.Options(usesScript: fromScript))
    let result = replay.run(TalkFile.parse(text, file: "recorded.talk", catalog: catalog))
    #expect(result.report() == "", "\(text)")
  }

  @Test("asks on paper for what it can't do without")
  func onPaper() throws {
    world.remove()
    let world = try SoupWorld(talksOnPaper: true)
    defer { world.remove() }
    let header = TalkFile.parse("App: SoupChef\nLocale: en\n\n> x\n").world
    let session = try world.library.session(
      header.setting(apps: [world.app]), sources: world.library.apps, world: SessionWorld()
    ).get()
    #expect(session.run(.said("order a soup with SoupChef")).shown.contains("- resolveSize = needsValue"))
    #expect(session.run(.said("small")).shown.contains("- handle = success"))
  }

  @Test("is none to whom it was not added")
  func notAdded() throws {
    defer { world.remove() }
    let name = "en/phrases/OrderSoupIntent/soup.phrases"
    let text = try String(contentsOf: SoupWorld.own.appending(path: "soup.phrases"), encoding: .utf8)
    var diagnostics: [Diagnostic] = []
    _ = Language(identifier: "en", files: [LanguageFile(path: name, text: text)], diagnostics: &diagnostics)
    #expect(diagnostics.map(\.message) == ["no intent is called 'OrderSoupIntent'"])
    let trace = TalkFile.parse("> x\n- resolveTopping = needsValue\n", catalog: .siriKit)
    #expect(trace.problems.count == 1)
    #expect(TalkFile.parse("> x\n- resolveTopping = needsValue\n", catalog: world.library.catalog).problems == [])
  }
}
