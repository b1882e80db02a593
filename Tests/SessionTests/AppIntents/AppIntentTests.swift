import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimShown
import SimTranscripts
import Synchronization
import Testing

@testable import SimSession

/// The app of `Tests/Support/AppIntents/Soup`: one Info.plist, two Swift files, two catalogues.
@Suite("App Intents that are read and not run")
struct AppIntentTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func library(_ apps: String...) throws -> SessionLibrary {
    try SessionLibrary.open(
      vocabulary: Self.package.appending(path: "Vocabulary").path, apps: apps, environment: ProcessVariables.all
    ).get()
  }

  private func soup() throws -> SessionLibrary {
    try library(Self.package.appending(path: "Tests/Support/AppIntents/Soup").path)
  }

  @Test("are talked through as their transcripts say", arguments: ["soup.talk", "汤.talk"])
  func transcripts(_ name: String) throws {
    let library = try soup()
    let text = try String(contentsOf: Self.own.appending(path: name), encoding: .utf8)
    let file = TalkFile.parse(text, file: name, catalog: library.catalog, words: library.notationWords)
    #expect(file.problems == [])
    let result = TranscriptReplay(library: library).run(file)
    #expect(result.report() == "")
    #expect(file.accepting(result.turns) == text)
    #expect(library.diagnostics == [])
  }

  @Test("an app with nothing but App Intents has no program, and says why") func paper() throws {
    let source = try #require(try soup().apps.first)
    #expect(source.app.displayName(in: "en") == "Soup Chef")
    #expect(source.programs == nil)
    #expect(source.isReadAlone)
    #expect(source.paperReason == "its App Intents are read and not run")
    #expect(source.app.intents.map(\.rawValue) == ["VisitKitchen", "RateSoup", "OrderSoup"])
  }

  @Test("phrases are said with the app's name, and with a value where one stands") func phrases() throws {
    let library = try soup()
    let source = try #require(library.apps.first)
    let phrases = library.phrases(of: source, in: "en") { _, _ in "the harbour" }
    #expect(phrases["VisitKitchen"] == ["Visit the harbour in Soup Chef", "Visit a kitchen in Soup Chef"])
    #expect(
      phrases["OrderSoup"] == [
        "Order soup with Soup Chef", "Have Soup Chef make Tomato soup", "Soup Chef time",
        "Order pea soup with Soup Chef",
      ])
    let chinese = library.phrases(of: source, in: "zh-Hans") { _, _ in "港口" }
    #expect(
      chinese["OrderSoup"] == ["用Soup Chef点汤", "让Soup Chef做番茄汤", "Order pea soup with Soup Chef"])
  }

  @Test("a folder of sources without a project or a list is an app called by its folder") func looseSources() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)")
    let sources = folder.appending(path: "Ladle")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    import AppIntents
    struct Stir: AppIntent { static let title: LocalizedStringResource = "Stir" }
    struct All: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] { [.init(intent: Stir(), phrases: ["Stir with \\(.applicationName)"])] }
    }
    """.write(to: sources.appending(path: "Stir.swift"), atomically: true, encoding: .utf8)
    let library = try library(sources.path)
    let source = try #require(library.apps.first)
    #expect(library.phrases(of: source, in: "en") { _, _ in nil } == ["Stir": ["Stir with Ladle"]])
  }

  private func session(
    _ library: SessionLibrary, programs: (@Sendable (AppSource) -> any Programs)? = nil
  ) throws -> Session {
    var header = TalkHeader()
    header.locale = "en"
    return try library.session(
      header.setting(apps: library.apps.map(\.app), user: UserProfile()), sources: library.apps, world: SessionWorld(),
      programs: programs
    ).get()
  }

  @Test("nothing of them goes to the programs that the app has") func programsOfTheApp() throws {
    let calls = Mutex<[String]>([])
    let session = try session(try soup()) { _ in Listening { call in calls.withLock { $0.append(call) } } }
    defer { session.close() }
    #expect(session.run(.said("Order pea soup with Soup Chef")).shown.contains("- resolveBowls = needsValue"))
    #expect(session.run(.said("two")).shown.contains("- perform = notRun"))
    #expect(calls.withLock { $0 } == [])
  }

  @Test("a phrase is explained as what it is") func explained() throws {
    let session = try session(try soup())
    defer { session.close() }
    let text = "Have Ladle make the red one"
    let conversation = session.begun()
    let report = ExplainReport(
      text: text, understanding: conversation.understanding(of: text), names: ["org.example.soup": "Soup Chef"],
      title: conversation.title(saying: text))
    #expect(
      report.lines == [
        text, "                ^^^^^^^^^^^ kind, from these words", "app      Soup Chef",
        "intent   OrderSoup: said as it stands, 'Have ${applicationName} make ${kind}' at Soup/Kitchens.swift:44",
        "slot     kind = tomato: from these words",
      ])
    #expect(conversation.title(saying: "Have Spoon make the red one") == nil)
  }
}

/// Programs that answer nothing, and tell what they are asked.
private final class Listening: ProcesslessPrograms {
  var answer: ProgramAnswer?
  private let hear: (String) -> Void

  init(_ hear: @escaping (String) -> Void) { self.hear = hear }

  func answer(to call: HandlerCall) -> HandlerAnswer {
    hear("\(call.method)")
    return HandlerAnswer(outcome: .notImplemented)
  }

  func answer(to call: AppCall) -> AppAnswer { AppAnswer(screen: AppScreen(title: "")) }
}
