import SimDiagnostics
import SimSession
import SimTranscripts

/// What is to be played: a document as it was when it was opened or saved.
struct PlayOrder: Sendable {
  var uri: String
  var path: String?
  /// The document's text.
  var text: String
}

/// What came of a document.
struct Played: Sendable {
  /// Who answered for the handlers.
  enum Mode: Sendable { case script, program }

  var uri: String
  /// The text that was played.
  var text: String
  var mode: Mode
  /// The apps' own code is asked next: what the script leaves open (`- ...`) is no fault of the transcript's.
  var isPreliminary: Bool
  var file: TalkFile
  var result: TranscriptResult
  var reasons: [ExplainedReplay.Reason]
  /// The turns on which somebody may decide.
  var review: TranscriptReview

  /// - Parameter callsPrograms: whether the apps' own code is asked, where it is there.
  init(_ order: PlayOrder, _ mode: Mode, library: SessionLibrary, callsPrograms: Bool) {
    (uri, text, self.mode) = (order.uri, order.text, mode)
    file = TalkFile.parse(
      order.text, file: order.path, catalog: library.catalog, words: library.notationWords)
    isPreliminary = mode == .script && callsPrograms && ExplainedReplay.hasPrograms(for: file, in: library)
    let options = TranscriptReplay.Options(usesScript: mode == .script)
    (result, reasons) = ExplainedReplay(library: library, options: options).run(file)
    review = TranscriptReview([(file, result)], strict: true) { _ in order.uri }
  }
}

/// A step of a document's playing, as it is done on a thread of its own.
enum PlayOutcome: Sendable {
  case played(Played)
  /// The apps can't be read or built; a sentence on why.
  case failed(PlayOrder, String)
  /// The code of an app isn't there, or isn't wanted.
  case skipped(PlayOrder)
}
