import SimDialogue
import SimText
import SimTranscripts

/// A conversation for listening: each line begins with a word for the speaker or the kind of line.
///
/// Nothing is drawn or aligned. The screen-reader mode prints these lines; pictures have them as alternative text.
package enum SpokenLines {
  /// The lines for the result of a typed line, each safe for a terminal.
  package static func lines(of contents: [EntryContent], showsTrace: Bool = true) -> [String] {
    var lines: [String] = []
    // The line that marks may refer to.
    var above = ""
    for content in contents {
      if case .remark(let remark) = content {
        if let marked = MarkedWords(SafeText.oneLine(remark.text), beneath: above) {
          lines.append("Note: " + marked.text)
          continue
        }
        above = SafeText.oneLine(remark.text)
      }
      if showsTrace || !content.isTrace { lines += self.lines(of: content) }
    }
    return lines
  }

  /// The lines for one piece.
  package static func lines(of content: EntryContent) -> [String] {
    switch content {
    case .remark(let remark): lines(of: remark)
    case .output(.choices(let choices)): lines(of: choices)
    case .output(.card(let card)): lines(of: card)
    case .output(let output):
      TurnText.lines(of: output).map { $0.kind == .trace ? "Trace: " + $0.text : "Siri: " + $0.text }
    }
  }

  /// What the user said or commanded.
  package static func line(ofSaid text: some StringProtocol) -> String { "You: " + text }

  /// An event: `lock`.
  package static func line(ofEvent text: some StringProtocol) -> String { "Event: " + text }

  /// A remark of the transcript's author.
  package static func line(ofRemark text: some StringProtocol) -> String { "Remark: " + text.trimmed }

  /// A title, of the whole transcript or of a chapter.
  package static func line(ofTitle title: String, isChapter: Bool) -> String {
    (isChapter ? "Chapter: " : "Title: ") + SafeText.oneLine(title)
  }

  private static func lines(of remark: Remark) -> [String] {
    let role = remark.kind == .notice ? "Note: " : "Error: "
    return remark.text.split(whereSeparator: \.isNewline).map { role + spoken(SafeText.oneLine(String($0))) }
  }

  private static func lines(of choices: [Choice]) -> [String] {
    choices.enumerated().map { index, choice in
      let number = choice.number ?? index + 1
      // Where a list is shown in parts, its length isn't known here.
      let count = number == index + 1 ? " of \(choices.count)" : ""
      let detail = choice.detail.map { ", " + SafeText.cell($0) } ?? ""
      return "Choice \(number)\(count): \(SafeText.cell(choice.text))\(detail)"
    }
  }

  private static func lines(of card: CardContent) -> [String] {
    let name = "Card from \(SafeText.cell(card.app)): "
    let buttons = "Buttons: " + card.buttons.map(SafeText.cell).joined(separator: ", ")
    if card.rows.isEmpty { return [name + (card.buttons.isEmpty ? "empty" : buttons)] }
    var lines: [String] = []
    for row in card.rows {
      let label = row.label.map(SafeText.cell) ?? ""
      let text = SafeText.cell(row.text)
      let header = label.isEmpty ? "" : label.last == ":" || label.last == "：" ? label + " " : label + ": "
      lines.append((lines.isEmpty ? name : "Card: ") + header + text)
    }
    return card.buttons.isEmpty ? lines : lines + [buttons]
  }

  /// A line with columns separated by spaces, for listening: the first is the heading of the others.
  private static func spoken(_ line: String) -> String {
    let columns = line.split(separator: "  ").map { String($0.trimmed) }.filter { !$0.isEmpty }
    guard let header = columns.first, columns.count > 1 else { return columns.first ?? "" }
    let isSentence = header.last.map { ".?!:。？！：".contains($0) } ?? false
    return header + (isSentence ? " " : ": ") + columns.dropFirst().joined(separator: ", ")
  }
}
