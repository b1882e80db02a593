package import SimDiagnostics
import SimDialogue
import SimShown
package import SimTranscripts

/// Plays a transcript as a replay does, and keeps what `/why` says after each turn: for editors.
package struct ExplainedReplay: Sendable {
  /// Why Siri did what she did in a turn.
  package struct Reason: Hashable, Sendable {
    /// Where the turn begins.
    package var place: TextPlace
    /// The conversation's title; one of a table is played once for each row.
    package var title: String?
    /// What `/why` says.
    package var lines: [String]
  }

  private let library: SessionLibrary
  private let replay: TranscriptReplay

  /// - Parameter options: as for a replay; `usesScript` needs no handler.
  package init(library: SessionLibrary, options: TranscriptReplay.Options = TranscriptReplay.Options()) {
    self.library = library
    replay = TranscriptReplay(library: library, options: options)
  }

  /// The result of a transcript, and the reasons.
  package func run(_ file: TalkFile) -> (result: TranscriptResult, reasons: [Reason]) {
    var reasons: [Reason] = []
    var title: String?
    let watcher = ReplayWatcher(
      began: { title = $0.title },
      did: { [library] outcome, turn, session in
        guard case .turn = outcome else { return }
        let why = CommandRun(
          session, apps: library.apps, user: nil, showsTimes: false,
          in: library.interfaceWords(for: session.initialSetting.locale)
        ).outcome(of: .report(.why))
        reasons.append(Reason(place: turn.place, title: title, lines: why.remarks.map(\.text)))
      })
    let result = replay.run(file, watcher: watcher)
    return (result, reasons)
  }

  /// Whether all apps of a transcript have code that can be called.
  package static func hasPrograms(for file: TalkFile, in library: SessionLibrary) -> Bool {
    let worlds = [file.world] + file.conversations.compactMap(\.world)
    let sources = worlds.flatMap(library.apps(in:))
    return !sources.isEmpty && sources.allSatisfy { $0.programs != nil || $0.plan != nil }
  }
}
