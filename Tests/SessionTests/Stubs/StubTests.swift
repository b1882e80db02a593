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
///
/// A transcript is tried in one style of stub, its neighbours, which are of the same intent, in the others; `SIRISIM_ALL_STUBS=1` tries
/// each in all, which takes three times as long.
@Suite struct StubTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let vocabulary = package.appending(path: "Vocabulary").path

  @Test func everyTranscriptIsAnsweredByItsStub() throws {
    let library = try SessionLibrary.open(vocabulary: Self.vocabulary, environment: [:]).get()
    let triesAll = ProcessInfo.processInfo.environment["SIRISIM_ALL_STUBS"] == "1"
    let all = try differences(
      in: Self.package.appending(path: "Transcripts").path, library, of: triesAll ? .each : .everyThird)
    var outcomes: [String: UnmetList.Outcome] = [:]
    for (style, differences) in all {
      #expect(differences.count > 50, "\(style)")
      for (name, lines) in differences where outcomes[name]?.failure == nil {
        outcomes[name] = UnmetList.Outcome(
          name, at: "Transcripts/\(name)",
          failure: lines.isEmpty ? nil : .init(got: "(\(style))\n" + lines.joined(separator: "\n")))
      }
    }
    #expect(outcomes.count > 150)
    let sorted = outcomes.sorted { $0.key < $1.key }.map(\.value)
    for complaint in UnmetList.check(sorted, against: Self.own.appending(path: "unmet.list").path) {
      Issue.record("\(complaint)")
    }
  }

  @Test func intentsOfADefinitionAreAnsweredByTheirStub() throws {
    let app = Self.package.appending(path: "Tests/Support/defined-extension")
    let library = try SessionLibrary.open(vocabulary: Self.vocabulary, apps: [app.path], environment: [:]).get()
    let generated = try FileManager.default.contentsOfDirectory(atPath: app.path + "/Generated").map {
      "\(app.path)/Generated/\($0)"
    }
    let all = try differences(
      in: Self.own.deletingLastPathComponent().appending(path: "Defined").path, library, of: .each,
      definition: StubProgram.Definition(sources: generated, bindings: "definitionsOfdefined_extension"))
    for (style, differences) in all {
      #expect(differences.count == 5)
      for (name, lines) in differences where !lines.isEmpty {
        Issue.record("\(style): \(name) is not answered by its stub:\n\(lines.joined(separator: "\n"))")
      }
    }
  }

  /// Which transcripts are tried in a style.
  private enum Share {
    case each
    /// The n-th style gets every third one, from the n-th on.
    case everyThird

    func includes(_ index: Int, style: Int) -> Bool {
      switch self {
      case .each: true
      case .everyThird: index % HandlerSkeleton.Style.allCases.count == style
      }
    }
  }

  /// For each style of a stub the lines in which the transcripts of a folder differ, by their names in it. What the traces lead to, and
  /// what they need of a handler, is the same for all styles.
  private func differences(
    in folder: String, _ library: SessionLibrary, of share: Share, definition: StubProgram.Definition? = nil
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
    return try HandlerSkeleton.Style.allCases.enumerated().map { number, style in
      let indices = files.indices.filter { share.includes($0, style: number) }
      let stubs = indices.map { rehearsals[$0].text(interfaces, objects: schema.objectInterfaces, style: style) }
      let program = try StubProgram(stubs, definition: definition)
      let scenes = indices.enumerated().map { stub, index in
        StubScene(
          file: files[index], expected: expected[index], commands: program.commands(stub: stub), library: library)
      }
      let differences = withExtendedLifetime(program) { BackgroundThread.map(scenes, \.difference) }
      let names = indices.map { String(paths[$0].dropFirst(folder.count + 1)) }
      return (style, Dictionary(uniqueKeysWithValues: zip(names, differences)))
    }
  }
}
