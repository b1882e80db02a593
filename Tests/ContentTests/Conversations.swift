import SimAppFiles
import SimDiagnostics
import SimScreen
import SimSession
import SimShown
import SimTranscripts
import Testing

/// All transcripts of the project as they run, from their own traces: no handler is needed.
enum Conversations {
  /// The entries of one transcript, in their order.
  static func entries(of path: String) throws -> [Entry] {
    let library = try library.get()
    let run = ScreenplayRun(library: library, options: TranscriptReplay.Options(usesScript: true))
    var problems: [Diagnostic] = []
    let text = try #require(FileReader.text(of: path, diagnostics: &problems))
    let play = try run.run(TalkFile.parse(text, file: path, catalog: library.catalog, words: library.notationWords))
      .get()
      .screenplay
    return play.chapters.flatMap(\.scenes).map(\.entry)
  }

  static let paths: [String] = {
    var problems: [Diagnostic] = []
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    return FileSearch.files([folder + "/Transcripts"], ending: ".talk", diagnostics: &problems)
  }()

  /// A path as the name of a test.
  static let names = paths.map { path in path.split(separator: "/").suffix(4).joined(separator: "/") }

  private static let library = SessionLibrary.open(environment: ProcessVariables.all)
}
