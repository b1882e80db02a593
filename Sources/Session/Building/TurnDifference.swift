import SimShown
import SimTranscripts

/// The differences of another run of the same turn, in the notation of transcripts: removed lines after `-`, added
/// lines after `+`.
package struct TurnDifference: Hashable, Sendable {
  /// The line that began the turn, then the lines that differ; empty where none does.
  package let lines: [String]

  /// The difference between a turn as it was and as it is.
  package init(from old: SessionTurn, to new: SessionTurn) {
    let before = Self.notation(old)
    let after = Self.notation(new)
    let difference = after.difference(from: before)
    guard !difference.isEmpty else {
      lines = []
      return
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var text = ["  " + new.input.opening.notation]
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old) {
        text.append("- " + before[old])
        old += 1
      } else if inserted.contains(new) {
        text.append("+ " + after[new])
        new += 1
      } else {
        old += 1
        new += 1
      }
    }
    lines = text
  }

  private static func notation(_ turn: SessionTurn) -> [String] { turn.observedLines.map { $0.notation() } }
}
