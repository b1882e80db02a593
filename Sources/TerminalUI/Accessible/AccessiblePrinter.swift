package import SimShown
import SimText

/// Prints a conversation for listening, in the form of `SpokenLines`.
///
/// Lines are only appended, without colours, drawing characters and alignment; the terminal breaks long ones.
package struct AccessiblePrinter: Sendable {
  /// Whether to hide the trace.
  package var isQuiet: Bool
  /// Whether to isolate right-to-left text, for a terminal.
  package var isolatesDirection: Bool

  /// A printer that shows everything, and isolates nothing.
  package init(isQuiet: Bool = false, isolatesDirection: Bool = false) {
    self.isQuiet = isQuiet
    self.isolatesDirection = isolatesDirection
  }

  /// The text of a whole turn, including the typed line.
  package func text(of entry: Entry, width: Int) -> String {
    let typed = entry.line.flatMap { line in TypedLine(line).map { text(ofTyped: line, as: $0) } }
    return (typed ?? "") + text(of: entry.contents, width: width)
  }

  /// What the user typed.
  package func line(ofTyped line: String, as typed: TypedLine) -> String {
    switch typed {
    case .command(.event(let words)): SpokenLines.line(ofEvent: words)
    case .remark(let text): SpokenLines.line(ofRemark: text)
    case .utterance, .command, .fault:
      SpokenLines.line(ofSaid: typed.transcriptLine(typed: line).dropFirst(2))
    }
  }
}

extension AccessiblePrinter: ConversationPrinter {
  var speaksOnce: Bool { true }

  func prompt(_ prompt: String) -> String { SpokenLines.line(ofSaid: "") }

  func question(_ text: String) -> String { "Question: " + text }

  func text(ofTyped line: String, as typed: TypedLine) -> String {
    text(of: [SafeText.oneLine(self.line(ofTyped: line, as: typed))])
  }

  func text(of contents: [EntryContent], width: Int) -> String {
    text(of: SpokenLines.lines(of: contents, showsTrace: !isQuiet))
  }

  func text(ofTitle title: String, isChapter: Bool) -> String {
    text(of: [SpokenLines.line(ofTitle: title, isChapter: isChapter)])
  }

  func list(of completions: [String], width: Int) -> [String] {
    let shown = completions.prefix(Self.longestList)
    var lines = shown.enumerated().map { index, name in
      isolated("Completion \(index + 1) of \(completions.count): \(SafeText.oneLine(name))")
    }
    if shown.count < completions.count { lines.append("\(completions.count - shown.count) more completions") }
    return lines
  }

  /// Instead of listening to more, users type another letter.
  private static let longestList = 20

  private func text(of lines: [String]) -> String { lines.map { isolated($0) + "\n" }.joined() }

  private func isolated(_ line: String) -> String { isolatesDirection ? SafeText.isolated(line) : line }
}
