import SimDialogue
import SimText

/// How fast a conversation is played, in milliseconds.
package struct Pacing: Hashable, Sendable {
  /// For each column that a typed character takes; a Chinese one takes twice as long as a letter.
  package var perTypedColumn = 55
  /// Between what has been read and the first typed character.
  package var beforeTyping = 700
  /// Between the last typed character and the Enter key.
  package var beforeEntering = 400
  /// Between the Enter key and Siri's answer.
  package var beforeAnswering = 500
  /// Between a chapter's end, when it has been read, and the next one.
  package var betweenChapters = 1_200
  /// For each column of what is said, offered or shown.
  package var perReadColumn = 18
  /// For each line of the trace, which is glanced at.
  package var perTraceLine = 120
  /// Nobody waits longer than this for a reader.
  package var longestReading = 4_000

  /// The pace at which most people can read along.
  package init() {}

  /// The time that the typing of one character takes.
  package func time(for character: Character) -> Int {
    perTypedColumn * max(1, min(2, DisplayWidth.of(character)))
  }

  /// The time that a reader needs for what came of a line.
  package func time(toRead contents: [EntryContent]) -> Int {
    var time = 0
    for content in contents where time < longestReading { time += self.time(toRead: content) }
    return min(time, longestReading)
  }

  private func time(toRead content: EntryContent) -> Int {
    switch content {
    case .remark(let remark): time(toRead: remark.text)
    case .output(.trace): perTraceLine
    case .output(.says(let line)): time(toRead: line.text)
    case .output(.choices(let choices)):
      choices.reduce(0) { $0 + time(toRead: $1.text) + time(toRead: $1.detail ?? "") }
    case .output(.card(let card)):
      card.rows.reduce(0) { $0 + time(toRead: $1.label ?? "") + time(toRead: $1.text) }
    }
  }

  private func time(toRead text: String) -> Int {
    // Longer than that, and it is the longest reading anyway.
    perReadColumn * DisplayWidth.of(text.prefix(1_000))
  }
}
