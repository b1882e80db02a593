import SimText

/// A Gherkin feature: a scenario for each conversation, for teams that write their acceptance tests in it.
enum GherkinFeature {
  static func write(_ talk: PlainTalk) -> WrittenTalk {
    var lines = ["Feature: " + line(talk.title.nonEmpty ?? "A conversation with Siri")]
    if !talk.header.isEmpty {
      lines += ["", "  Background:"]
      for (index, entry) in talk.header.enumerated() {
        let value = entry.value.split(whereSeparator: \.isNewline).joined(separator: "; ")
        lines.append("    \(index == 0 ? "Given" : "And") the \(line(entry.name)) is \(quoted(value))")
      }
    }
    for (index, chapter) in talk.chapters.enumerated() where !chapter.pieces.isEmpty {
      lines += [
        "",
        "  Scenario: "
          + line(chapter.title ?? (talk.chapters.count == 1 ? talk.title.nonEmpty ?? "1" : "\(index + 1)")),
      ]
      var hasOutcome = false
      func outcome(_ text: String) {
        lines.append("    \(hasOutcome ? "And" : "Then") \(text)")
        hasOutcome = true
      }
      for part in chapter.parts {
        switch part {
        case .card(let rows):
          outcome("the card shows")
          lines += rows.map { "      | \(cell($0)) |" }
        case .piece(.said(let text)):
          lines.append("    When the user says \(quoted(text))")
          hasOutcome = false
        case .piece(.event(let text)):
          lines.append("    When this happens: \(quoted(text))")
          hasOutcome = false
        case .piece(.command(let text)):
          lines.append("    When the user types \(quoted("/" + text))")
          hasOutcome = false
        case .piece(.siri(let text)): outcome("Siri says \(quoted(text))")
        case .piece(.choices(let choices)):
          outcome("Siri offers")
          lines += choices.map { "      | \(cell($0)) |" }
        case .piece(.trace(let text)): outcome("the app has \(quoted(text))")
        case .piece(.remark(let text)): lines.append("    # " + line(text))
        case .piece(.card): break
        }
      }
    }
    return WrittenTalk(lines.joined(separator: "\n") + "\n", LeftOutCounts())
  }

  private static func line(_ text: String) -> String { SafeText.oneLine(text) }

  /// A step's parameter, as a string in Cucumber expressions.
  private static func quoted(_ text: String) -> String {
    "\"" + line(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func cell(_ text: String) -> String {
    line(text).replacing("\\", with: "\\\\").replacing("|", with: "\\|")
  }
}
