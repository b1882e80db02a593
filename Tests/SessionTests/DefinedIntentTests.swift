import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// TeaTime: its intents stand in `Tests/Support/DefinedExtension/Base.lproj/Tea.intentdefinition`, and its handler is that
/// folder's program.
@Suite("The intents of an app's definition")
struct DefinedIntentTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent()
  private static let app = package.appending(path: "Tests/Support/DefinedExtension").path

  private func library(onPaper: Bool = false) throws -> SessionLibrary {
    let found = try SessionLibrary.open(
      vocabulary: Self.package.appending(path: "Vocabulary").path, apps: [Self.app], environment: [:]
    ).get()
    let program = ProgramCommands(
      executable: try builtProgram("defined-extension"), extensionArguments: [], appArguments: nil)
    let sources = found.apps.map { source in
      var source = source
      source.programs = onPaper ? nil : program
      return source
    }
    return SessionLibrary(
      apps: sources, vocabulary: VocabularyFolder(path: Self.package.appending(path: "Vocabulary").path),
      catalog: .siriKit, diagnostics: found.diagnostics)
  }

  @Test(
    "are talked through as their transcripts say, in their app's process",
    arguments: ["tea.talk", "house.talk", "茶.talk", "titles.talk", "标题.talk"])
  func transcripts(_ name: String) throws {
    let library = try library()
    let path = Self.own.appending(path: "Defined/\(name)")
    let text = try String(contentsOf: path, encoding: .utf8)
    let file = TalkFile.parse(text, file: name, catalog: library.catalog, words: library.talkWords)
    #expect(file.problems == [])
    let result = TranscriptReplay(library: library).run(file)
    #expect(result.report() == "")
    #expect(file.accepting(result.turns) == text)
    #expect(library.diagnostics == [])
  }

  @Test("ask on paper for what is resolved")
  func onPaper() throws {
    let library = try library(onPaper: true)
    let header = TalkFile.parse("App: TeaTime\nLocale: en\n\n> x\n", catalog: library.catalog).world
    let session = try library.session(
      header.setting(apps: library.apps.map(\.app)), sources: library.apps, world: SessionWorld()
    ).get()
    let turn = session.run(.said("order tea"))
    #expect(turn.shown.contains("- resolveKind = needsValue") && turn.shown.contains("Which tea would you like?"))
  }
}
