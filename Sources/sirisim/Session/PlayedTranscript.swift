import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimExports
import SimScreen
import SimSession
import SimShown
import SimTranscripts

/// A transcript that has run, for showing the conversation.
struct PlayedTranscript {
  let screenplay: Screenplay
  /// The transcript's header, which the screenplay lacks.
  let header: [HeaderEntry]
  private let comparison: TranscriptResult

  /// Runs a transcript.
  /// - Parameters:
  ///   - isScripted: whether it runs from its traces, without any handler.
  ///   - change: changes to the file's contents.
  /// - Throws: `Failure` when it can't be read or run.
  init(
    _ path: String, library: SessionLibrary, isScripted: Bool, change: (inout TalkFile) throws -> Void = { _ in }
  ) throws {
    let work = ShownWork("playing the transcript")
    defer { work.end() }
    var problems: [Diagnostic] = []
    guard let text = FileReader.text(of: path, keepingMark: true, diagnostics: &problems) else {
      throw Failure(problems)
    }
    var file = TalkFile.parse(text, file: path, catalog: library.catalog, words: library.notationWords)
    try change(&file)
    header = file.header
    let options = TranscriptReplay.Options(usesScript: isScripted)
    work.show(0, of: file.turns.count)
    switch ScreenplayRun(library: library, options: options).run(file, played: { work.advance() }) {
    case .success(let run): (screenplay, comparison) = (run.screenplay, run.comparison)
    case .failure(let problems): throw Failure(problems.diagnostics, sources: [path: text])
    }
    work.end()
    Console.warn(library.diagnostics)
  }

  /// Whether the run is what the transcript expects.
  ///
  /// - Parameter fact: the report on the error output if they differ.
  func holds(orReporting fact: String) -> Bool {
    guard !comparison.holds(.facts) || !comparison.holds(.wording) else { return true }
    Console.warn([
      Diagnostic(
        .warning, "\(fact); 'sirisim replay' shows where", at: TextPlace(file: comparison.file, line: 1))
    ])
    return false
  }

  /// The chapter with a number or with words in its title, counted from 0.
  /// - Throws: `Failure` if there is none.
  static func chapter(_ wanted: String, of titles: [String?], in path: String) throws -> Int {
    if let index = ChapterChoice.index(of: wanted, among: titles) { return index }
    throw Failure(
      "no chapter is called '\(wanted)'; expected 1 to \(max(titles.count, 1)), or words of a title after ##",
      at: TextPlace(file: path, line: 1), suggestion: nearestName(to: wanted, among: titles.compactMap { $0 }))
  }
}
