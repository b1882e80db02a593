import Foundation
import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import SimShown
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// Something of an app's in a phrase: the device knows it as of the last `updateAppShortcutParameters()`.
@Suite("What the values in the phrases of App Shortcuts are")
struct PhraseValueTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let source = """
    import AppIntents
    struct Dish: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dish"
      static let defaultQuery = DishQuery()
      let id: String
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(id)") }
    }
    struct DishQuery: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Dish] { identifiers.map(Dish.init) }
      func suggestedEntities() async throws -> [Dish] { [Dish(id: "Plum cake")] }
    }
    struct Cook: AppIntent {
      static let title: LocalizedStringResource = "Cook"
      @Parameter(title: "Dish") var dish: Dish
      func perform() async throws -> some IntentResult { .result() }
    }
    struct All: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Cook(), phrases: ["Cook with \\(.applicationName)", "Cook \\(\\.$dish) with \\(.applicationName)"],
          shortTitle: "Cook", systemImageName: "flame")
      }
    }
    """

  /// A conversation with an app of one source.
  ///
  /// - Parameter performed: what counts as built; nothing is ever run.
  private func made(_ more: String, performed: Set<IntentName> = []) throws -> (Conversation, SessionLibrary) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)/Spoon")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try (Self.source + more).write(to: folder.appending(path: "Cook.swift"), atomically: true, encoding: .utf8)
    let library = try SessionLibrary.open(
      vocabulary: Self.package.appending(path: "Vocabulary").path, apps: [folder.path],
      environment: ProcessVariables.all
    ).get()
    var header = TalkHeader()
    header.locale = "en"
    let session = try library.session(
      header.setting(
        apps: library.apps.map {
          var app = $0.app
          app.performed = performed
          return app
        }), sources: library.apps, world: SessionWorld()
    ).get()
    defer { session.close() }
    return (session.begun(), library)
  }

  @Test("nothing, where no code has the device learn them, and explain says so") func unlearned() throws {
    let (conversation, _) = try made("", performed: ["Cook"])
    let text = "Cook plum cake with Spoon"
    #expect(conversation.title(saying: text) == nil)
    #expect(conversation.title(saying: "Cook with Spoon") != nil)
    let understanding = conversation.understanding(of: text)
    let near = conversation.near(saying: text, understanding)
    guard case .unknownValue(let unknown)? = near else {
      Issue.record("\(String(describing: near))")
      return
    }
    #expect(unknown.known == nil && unknown.parameter == "dish" && unknown.words == 5..<14)
    let lines = ExplainReport(text: text, understanding: understanding, names: [:], near: near).lines
    #expect(lines.contains { $0.contains("nothing calls updateAppShortcutParameters()") }, "\(lines)")
  }

  @Test("any words, where nothing runs") func onPaper() throws {
    let (conversation, library) = try made("")
    #expect(conversation.title(saying: "Cook plum cake with Spoon")?.intent == "Cook")
    let source = try #require(library.apps.first)
    #expect(
      library.phrases(of: source, in: "en") { _, _ in "plum cake" }
        == ["Cook": ["Cook with Spoon", "Cook plum cake with Spoon"]])
  }

  @Test("any words, where some code does and nothing has told them yet") func learned() throws {
    let (conversation, _) = try made(
      "\nfunc opened() { All.updateAppShortcutParameters() }\n", performed: ["Cook"])
    #expect(conversation.title(saying: "Cook plum cake with Spoon")?.intent == "Cook")
    // What stands in a remark, or declares it, calls nothing.
    let (other, _) = try made(
      "\n// All.updateAppShortcutParameters()\nfunc updateAppShortcutParameters() {}\n", performed: ["Cook"])
    #expect(other.title(saying: "Cook plum cake with Spoon") == nil)
  }
}
