import SimDiagnostics
import SimSession
import SimTranscripts

/// A document to play, in the state in which it was opened or saved.
struct PlayOrder: Sendable {
  var uri: String
  var path: String?
  /// The document's text.
  var text: String
}

/// The result of playing a document.
struct Played: Sendable {
  /// What answered for the handlers.
  enum Mode: Sendable { case script, program }

  var uri: String
  /// The text that was played.
  var text: String
  var mode: Mode
  /// Whether the apps' own code is asked next: then it is no fault of the transcript that the script leaves something
  /// open (`- ...`).
  var isPreliminary: Bool
  var file: TalkFile
  var result: TranscriptResult
  var reasons: [ExplainedReplay.Reason]
  /// The turns that await a decision.
  var review: TranscriptReview

  /// - Parameter callsPrograms: whether the apps' own code is asked, if there is any.
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

/// A step of playing a document, done on a thread of its own.
enum PlayOutcome: Sendable {
  case played(Played)
  /// The apps can't be read or built, for this reason.
  case failed(PlayOrder, String)
  /// An app has no code, or it isn't wanted.
  case skipped(PlayOrder)
}
