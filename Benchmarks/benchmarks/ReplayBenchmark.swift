import Foundation
import SimAppFiles
import SimDiagnostics
import SimSession
import SimTranscripts

/// How many turns a second a transcript replays: with the handlers in their processes, and from its script alone.
enum ReplayBenchmark {
  /// The committed transcripts: many short conversations, each with programs of its own.
  private static func corpus(_ library: SessionLibrary) {
    var problems: [Diagnostic] = []
    let files = FileSearch.files(["Transcripts"], ending: ".talk", diagnostics: &problems).compactMap { path in
      FileReader.text(of: path, diagnostics: &problems).map { TalkFile.parse($0, file: path) }
    }
    guard !files.isEmpty else { return }
    let conversations = files.reduce(0) { $0 + $1.conversations.count }
    Table.heading("replay of all \(files.count) transcripts, \(conversations) conversations, on all processors")
    Table.row(["what", "seconds", "turns/s"])
    for (name, usesScript) in [("with the handlers' processes", false), ("from the scripts", true)] {
      let replay = TranscriptReplay(library: library, options: .init(usesScript: usesScript))
      let start = wallMicroseconds()
      let turns = replay.run(files).reduce(0) { $0 + $1.turns.count }
      let seconds = (wallMicroseconds() - start) / 1e6
      Table.row([name, Table.number(seconds, 2), Table.number(Double(turns) / seconds, 0)])
    }
  }

  static func run() {
    guard Programs.folder != nil else { return }
    guard
      let library = try? SessionLibrary.open(environment: ProcessInfo.processInfo.environment).get()
    else { return }
    Table.heading("replay of one conversation of 1,000 requests")
    Table.row(["what", "turns/s"])
    var text = "App: ZhiChat\nLocale: en-US\nContacts: Sam Lee (mobile +1 555 0100)\n\n"
    for number in 0..<1_000 {
      text += "> ZhiChat Sam Lee hello number \(number)\n- ...\n- resolveRecipients = success\n- confirm = ready\n\n"
      text += "> cancel\n\n"
    }
    let file = TalkFile.parse(text)
    for (name, usesScript) in [("with the handler's process", false), ("from the script", true)] {
      let replay = TranscriptReplay(library: library, options: .init(usesScript: usesScript))
      let start = wallMicroseconds()
      let result = replay.run(file)
      let seconds = (wallMicroseconds() - start) / 1e6
      Table.row([name, Table.number(Double(result.turns.count) / seconds, 0)])
    }
    corpus(library)
  }
}
