import SimDiagnostics
import SimDialogue
public import SimShown
import SimText
import SimTranscripts

/// Shows a conversation to somebody who listens to it: each line begins with a word that says who speaks or what it is.
///
/// Lines are only ever added, without colours, drawing characters and alignment; the terminal breaks long ones.
public struct AccessiblePrinter: Sendable {
  /// Hides the trace.
  public var isQuiet: Bool
  /// Isolates right-to-left writing, for a terminal.
  public var isolatesDirection: Bool

  /// A printer that tells everything, and isolates nothing.
  public init(isQuiet: Bool = false, isolatesDirection: Bool = false) {
    self.isQuiet = isQuiet
    self.isolatesDirection = isolatesDirection
  }

  /// The lines of a piece of a conversation, each safe for a terminal.
  public func lines(of content: EntryContent) -> [String] {
    switch content {
    case .remark(let remark): lines(of: remark)
    case .output(.trace) where isQuiet: []
    case .output(.choices(let choices)): lines(of: choices)
    case .output(.card(let card)): lines(of: card)
    case .output(let output):
      TurnText.lines(of: output).map { $0.kind == .trace ? "Trace: " + $0.text : "Siri: " + $0.text }
    }
  }

  /// The text of a whole turn, the typed line with it.
  public func text(of entry: Entry, width: Int) -> String {
    let typed = entry.line.flatMap { line in TypedLine(line).map { text(ofTyped: line, as: $0) } }
    return (typed ?? "") + text(of: entry.contents, width: width)
  }

  /// What the user typed.
  public func line(ofTyped line: String, as typed: TypedLine) -> String {
    switch typed {
    case .command(.event(let words)): "Event: " + words
    case .remark(let text): "Remark: " + text.trimmed
    case .utterance, .command, .fault: "You: " + String(typed.transcriptLine(typed: line).dropFirst(2))
    }
  }

  private func lines(of remark: Remark) -> [String] {
    let role = remark.kind == .notice ? "Note: " : "Error: "
    return remark.text.split(whereSeparator: \.isNewline).map { role + Self.spoken(SafeText.oneLine(String($0))) }
  }

  private func lines(of choices: [Choice]) -> [String] {
    choices.enumerated().map { index, choice in
      let number = choice.number ?? index + 1
      // Where a list is shown in parts nobody knows here how long it is.
      let count = number == index + 1 ? " of \(choices.count)" : ""
      let detail = choice.detail.map { ", " + SafeText.cell($0) } ?? ""
      return "Choice \(number)\(count): \(SafeText.cell(choice.text))\(detail)"
    }
  }

  private func lines(of card: CardContent) -> [String] {
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

  /// A line whose columns stand apart by spaces, as one says it: the first is the header of the others.
  static func spoken(_ line: String) -> String {
    let columns = line.split(separator: "  ").map { String($0.trimmed) }.filter { !$0.isEmpty }
    guard let header = columns.first, columns.count > 1 else { return columns.first ?? "" }
    let isSentence = header.last.map { ".?!:。？！：".contains($0) } ?? false
    return header + (isSentence ? " " : ": ") + columns.dropFirst().joined(separator: ", ")
  }
}

extension AccessiblePrinter: ConversationPrinter {
  var speaksOnce: Bool { true }

  func prompt(_ prompt: String) -> String { "You: " }

  func question(_ text: String) -> String { "Question: " + text }

  func text(ofTyped line: String, as typed: TypedLine) -> String {
    text(of: [SafeText.oneLine(self.line(ofTyped: line, as: typed))])
  }

  func text(of contents: [EntryContent], width: Int) -> String {
    var lines: [String] = []
    // The line that marks may stand beneath.
    var above = ""
    for content in contents {
      if case .remark(let remark) = content {
        if let marked = MarkedWords(SafeText.oneLine(remark.text), beneath: above) {
          lines.append("Note: " + marked.text)
          continue
        }
        above = SafeText.oneLine(remark.text)
      }
      lines += self.lines(of: content)
    }
    return text(of: lines)
  }

  func text(ofTitle title: String, isChapter: Bool) -> String {
    text(of: [(isChapter ? "Chapter: " : "Title: ") + SafeText.oneLine(title)])
  }

  func list(of completions: [String], width: Int) -> [String] {
    let shown = completions.prefix(Self.longestList)
    var lines = shown.enumerated().map { index, name in
      isolated("Completion \(index + 1) of \(completions.count): \(SafeText.oneLine(name))")
    }
    if shown.count < completions.count { lines.append("\(completions.count - shown.count) more completions") }
    return lines
  }

  /// Whoever listens to more types another letter.
  private static let longestList = 20

  private func text(of lines: [String]) -> String { lines.map { isolated($0) + "\n" }.joined() }

  private func isolated(_ line: String) -> String { isolatesDirection ? SafeText.isolated(line) : line }
}
