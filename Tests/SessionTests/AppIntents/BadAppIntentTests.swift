import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimExtensionBuild
import SimLexicon
import SimPolling
import SimShown
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// The app of `Tests/Support/AppIntents/Rapids`, in which nothing goes as it should. The compiler really runs.
@Suite("App Intents that go wrong") struct BadAppIntentTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func library(cache: String) throws -> SessionLibrary {
    var environment = ProcessVariables.all
    environment["XDG_CACHE_HOME"] = cache
    environment["SIRISIM_SDK"] = try String(builtProgram("sirisim").dropLast("/sirisim".count))
    let library = try SessionLibrary.open(
      vocabulary: Self.package.appending(path: "Vocabulary").path,
      apps: [Self.package.appending(path: "Tests/Support/AppIntents/Rapids").path], environment: environment
    ).get()
    let source = try #require(library.apps.first)
    let build = try #require(AppBuild(source, tools: BuildTools.find(environment: environment)))
    while build.result == nil { _ = Poll.wait(for: [build]) }
    let result = try #require(build.result)
    #expect(result.faults == [] && result.leftOut == [])
    return library.with(apps: [source.with(result)])
  }

  /// Each is told, and the next sentence is heard; `/why` has the place.
  @Test func `it is said what is wrong and where, and the conversation goes on`() throws {
    let folder = try TemporaryFolder()
    let library = try library(cache: folder.ownCache())
    let text = try String(contentsOf: Self.own.appending(path: "rapids.talk"), encoding: .utf8)
    let file = TalkFile.parse(text, file: "rapids.talk", catalog: library.catalog, words: library.notationWords)
    #expect(file.problems == [])
    let replayed = TranscriptReplay(library: library).run(file)
    #expect(replayed.report() == "")
    #expect(file.accepting(replayed.turns) == text)

    let session = try library.session(in: "en")
    defer { session.close() }
    func why(_ lines: String...) -> String {
      for line in lines { session.run(.said(line)) }
      return WhyReport(session.begun(), names: [:], showsTimes: false).lines.joined(separator: "\n")
    }
    #expect(why("Trap with Rapids").contains("answered trapped Index out of range\nat Rapids/Runs.swift:"))
    #expect(why("Trap later with Rapids", "rain").contains("answered trapped no wish for rain\nat Rapids/Runs.swift:"))
    #expect(why("Resume twice with Rapids").contains("at Rapids/Runs.swift:"))
    #expect(why("Throw odd with Rapids").contains("Runs.swift:"))
    #expect(why("Ping with Rapids").contains("more than 10 intents open each other: Ping, Pong, Ping, Pong, …"))
    #expect(why("Ping with Rapids").contains("at Runs.swift:"))

    // What a query gives that can't be asked about as it is, with the line of the query.
    func notices(_ lines: String...) -> [String] {
      lines.flatMap { session.run(.said($0)).notices.map(\.sentence) }.map { sentence in
        // The line may move.
        sentence.replacing(/swift:\d+/, with: "swift:N")
      }
    }
    #expect(
      notices("Pick twin with Rapids", "cancel") == [
        "Rapids/Picks.swift:N: here TwinQuery.suggestedEntities() gives 2 of 5 without a title",
        "Rapids/Picks.swift:N: here TwinQuery.suggestedEntities() gives 'Ann' and 'Bea' with the same identifier '1'",
      ])
    #expect(
      notices("Pick drop with Rapids", "cancel") == [
        "Rapids/Picks.swift:N: here DropQuery.suggestedEntities() gives 1000000, of which the first 1000 are taken"
      ])
  }
}
