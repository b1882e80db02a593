import Foundation
import SimAppFiles
import SimCatalog
import SimDefinitions
import SimDiagnostics
import SimLexicon
import SimPolling
import SimSchema
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// What `sirisim stub` prints for each transcript compiles, and answers the conversation as its trace does: the same is called, said
/// and shown as where the trace itself answers. What a trace doesn't tell (what a search finds, what the app shows) comes from
/// neither.
@Suite struct StubTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let vocabulary = package.appending(path: "Vocabulary").path

  @Test func everyTranscriptIsAnsweredByItsStub() throws {
    let library = try SessionLibrary.open(vocabulary: Self.vocabulary, environment: [:]).get()
    let all = try differences(in: Self.package.appending(path: "Transcripts").path, library)
    for (style, differences) in all {
      #expect(differences.count > 100)
      let outcomes = differences.sorted { $0.key < $1.key }.map { name, lines in
        UnmetList.Outcome(
          name, at: "Transcripts/\(name)", failure: lines.isEmpty ? nil : .init(got: lines.joined(separator: "\n")))
      }
      for complaint in UnmetList.check(outcomes, against: Self.own.appending(path: "unmet.list").path) {
        Issue.record("\(style): \(complaint)")
      }
    }
  }

  @Test func intentsOfADefinitionAreAnsweredByTheirStub() throws {
    let app = Self.package.appending(path: "Tests/Support/defined-extension")
    let library = try SessionLibrary.open(vocabulary: Self.vocabulary, apps: [app.path], environment: [:]).get()
    let generated = try FileManager.default.contentsOfDirectory(atPath: app.path + "/Generated").map {
      "\(app.path)/Generated/\($0)"
    }
    let all = try differences(
      in: Self.own.deletingLastPathComponent().appending(path: "Defined").path, library,
      definition: StubProgram.Definition(sources: generated, bindings: "definitionsOfdefined_extension"))
    for (style, differences) in all {
      #expect(differences.count == 5)
      for (name, lines) in differences where !lines.isEmpty {
        Issue.record("\(style): \(name) is not answered by its stub:\n\(lines.joined(separator: "\n"))")
      }
    }
  }

  /// For each style of a stub the lines in which the transcripts of a folder differ, by their names in it. What the traces lead to, and
  /// what they need of a handler, is the same for all styles.
  private func differences(
    in folder: String, _ library: SessionLibrary, definition: StubProgram.Definition? = nil
  ) throws -> [(style: HandlerSkeleton.Style, differences: [String: [String]])] {
    let schema = try SchemaReader(folder: URL(filePath: Self.vocabulary + "/Siri/schema")).read()
    let interfaces = schema.interfaces.merging(
      DefinitionSchema(library.apps.flatMap(\.definitions)).model.interfaces
    ) { own, _ in own }
    var problems: [Diagnostic] = []
    // The stub of an app's own intent needs the classes of its definition.
    let defining = library.apps.filter { !$0.definitions.isEmpty && definition == nil }.compactMap {
      $0.app.displayNames[""]
    }
    let paths = FileSearch.files([folder], ending: ".talk", diagnostics: &problems).filter { path in
      !defining.contains { path.dropFirst(folder.count + 1).hasPrefix("\($0)/") }
    }
    #expect(problems == [])
    let words = library.notationWords
    let files = try paths.map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return TalkFile.parse(text, file: path, catalog: library.catalog, words: words)
    }
    let rehearsals = BackgroundThread.map(files) { file in
      Rehearsal(file, library: library).stub(catalog: library.catalog)
    }
    let expected = BackgroundThread.map(files) { StubScene.expected(of: $0, library) }
    return try HandlerSkeleton.Style.allCases.map { style in
      let stubs = rehearsals.map { $0.text(interfaces, objects: schema.objectInterfaces, style: style) }
      let program = try StubProgram(stubs, definition: definition)
      let scenes = files.indices.map {
        StubScene(file: files[$0], expected: expected[$0], commands: program.commands(stub: $0), library: library)
      }
      let differences = withExtendedLifetime(program) { BackgroundThread.map(scenes, \.difference) }
      let names = paths.map { String($0.dropFirst(folder.count + 1)) }
      return (style, Dictionary(uniqueKeysWithValues: zip(names, differences)))
    }
  }
}
