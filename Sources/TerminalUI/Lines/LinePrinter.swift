import SimDiagnostics
package import SimShown
import SimText

/// Turns lines into text for the terminal: hides, marks, makes safe, styles.
package struct LinePrinter: Sendable {
  /// Whether lines are coloured.
  package var style: LineStyle
  /// Whether to hide the trace.
  package var isQuiet: Bool
  /// Whether to isolate right-to-left text. Only for a terminal: in a file the output is a transcript.
  package var isolatesDirection: Bool

  /// A printer that shows everything, without colours.
  package init(style: LineStyle = .plain, isQuiet: Bool = false, isolatesDirection: Bool = false) {
    self.style = style
    self.isQuiet = isQuiet
    self.isolatesDirection = isolatesDirection
  }

  /// The text of `lines`, each with its line feed; empty when all are hidden.
  package func text(of lines: [StyledLine]) -> String {
    var out = ""
    for line in lines where !(isQuiet && line.kind == .trace) {
      // A text of several lines stays several lines of its kind, so that none passes for another kind.
      for part in line.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        let safe = marked(SafeText.oneLine(String(part)), kind: line.kind)
        out += style.applied(to: isolatesDirection ? SafeText.isolated(safe) : safe, kind: line.kind)
        out += "\n"
      }
    }
    return out
  }

  private func marked(_ text: String, kind: StyledLine.Kind) -> String {
    switch kind {
    case .notice, .error: text.hasPrefix("# ") ? text : text.isEmpty ? "#" : "# " + text
    case .user, .trace, .choice, .card, .says: text
    }
  }
}

extension LinePrinter {
  /// The text of a whole turn, including the typed line.
  package func text(of entry: Entry, width: Int) -> String {
    let typed = entry.line.flatMap { line in TypedLine(line).map { text(ofTyped: line, as: $0) } }
    return (typed ?? "") + text(of: entry.contents, width: width)
  }
}

extension LinePrinter: ConversationPrinter {
  var speaksOnce: Bool { false }

  func prompt(_ prompt: String) -> String { prompt }

  func question(_ text: String) -> String { "# " + text }

  func text(ofTyped line: String, as typed: TypedLine) -> String {
    text(of: [StyledLine(typed.echoKind, typed.transcriptLine(typed: line))])
  }

  func text(of contents: [EntryContent], width: Int) -> String {
    text(of: contents.flatMap { StyledLine.lines(of: $0, width: width) })
  }

  func text(ofTitle title: String, isChapter: Bool) -> String {
    let safe = (isChapter ? "## " : "# ") + SafeText.oneLine(title)
    return style.applied(to: isolatesDirection ? SafeText.isolated(safe) : safe, kind: .notice) + "\n"
  }

  func list(of completions: [String], width: Int) -> [String] {
    let lines = columnList(completions, width: width)
    return isolatesDirection ? lines.map(SafeText.isolated) : lines
  }
}

extension TypedLine {
  fileprivate var echoKind: StyledLine.Kind {
    switch self {
    case .utterance, .command, .fault: .user
    case .remark: .notice
    }
  }
}
