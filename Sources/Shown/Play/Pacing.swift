import SimDialogue
import SimText

/// How fast a conversation is played, in milliseconds.
package struct Pacing: Hashable, Sendable {
  /// Per column of a typed character; a Chinese one takes twice as long as a letter.
  package var perTypedColumn = 55
  /// Between the end of reading and the first typed character.
  package var beforeTyping = 700
  /// Between the last typed character and the Enter key.
  package var beforeEntering = 400
  /// Between the Enter key and Siri's answer.
  package var beforeAnswering = 500
  /// Between the end of reading a chapter and the next one.
  package var betweenChapters = 1_200
  /// Per column of what is said, offered or shown.
  package var perReadColumn = 18
  /// Per line of the trace, which is only glanced at.
  package var perTraceLine = 120
  /// The longest wait for a reader.
  package var longestReading = 4_000

  /// A pace at which most people can read along.
  package init() {}

  /// How long it takes to type a character.
  package func time(for character: Character) -> Int {
    perTypedColumn * max(1, min(2, DisplayWidth.of(character)))
  }

  /// How long it takes to read the result of a line.
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
    // More takes the longest reading time anyway.
    perReadColumn * DisplayWidth.of(text.prefix(1_000))
  }
}
