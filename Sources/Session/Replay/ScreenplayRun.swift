package import SimDiagnostics
import SimDialogue
package import SimShown
package import SimTranscripts

/// Runs a transcript as a replay does, and keeps what a screen would have shown: for demos and exports.
package struct ScreenplayRun: Sendable {
  private let library: SessionLibrary
  private let replay: TranscriptReplay

  /// - Parameter options: as for a replay; `usesScript` needs no handler.
  package init(library: SessionLibrary, options: TranscriptReplay.Options = TranscriptReplay.Options()) {
    self.library = library
    replay = TranscriptReplay(library: library, options: options)
  }

  /// The conversations of a transcript as they run now, whatever the transcript expects, and how they compare with it.
  ///
  /// The same file gives the same screenplay: real times and what the programs print are left out.
  ///
  /// - Parameter played: is told of each turn and each command that has run.
  /// - Returns: why it can't run: a header, an event or a command that can't be read, an app or a file that isn't
  ///   there, no turn at all.
  package func run(_ file: TalkFile, played: @escaping () -> Void = {}) -> Result<ScreenplayResult, Problems> {
    let user = file.world.user?.text
    let interface = library.interfaceWords(for: file.world.locale)
    var chapters: [Screenplay.Chapter] = []
    let watcher = ReplayWatcher(
      began: { chapters.append(Screenplay.Chapter(title: $0.title, scenes: [])) },
      did: { outcome, turn, session in
        let scene = Screenplay.Scene(
          entry: Self.entry(outcome, turn),
          inspector: Inspector(of: session.begun(), user: user, showsTimes: false, in: interface),
          hint: HintText(session.begun(), in: interface).text)
        if !chapters.isEmpty { chapters[chapters.count - 1].scenes.append(scene) }
        played()
      })
    let comparison = replay.run(file, watcher: watcher)
    guard !comparison.problems.contains(where: { $0.severity == .error }) else {
      return .failure(Problems(comparison.problems))
    }
    let screenplay = Screenplay(
      title: file.title ?? "", locale: file.world.locale, chapters: chapters, interface: interface)
    return .success(ScreenplayResult(screenplay: screenplay, comparison: comparison))
  }

  private static func entry(_ outcome: ReplayWatcher.Outcome, _ turn: TalkTurn) -> Entry {
    switch outcome {
    case .turn(let done): Entry(done, showsLogs: false)
    case .command(let outcome):
      Entry(line: turn.opening.notation, contents: outcome.remarks.map { .remark($0) })
    }
  }
}

/// A transcript that has run.
package struct ScreenplayResult: Sendable {
  /// What a screen would have shown.
  package var screenplay: Screenplay
  /// The comparison with what the transcript expects.
  package var comparison: TranscriptResult
}
