import SimAppFiles
import SimDiagnostics
import SimExports
import SimSession
import SimTerminalUI
import SimTranscripts

extension SessionRunner {
  func export(_ request: ExportRequest) throws -> Bool {
    var problems: [Diagnostic] = []
    guard let source = FileReader.text(of: request.file, keepingMark: true, diagnostics: &problems) else {
      throw Failure(problems)
    }
    var file = TalkFile.parse(source, file: request.file)
    if let chapter = request.chapter { file.conversations = [try Self.chapter(chapter, of: file)] }

    let library = try library(ConversationSettings(vocabulary: request.vocabulary), paths: [])
    let options = TranscriptReplay.Options(usesScript: request.isScripted)
    let text: String
    switch ScreenplayRun(library: library, options: options).screenplay(of: file) {
    case .success(let screenplay): text = Export.text(of: screenplay, as: request.format, request.options)
    case .failure(let problems): throw Failure(problems.diagnostics, sources: [request.file: source])
    }
    Console.warn(library.diagnostics)
    try Self.write(text, to: request.output)

    let result = TranscriptReplay(library: library, options: options).run(file)
    guard !result.holds(.facts) || !result.holds(.wording) else { return true }
    Console.warn([
      Diagnostic(
        .warning, "the run is not what the transcript expects, and what came is written; 'sirisim replay' shows where",
        at: TextPlace(file: request.file, line: 1))
    ])
    return false
  }

  private static func chapter(_ wanted: String, of file: TalkFile) throws -> TalkConversation {
    let chapters = file.conversations.filter { !$0.turns.isEmpty }
    if let index = ChapterChoice.index(of: wanted, among: chapters.map(\.title)) { return chapters[index] }
    let titles = chapters.compactMap(\.title)
    throw Failure(
      "no chapter is called '\(wanted)'; expected 1 to \(max(chapters.count, 1)), or words of a title behind ##",
      at: TextPlace(file: file.file, line: 1), suggestion: nearestName(to: wanted, among: titles))
  }

  private static func write(_ text: String, to path: String?) throws {
    guard let path else {
      Console.print(text, terminator: "")
      return
    }
    do {
      try FileWriter.write(text, to: path)
    } catch {
      throw Failure([error])
    }
  }
}
