import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimExtensionBuild
import SimPolling
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// The app of `Tests/Support/AppIntents/Ladle`: Swift files and nothing else. The compiler really runs.
@Suite("App Intents that are performed")
struct PerformedAppIntentTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The app with its program.
  private func built(_ path: String, cache: String) throws -> (SessionLibrary, AppBuild.Result, BuildProgress.Step) {
    var environment = ProcessVariables.all
    environment["XDG_CACHE_HOME"] = cache
    environment["SIRISIM_SDK"] = try String(builtProgram("sirisim").dropLast("/sirisim".count))
    let library = try SessionLibrary.open(
      vocabulary: Self.package.appending(path: "Vocabulary").path, apps: [path], environment: environment
    ).get()
    let source = try #require(library.apps.first)
    let build = try #require(AppBuild(source, tools: BuildTools.find(environment: environment)))
    while build.result == nil { _ = Poll.wait(for: [build]) }
    let result = try #require(build.result)
    return (library.with(apps: [source.with(result)]), result, build.progress.step)
  }

  @Test("answer, ask and throw as their transcript says") func transcript() throws {
    let folder = try TemporaryFolder()
    let (library, result, _) = try built(
      Self.package.appending(path: "Tests/Support/AppIntents/Ladle").path, cache: folder.path + "/cache")
    #expect(result.faults == [])
    // One needs what isn't here: it is left out with its reason, and read.
    #expect(result.leftOut.map { $0.place?.file?.hasSuffix("/Ladle/DrawSoup.swift") } == [true])
    #expect(result.leftOut.first?.message.contains("no module 'Easel' here") == true)
    let text = try String(contentsOf: Self.own.appending(path: "ladle.talk"), encoding: .utf8)
    let file = TalkFile.parse(text, file: "ladle.talk", catalog: library.catalog, words: library.notationWords)
    #expect(file.problems == [])
    let replayed = TranscriptReplay(library: library).run(file)
    #expect(replayed.report() == "")
    #expect(file.accepting(replayed.turns) == text)
  }

  @Test("one that can't be built is read, and the reason is said") func unbuilt() throws {
    let folder = try TemporaryFolder()
    folder.write(
      """
      import AppIntents
      struct Stir: AppIntent {
        static let title: LocalizedStringResource = "Stir"
        func perform() async throws -> some IntentResult { .result(value: Spoon.shared) }
      }
      struct All: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: Stir(), phrases: ["Stir with \\(.applicationName)"]) }
      }
      """, to: "Pot/Stir.swift")
    let (library, result, step) = try built(folder.path + "/Pot", cache: folder.path + "/cache")
    #expect(result.isFailed)
    #expect(result.faults.contains { $0.message.contains("cannot find 'Spoon' in scope") && $0.place?.line == 4 })
    #expect(library.apps.first?.paperReason == "its sources could not be built")
    #expect(step != .reading)
    // Nobody waits for the same compiler's same faults twice.
    let (_, again, stepAgain) = try built(folder.path + "/Pot", cache: folder.path + "/cache")
    #expect(again.faults.map(\.message) == result.faults.map(\.message) && stepAgain == .reading)
    // What is mended is tried.
    folder.write("struct Spoon { static let shared = 1 }", to: "Pot/Spoon.swift")
    #expect(try built(folder.path + "/Pot", cache: folder.path + "/cache").1.faults == [])
  }
}
