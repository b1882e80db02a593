import SimCatalog
import SimDialogue
package import SimShown
import SimTranscripts

extension Entry {
  /// A turn as a screen shows it.
  ///
  /// - Parameter showsLogs: whether the programs' output is shown, too; how it is spread over the turns varies.
  package init(_ turn: SessionTurn, showsLogs: Bool = true) {
    let logs = showsLogs ? turn.logs.map { EntryContent.remark(Remark(.notice, "\($0.program): \($0.text)")) } : []
    let notices = turn.notices.map { EntryContent.remark(Remark(.notice, $0.sentence)) }
    self.init(line: turn.input.opening.notation, contents: logs + notices + turn.outputs.map { .output($0) })
  }
}
