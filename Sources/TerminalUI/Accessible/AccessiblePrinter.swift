package import SimShown
import SimText

/// Shows a conversation to somebody who listens to it, as `SpokenLines` has it.
///
/// Lines are only ever added, without colours, drawing characters and alignment; the terminal breaks long ones.
package struct AccessiblePrinter: Sendable {
  /// Hides the trace.
  package var isQuiet: Bool
  /// Isolates right-to-left writing, for a terminal.
  package var isolatesDirection: Bool

  /// A printer that tells everything, and isolates nothing.
  package init(isQuiet: Bool = false, isolatesDirection: Bool = false) {
    self.isQuiet = isQuiet
    self.isolatesDirection = isolatesDirection
  }

  /// The text of a whole turn, the typed line with it.
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

  /// Whoever listens to more types another letter.
  private static let longestList = 20

  private func text(of lines: [String]) -> String { lines.map { isolated($0) + "\n" }.joined() }

  private func isolated(_ line: String) -> String { isolatesDirection ? SafeText.isolated(line) : line }
}
