import SimAppFiles
import SimExtensionBuild
import SimPolling
import SimShown
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

@Suite("App Intents that are saved while somebody talks with them")
struct SavedAppIntentTests {
  private static func stir(phrase: String, question: String, case name: String) -> String {
    """
    import AppIntents
    struct Stir: AppIntent {
      static let title: LocalizedStringResource = "Stir"
      @Parameter(title: "Spoon", requestValueDialog: "\(question)") var spoon: Spoon
      func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Stirred.") }
    }
    enum Spoon: String, AppEnum {
      case wood, steel
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spoon"
      static let caseDisplayRepresentations: [Spoon: DisplayRepresentation] = [.wood: "\(name)", .steel: "Steel"]
    }
    struct All: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Stir(), phrases: ["\(phrase) with \\(.applicationName)"], shortTitle: "Stir")
      }
    }

    """
  }

  private let folder: TemporaryFolder
  private var file: String { "Pot/Stir.swift" }

  init() throws {
    folder = try TemporaryFolder()
    folder.write(Self.stir(phrase: "Stir", question: "Which spoon?", case: "Wood"), to: "Pot/Stir.swift")
  }

  private func chat(builds: Bool) throws -> ChatConversation {
    var environment = ProcessVariables.all
    environment["XDG_CACHE_HOME"] = try folder.ownCache()
    environment["SIRISIM_SDK"] = try String(builtProgram("sirisim").dropLast("/sirisim".count))
    let library = try SessionLibrary.open(apps: [folder.path + "/Pot"], environment: environment).get()
    return try ChatConversation(
      library: library, sources: library.apps, header: TalkHeader(), world: SessionWorld(),
      watch: BuildWatch(library.apps, tools: BuildTools.find(environment: environment), builds: builds),
      onDiagnostics: { _ in })
  }

  /// What can't be built is read all the same.
  @Test("say and hear what their sources say then, and it is told what changed") func words() throws {
    let chat = try chat(builds: false)
    defer { chat.close() }
    #expect(chat.sayAndWait("Stir with Pot") == ["Which spoon?"])
    folder.write(
      Self.stir(phrase: "Mix", question: "What with?", case: "A wooden one") + "let stove: Stove? = nil", to: file)
    let news = chat.news(until: "+ Sorry")
    let start = try #require(news.firstIndex(of: "Pot says and hears otherwise now:"))
    #expect(
      news[start...].dropFirst().prefix(6) == [
        "- ask.Stir.spoon: Which spoon?", "- value.Spoon.wood: Wood", "- \"Stir with ${applicationName}\" starts Stir",
        "+ ask.Stir.spoon: What with?", "+ value.Spoon.wood: A wooden one",
        "+ \"Mix with ${applicationName}\" starts Stir",
      ], "\(news)")
    #expect(chat.sayAndWait("Mix with Pot") == ["What with?"])
    #expect(chat.hint == "A wooden one, Steel, or cancel")
    // What stood before goes on with the new words as well.
    _ = chat.perform(.undo(nil))
    #expect(chat.sayAndWait("Mix with Pot") == ["What with?"])
  }

  @Test("talk on paper until they are built, and the last good build goes on where a save is half written")
  func built() throws {
    let chat = try chat(builds: true)
    defer { chat.close() }
    #expect(chat.opening.last?.text.hasSuffix("its program is being built, and answers when it is ready") == true)
    chat.sayAndWait("Stir with Pot")
    #expect(chat.sayAndWait("wood").contains { $0.contains("It did not run") })
    #expect(chat.buildUnderWay?.name == "Pot")
    let built = chat.news(until: "+ Stirred.")
    #expect(built.contains { $0.hasPrefix("built Pot in") }, "\(built)")
    #expect(built.contains("- - perform = notRun") && built.contains("+ - perform = success"), "\(built)")
    // A file that can't be compiled is left out, where nothing is lost by it.
    folder.write(Self.stir(phrase: "Mix", question: "What with?", case: "Wood") + "let half = \"", to: file)
    let failed = chat.news(until: "Pot is not built")
    #expect(failed.last?.hasSuffix("the last good build goes on") == true, "\(failed)")
    #expect(chat.sayAndWait("Stir with Pot") == ["Which spoon?"])
    folder.write(Self.stir(phrase: "Mix", question: "What with?", case: "Wood"), to: file)
    _ = chat.news(until: "+ Sorry")
    chat.sayAndWait("Mix with Pot")
    #expect(chat.sayAndWait("wood") == ["Stirred."])
  }
}
