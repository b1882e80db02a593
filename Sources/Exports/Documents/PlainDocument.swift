import SimDialogue
import SimScreen
import SimShown
import SimText
import SimTranscripts

/// The conversation in the transcript's notation, as line mode prints it.
struct PlainDocument {
  let text: String

  init(_ screenplay: Screenplay, _ options: ExportOptions) {
    let width = options.columns
    var lines: [String] = []
    func add(_ line: String) { lines += Self.folded(line, width: width) }
    if !screenplay.title.isEmpty { add("# " + SafeText.cell(screenplay.title)) }
    for chapter in screenplay.chapters {
      if let title = chapter.title {
        if !lines.isEmpty { lines.append("") }
        add("## " + SafeText.cell(title))
      }
      for scene in chapter.scenes {
        if !lines.isEmpty, lines.last?.hasPrefix("## ") != true { lines.append("") }
        if let line = scene.entry.line { add(SafeText.oneLine(line)) }
        for content in scene.entry.contents {
          lines += Self.lines(of: content, showsTrace: options.showsTrace, width: width)
        }
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of content: EntryContent, showsTrace: Bool, width: Int?) -> [String] {
    switch content {
    case .remark(let remark):
      return remark.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
        let text = SafeText.oneLine(String(line))
        return folded(text.hasPrefix("# ") ? text : text.isEmpty ? "#" : "# " + text, width: width)
      }
    case .output(.trace) where !showsTrace: return []
    case .output(let output):
      return TurnText.lines(of: output, width: width).flatMap { line -> [String] in
        // A card is already laid out.
        if case .card = line.kind { return line.transcriptLines }
        return line.transcriptLines.flatMap { folded($0, width: width) }
      }
    }
  }

  /// The line folded to fit; continuation lines are indented, so that it is the same line of a transcript.
  static func folded(_ line: String, width: Int?) -> [String] {
    guard let width, DisplayWidth.of(line) > width else { return [line] }
    let margin = "  "
    guard let first = LineBreaking.lines(of: line, width: width).first else { return [line] }
    var rest = line.dropFirst(first.count)
    if rest.first == " " { rest.removeFirst() }
    let following = LineBreaking.lines(of: String(rest), width: max(2, width - DisplayWidth.of(margin)))
    return [first] + following.map { margin + $0 }
  }
}
