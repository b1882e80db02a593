import SimDialogue
import SimScreen
import SimShown
import SimText

/// The conversation for those who hear it: who speaks stands before what is said, and nothing is drawn.
enum Spoken {
  /// Without the trace.
  static func lines(of screenplay: Screenplay) -> [String] {
    screenplay.chapters.flatMap { chapter in
      let title = chapter.title.map { [SafeText.cell($0) + "."] } ?? []
      return title
        + chapter.scenes.flatMap { scene in
          Passage.passages(of: scene.entry, showsTrace: false).flatMap(lines)
        }
    }
  }

  private static func lines(of passage: Passage) -> [String] {
    switch passage {
    case .said(let text): return ["You: " + text]
    case .command(let text): return ["Command: " + text]
    case .event(let text): return ["Event: " + text]
    case .note(let text): return text.isEmpty ? [] : ["Note: " + text]
    case .remark(let lines, _): return lines.filter { !$0.isEmpty }.map { "sirisim: " + $0 }
    case .trace: return []
    case .says(let text): return ["Siri: " + text]
    case .choices(let choices):
      return choices.enumerated().map { index, choice in
        let detail = choice.detail.map { ", " + SafeText.cell($0) } ?? ""
        return "Choice \(choice.number ?? index + 1): " + SafeText.cell(choice.text) + detail
      }
    case .card(let card):
      let rows = card.rows.map { row in (row.label.map { SafeText.cell($0) + ": " } ?? "") + SafeText.cell(row.text) }
      let buttons = card.buttons.map { "Button: " + SafeText.cell($0) }
      return ["Card of \(SafeText.cell(card.app)): " + rows.joined(separator: "; ")] + buttons
    }
  }
}
