import SimDialogue
import SimText
import SimTranscripts
import Testing

@Suite struct CardLayoutTests {
  let message = CardContent(
    app: "ZhiChat",
    rows: [.init(label: "To", text: "Sam Lee, mobile"), .init(label: "Message", text: "I'm running late")],
    buttons: ["Cancel", "Send"])

  @Test func columnsAreTwoSpacesApart() {
    #expect(
      TurnText.printed([.card(message)]) == [
        "| To       Sam Lee, mobile", "| Message  I'm running late", "| (Cancel)  (Send)",
      ])
  }

  @Test func wideLabelsCountTwice() {
    let card = CardContent(
      app: "知了", rows: [.init(label: "收件人", text: "宏昌"), .init(label: "内容", text: "晚上一起吃饭吗")])
    #expect(TurnText.printed([.card(card)]) == ["| 收件人  宏昌", "| 内容    晚上一起吃饭吗"])
  }

  @Test func aLongRowGoesOnBelowItsText() {
    #expect(
      TurnText.printed([.card(message)], width: 24) == [
        "| To       Sam Lee,", "           mobile", "| Message  I'm running", "           late", "| (Cancel)  (Send)",
      ])
  }

  @Test func rowsOfTheAppsOwnViewStandByThemselves() {
    let card = CardContent(app: "HuHu", rows: [.init(label: nil, text: "Truck"), .init(label: nil, text: "¥25")])
    #expect(TurnText.printed([.card(card)]) == ["| Truck", "| ¥25"])
  }

  @Test func nothingFromOutsideReachesTheTerminalRaw() {
    let card = CardContent(app: "A", rows: [.init(label: "To", text: "\u{1B}[31mSam\r\nLee\u{202E}  x\tend\u{7}")])
    #expect(TurnText.printed([.card(card)]) == ["| To  \u{FFFD}[31mSam Lee\u{FFFD} x end\u{FFFD}"])
    let line = TurnText.printed([.says(Line(identifier: "x", text: "one\ntwo\u{9B}3"))])
    #expect(line == ["one two\u{FFFD}3"])
  }

  @Test(arguments: 20...60)
  func everyLineFitsAndEveryRowCanBeReadAgain(width: Int) {
    let texts = [
      "看《冰与火之歌》了吗？晚上一起吃饭吧，我在 Apple 店门口等你。", "I'm running late, see you at the café by the river.",
      "👨‍👩‍👧‍👦 and 🇨🇳 meet 宏昌 at 8", "短",
    ]
    let card = CardContent(app: "A", rows: texts.map { .init(label: "内容", text: $0) })
    for (line, text) in zip(TurnText.lines(of: .card(card), width: width), texts) {
      for printed in line.printed { #expect(DisplayWidth.of(printed) <= width, "\(printed)") }
      let parts = [String(line.text.dropFirst(4))] + line.continuation.map { String($0.drop { $0 == " " }) }
      #expect(line.text.hasPrefix("内容  "))
      let joined = parts.map { String($0.drop { $0 == " " }) }.reduce("", LineBreaking.joined)
      // Where wide and narrow letters mix, a narrow terminal may cost a space.
      #expect(text.contains("meet") ? joined.filter { $0 != " " } == text.filter { $0 != " " } : joined == text)
    }
  }
}
