import SimDialogue
import SimScreen
import SimShown
import SimText

/// The conversation as Markdown, with tables and folded details.
struct MarkdownDocument {
  private(set) var text = ""

  init(_ screenplay: Screenplay, _ options: ExportOptions) {
    var blocks: [[String]] = []
    if !screenplay.title.isEmpty { blocks.append(["# " + MarkdownText.escaped(screenplay.title)]) }
    for chapter in screenplay.chapters {
      if let title = chapter.title { blocks.append(["## " + MarkdownText.escaped(title)]) }
      for scene in chapter.scenes {
        blocks += DocumentBlock.documentBlocks(of: scene.entry, showsTrace: options.showsTrace).map(Self.block)
        let facts = InspectorFacts(scene.inspector)
        if options.showsInspector, !facts.isEmpty { blocks.append(Self.block(of: facts)) }
      }
    }
    text = blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func block(of documentBlock: DocumentBlock) -> [String] {
    switch documentBlock {
    case .said(let text): return ["> " + MarkdownText.escaped(text)]
    case .command(let text): return ["> " + MarkdownText.code(text)]
    case .event(let text): return ["*" + MarkdownText.escaped(text) + "*"]
    case .note(let text): return text.isEmpty ? ["&nbsp;"] : ["<sub>" + Markup.escaped(text) + "</sub>"]
    case .remark(let lines, let isError): return (isError ? ["⚠ sirisim:", ""] : []) + MarkdownText.block(lines)
    case .trace(let lines):
      return ["<details><summary>Trace</summary>", ""] + MarkdownText.block(lines) + ["", "</details>"]
    case .says(let text): return ["**Siri:** " + MarkdownText.escaped(text)]
    case .choices(let choices):
      return choices.enumerated().map { index, choice in
        let detail = choice.detail.map { " — " + MarkdownText.escaped($0) } ?? ""
        return "\(choice.number ?? index + 1). " + MarkdownText.escaped(choice.text) + detail
      }
    case .card(let card): return block(of: card)
    }
  }

  /// A table with the app's name above it, one column or two, and the buttons below.
  private static func block(of card: CardContent) -> [String] {
    let hasLabels = card.rows.contains { $0.label != nil }
    let app = MarkdownText.escaped(card.app)
    var lines = hasLabels ? ["| \(app) | |", "| --- | --- |"] : ["| \(app) |", "| --- |"]
    for row in card.rows {
      let text = MarkdownText.escaped(row.text)
      lines.append(hasLabels ? "| \(MarkdownText.escaped(row.label ?? "")) | \(text) |" : "| \(text) |")
    }
    if !card.buttons.isEmpty {
      lines += ["", card.buttons.map { "**\\[" + MarkdownText.escaped($0) + "\\]**" }.joined(separator: " ")]
    }
    return lines
  }

  private static func block(of facts: InspectorFacts) -> [String] {
    var lines = ["<details><summary>Why</summary>", ""]
    for heading in facts.headings { lines += [MarkdownText.escaped(heading), ""] }
    for table in facts.tables {
      lines.append("| " + table.columns.map(MarkdownText.escaped).joined(separator: " | ") + " |")
      lines.append("|" + table.columns.map { _ in " --- |" }.joined())
      lines += table.rows.map { "| " + $0.map(MarkdownText.escaped).joined(separator: " | ") + " |" }
      lines.append("")
    }
    return lines + ["</details>"]
  }
}
