import SimAppFiles
import SimCommandLine
import SimExports
import SimSession
import SimTranscripts

extension SessionRunner {
  func export(_ request: ExportRequest) throws -> Bool {
    let library = try libraryForTranscripts(
      ConversationSettings(vocabulary: request.vocabulary), apps: request.apps, isScripted: request.isScripted)
    let played = try PlayedTranscript(request.file, library: library, isScripted: request.isScripted) { file in
      if let rules = request.redaction {
        let text = file.redacted(rules, catalog: library.catalog).text
        file = TalkFile.parse(text, file: file.file, catalog: library.catalog, words: library.notationWords)
      }
      if let chapter = request.chapter {
        let chapters = file.conversations.filter { !$0.turns.isEmpty }
        let index = try PlayedTranscript.chapter(chapter, of: chapters.map(\.title), in: request.file)
        file.conversations = [chapters[index]]
      }
    }
    let text = Export.text(of: played.screenplay, as: request.format, request.options)
    try Self.write(text, to: request.output)
    return played.holds(orReporting: "the run is not what the transcript expects, and what came is written")
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
