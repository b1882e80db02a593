import ConversationTesting
import Foundation
import Testing

/// Conversations with `Examples/Sprout`, whose App Intents are built and run in a process of their own. The compiler really runs.
@Suite(.serialized) struct AppIntentConversationTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  private static let sprout = package + "/Examples/Sprout"
  private static let header = "App: Sprout\nLocale: en\nClock: 2026-11-20 09:00 UTC"

  @Test func aPhraseAsksAndPerforms() async throws {
    let siri = try Conversation(apps: [Self.sprout], header: Self.header)
    let asked = try await siri.say("Water a plant with Sprout")
    #expect(asked.understood == Turn.Understanding(app: "Sprout", intent: "WaterPlant"))
    #expect(asked.asks("plant") && asked.options.first == "Basil", "\(asked)")
    #expect(try await siri.say("basil").asks("litres"))
    let watered = try await siri.say("3")
    watered.expect(
      """
      - resolveLitres = success 3
      - perform = success 3
      Basil has had 3 litres today.
      """)
    #expect(watered.code == "success" && watered.asked == nil)
    // The garden is another one in each conversation, and undo takes back what the app has kept.
    #expect(await siri.undo())
    #expect(try await siri.say("2").says == ["Basil has had 2 litres today."])
  }

  @Test func aCardsButtonIsTapped() async throws {
    let siri = try Conversation(apps: [Self.sprout], header: Self.header)
    let garden = try await siri.say("How is Sprout doing")
    #expect(garden.card?.buttons == ["Water the herbs", "Water the vegetables"], "\(garden)")
    let tapped = try await siri.happen("tap \"Water the herbs\"")
    #expect(tapped.card?.rows.first == "[drop.fill] Basil 1 litre", "\(tapped)")
    let suggested = try await siri.happen("suggest")
    #expect(suggested.lines.contains { $0.hasPrefix("- suggest \"Water the Mint\"") }, "\(suggested)")
  }

  @Test(arguments: Transcripts(in: "../../Examples/Sprout/Transcripts/zh-Hans/plants.talk"))
  func holds(_ conversation: TranscriptConversation) async {
    await conversation.expectHolds(apps: [Self.sprout])
  }

  @Test func withoutABuildNothingRuns() async throws {
    let siri = try Conversation(apps: [Self.sprout], builds: false, header: Self.header)
    #expect(try await siri.say("Harvest with Sprout").code == "notRun")
  }

  @Test func whatCannotBeBuiltIsThrown() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)/Pot").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try """
    import AppIntents
    import Easel
    struct Draw: AppIntent {
      static let title: LocalizedStringResource = "Draw"
      let easel = Easel()
      func perform() async throws -> some IntentResult { easel.draw(); return .result() }
    }
    """.write(toFile: folder + "/Draw.swift", atomically: true, encoding: .utf8)
    let error = try #require(throws: ConversationError.self) { _ = try Conversation(apps: [folder]) }
    #expect(error.message.hasPrefix("'Pot' isn't built: "), "\(error)")
    #expect(error.file?.hasSuffix("/Pot/Draw.swift") == true, "\(error)")
    _ = try Conversation(apps: [folder], builds: false)
  }
}
