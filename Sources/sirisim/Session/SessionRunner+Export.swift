import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimExports
import SimInterchange
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
    let work = ShownWork("writing \(request.format.name)")
    let text: String
    var leftOut = LeftOutCounts()
    switch request.format {
    case .document(let format):
      text = Export.text(of: played.screenplay, as: format, request.options) { work.show($0, of: $1) }
    case .other(let format):
      // What has run is written as a transcript, from which other tools' files are made.
      let notation = Export.text(of: played.screenplay, as: .txt, ExportOptions(showsTrace: request.options.showsTrace))
      let run = TalkFile.parse(notation, catalog: library.catalog, words: library.notationWords)
      let written = format.write(PlainTalk(run, header: played.header))
      (text, leftOut) = (written.text, written.leftOut)
    }
    work.end()
    try Self.write(text, to: request.output)
    if !leftOut.isEmpty {
      Console.note(
        "\(request.format.name) has no place for: \(leftOut.text)", at: TextPlace(file: request.file, line: 1))
    }
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
