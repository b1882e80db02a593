import SimDialogue
import SimScreen
import SimShown
import SimText

/// The conversation as a self-contained page: no scripts, fonts or pictures.
struct HTMLDocument {
  private(set) var text: String

  init(_ screenplay: Screenplay, _ options: ExportOptions) {
    let title = screenplay.title.isEmpty ? "A conversation with Siri" : SafeText.cell(screenplay.title)
    var lines = [
      "<!DOCTYPE html>",
      "<html" + Markup.attribute("lang", screenplay.locale) + ">",
      "<head>",
      "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\(Markup.escaped(title))</title>",
      "<style>",
    ]
    lines += HTMLStyles.rules(theme: options.theme)
    lines += ["</style>", "</head>", "<body>", "<main>", "<h1 dir=\"auto\">\(Markup.escaped(title))</h1>"]
    for chapter in screenplay.chapters {
      lines.append("<section>")
      if let title = chapter.title { lines.append("<h2 dir=\"auto\">\(Markup.escaped(title))</h2>") }
      for scene in chapter.scenes {
        lines.append("<article>")
        lines += DocumentBlock.documentBlocks(of: scene.entry, showsTrace: options.showsTrace).flatMap(Self.block)
        let facts = InspectorFacts(scene.inspector)
        if options.showsInspector, !facts.isEmpty { lines += Self.block(of: facts) }
        lines.append("</article>")
      }
      lines.append("</section>")
    }
    lines += ["</main>", "</body>", "</html>"]
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func block(of documentBlock: DocumentBlock) -> [String] {
    switch documentBlock {
    case .said(let text): return [paragraph("said", "<span class=\"who\">You:</span> ", text)]
    case .command(let text): return ["<p class=\"command\"><code>\(Markup.escaped(text))</code></p>"]
    case .event(let text): return [paragraph("event", "<span class=\"who\">Event:</span> ", text)]
    case .note(let text): return text.isEmpty ? [] : [paragraph("note", "<span class=\"who\">Note:</span> ", text)]
    case .remark(let lines, let isError):
      let text = lines.map(Markup.escaped).joined(separator: "\n")
      return ["<pre class=\"\(isError ? "remark error" : "remark")\">\(text)</pre>"]
    case .trace(let lines):
      return ["<details class=\"trace\"><summary>Trace</summary>", "<ul>"]
        + lines.map { "<li><code>\(Markup.escaped($0))</code></li>" } + ["</ul>", "</details>"]
    case .says(let text): return [paragraph("siri", "<span class=\"who\">Siri:</span> ", text)]
    case .choices(let choices):
      return ["<ol>"]
        + choices.enumerated().map { index, choice in
          let detail = choice.detail.map { " <small>\(Markup.escaped($0))</small>" } ?? ""
          return "<li value=\"\(choice.number ?? index + 1)\"><bdi>\(Markup.escaped(choice.text))</bdi>\(detail)</li>"
        } + ["</ol>"]
    case .card(let card): return block(of: card)
    }
  }

  private static func paragraph(_ kind: String, _ who: String, _ text: String) -> String {
    "<p class=\"\(kind)\">\(who)<bdi>\(Markup.escaped(text))</bdi></p>"
  }

  private static func block(of card: CardContent) -> [String] {
    var lines = ["<figure class=\"card\">", "<figcaption><bdi>\(Markup.escaped(card.app))</bdi></figcaption>"]
    if !card.rows.isEmpty {
      lines.append("<table>")
      lines += card.rows.map { row in
        let text = "<bdi>\(Markup.escaped(row.text))</bdi>"
        guard let label = row.label else { return "<tr><td colspan=\"2\">\(text)</td></tr>" }
        return "<tr><th scope=\"row\">\(Markup.escaped(label))</th><td>\(text)</td></tr>"
      }
      lines.append("</table>")
    }
    if !card.buttons.isEmpty {
      let buttons = card.buttons.map { "<li>\(Markup.escaped($0))</li>" }.joined()
      lines.append("<ul class=\"buttons\" aria-label=\"Buttons\">\(buttons)</ul>")
    }
    return lines + ["</figure>"]
  }

  private static func block(of facts: InspectorFacts) -> [String] {
    var lines = ["<details class=\"why\"><summary>Why</summary>"]
    lines += facts.headings.map { "<p><bdi>\(Markup.escaped($0))</bdi></p>" }
    for table in facts.tables {
      lines.append("<table>")
      let heads = table.columns.map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }.joined()
      lines.append("<thead><tr>\(heads)</tr></thead>")
      lines += table.rows.map { row in
        "<tr>" + row.map { "<td><bdi>\(Markup.escaped($0))</bdi></td>" }.joined() + "</tr>"
      }
      lines.append("</table>")
    }
    return lines + ["</details>"]
  }
}
