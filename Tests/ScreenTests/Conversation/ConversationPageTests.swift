import SimDialogue
import SimScreen
import SimShown
import Testing

/// A whole conversation without the screen around it.
struct ConversationPageTests {
  private func text(_ entries: [Entry], inspector: Inspector? = nil, columns: Int) -> [String] {
    ConversationPage(entries, inspector: inspector, columns: columns).rows.map { row in
      row.spans.map(\.text).joined().trimmingSuffix { $0 == " " }
    }
  }

  private func card(_ rows: [(String, String)]) -> EntryContent {
    .output(.card(CardContent(app: "动动", rows: rows.map { CardContent.Row(label: $0.0, text: $0.1) })))
  }

  @Test func itIsAsHighAsTheConversationIsLong() {
    let entries = (1...300).map { Entry(line: "> line \($0)") }
    let page = text(entries, columns: 80)
    #expect(page.count == 599)
    #expect(page.first == " > line 1")
    #expect(page.last == " > line 300")
    #expect(text([], columns: 80) == [])
  }

  @Test func theInspectorStandsBesideItWhereThereIsRoom() {
    let inspector = Inspector(decline: "no app is named")
    let entries = [Entry(line: "> hum")]
    #expect(
      text(entries, inspector: inspector, columns: ConversationPage.columnsForInspector)[0].contains("│ not under"))
    #expect(text(entries, inspector: inspector, columns: ConversationPage.columnsForInspector - 1) == [" > hum"])
  }

  @Test func shortTextsStandBesideTheirLabels() {
    #expect(
      text([Entry(contents: [card([("运动", "跑步"), ("已开始", "07:30")])])], columns: 40) == [
        " ╭─ 动动 ────────╮", " │ 运动    跑步  │", " │ 已开始  07:30 │", " ╰───────────────╯",
      ])
  }

  @Test func longTextsStandBelowLongLabels() {
    let label = "the place where it begins"
    let page = text([Entry(contents: [card([(label, "a corner behind the old station")])])], columns: 40)
    #expect(page.dropFirst().first?.contains(label) == true)
    #expect(page.dropFirst().first?.contains("corner") == false)
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
