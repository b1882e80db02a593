import Foundation
import SimAppFiles
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

/// The app of `Tests/Support/AppIntents/Pigeons`: an extension and App Intents. The compiler really runs.
@Suite("A SiriKit extension and App Intents of one app")
struct SideBySideTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func library() throws -> SessionLibrary {
    try SessionLibrary.open(
      vocabulary: Self.package.appending(path: "Vocabulary").path,
      apps: [Self.package.appending(path: "Tests/Support/AppIntents/Pigeons").path],
      environment: ProcessVariables.all
    ).get()
  }

  @Test("talk in one conversation, each by a program of its own") func transcript() throws {
    let folder = try TemporaryFolder()
    var environment = ProcessVariables.all
    environment["XDG_CACHE_HOME"] = folder.path + "/cache"
    environment["SIRISIM_SDK"] = try String(builtProgram("sirisim").dropLast("/sirisim".count))
    let read = try library()
    let source = try #require(read.apps.first)
    let build = try #require(AppBuild(source, tools: BuildTools.find(environment: environment)))
    while build.result == nil { _ = Poll.wait(for: [build]) }
    let result = try #require(build.result)
    #expect(result.programs.map(\.kind) == [.intents, .appIntents] && result.isWhole, "\(result.faults)")
    let library = read.with(apps: [source.with(result)])
    let text = try String(contentsOf: Self.own.appending(path: "pigeons.talk"), encoding: .utf8)
    let file = TalkFile.parse(text, file: "pigeons.talk", catalog: library.catalog, words: library.notationWords)
    #expect(file.problems == [])
    #expect(TranscriptReplay(library: library).run(file).report() == "")
  }

  @Test("what a phrase takes from the extension is explained") func overtaken() throws {
    let library = try library()
    let session = try library.session(in: "en")
    defer { session.close() }
    let conversation = session.begun()
    func lines(_ text: String) -> [String] {
      ExplainReport(
        text: text, understanding: conversation.understanding(of: text), names: [:],
        title: conversation.title(saying: text)
      ).lines
    }
    let taken = lines("Send a message with Pigeons")
    #expect(taken.contains { $0.hasPrefix("intent   SendPigeon: said as it stands") }, "\(taken)")
    #expect(
      taken.contains {
        $0.hasPrefix("lost     com.example.pigeons INSendMessageIntent: phrase ")
          && $0.hasSuffix(", 1000 of 1000: what is said as it stands goes first")
      }, "\(taken)")
    // What the extension doesn't take has lost nothing.
    #expect(!lines("Feed the Pigeons").contains { $0.hasPrefix("lost") })
  }
}
