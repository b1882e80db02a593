import SimDiagnostics
import SimLexicon
import SimTranscripts

@testable import SimSession

/// A transcript, played from its own trace and by its stub.
struct StubScene: Sendable {
  let file: TalkFile
  /// What comes from the trace, of each conversation of the file.
  let expected: [[TurnComparison]]
  /// What starts the stub.
  let commands: ProgramCommands
  let library: SessionLibrary

  /// What comes where a file's own traces answer, of each of its conversations.
  static func expected(of file: TalkFile, _ library: SessionLibrary) -> [[TurnComparison]] {
    file.conversations.map { conversation in
      TranscriptReplay(library: library, options: .init(usesScript: true)).run(file.with(conversation)).turns
    }
  }

  /// The lines that come otherwise from the stub than from the trace, after the line of the transcript at which their turn begins: after
  /// `-` what the trace leads to, after `+` what the stub does.
  var difference: [String] {
    zip(file.conversations, expected).flatMap { conversation, expected -> [String] in
      let replay = TranscriptReplay(library: library, options: .init(programs: { programs(of: $0, in: conversation) }))
      return zip(expected, replay.run(file.with(conversation)).turns).flatMap { Self.difference($0, $1) }
    }
  }

  private func programs(of source: AppSource, in conversation: TalkConversation) -> any Programs {
    var problems = file.problems
    let world = HeaderWorld(file.world, of: file.file, library: library, problems: &problems)
    var source = source
    source.programs = commands
    let identifier = source.app.identifier
    let scripts = ScriptedPrograms.forApps(
      [identifier], of: conversation, catalog: library.catalog, defaults: world.inside.defaults)
    guard let script = scripts[identifier],
      let stub = library.programs(of: source, setting: world.setting, world: world.inside)
    else { preconditionFailure("an app with commands has programs") }
    return StubbedPrograms(stub: stub, script: script)
  }

  private static func difference(_ expected: TurnComparison, _ found: TurnComparison) -> [String] {
    let before = expected.observed.map { $0.notation() }
    let after = found.observed.map { $0.notation() }
    let changes = after.difference(from: before)
    guard !changes.isEmpty else { return [] }
    return ["line \(expected.turn.place.line):"]
      + changes.map { change in
        switch change {
        case .remove(_, let line, _): "- " + line
        case .insert(_, let line, _): "+ " + line
        }
      }
  }
}

extension TalkFile {
  /// The file with one of its conversations alone.
  fileprivate func with(_ conversation: TalkConversation) -> TalkFile {
    var alone = self
    alone.conversations = [conversation]
    return alone
  }
}
