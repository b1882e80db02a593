import SimCatalog
import SimDialogue
import SimScreen
import SimShown
import Testing

@testable import SimTerminalUI

@Suite struct AccessiblePrinterTests {
  private let printer = AccessiblePrinter()

  private func shown(_ outputs: Output...) -> [String] {
    outputs.flatMap { SpokenLines.lines(of: .output($0)) }
  }

  private func says(_ text: String) -> Output { .says(Line(identifier: "x", text: text)) }

  @Test func everyLineSaysWhoSpeaksOrWhatItIs() {
    let heard = Trace.resolve(parameter: "content", results: [.success(.string("hi"))], answer: AnswerDetail())
    #expect(
      shown(.trace(heard), says("OK, it's sent.")) == ["Trace: resolveContent = success hi", "Siri: OK, it's sent."])
    #expect(printer.line(ofTyped: "ZhiChat Sam hi", as: .utterance("ZhiChat Sam hi")) == "You: ZhiChat Sam hi")
    #expect(printer.line(ofTyped: "> /why", as: .command(.why)) == "You: /why")
    #expect(printer.line(ofTyped: "/wait 5 s", as: .command(.event("wait 5 s"))) == "Event: wait 5 s")
    #expect(printer.line(ofTyped: "# so far", as: .remark(" so far")) == "Remark: so far")
  }

  @Test func choicesAreNumberedAndCounted() {
    let choices = [Choice(text: "Sam Lee", detail: "mobile"), Choice(text: "Sam Park")]
    #expect(shown(.choices(choices)) == ["Choice 1 of 2: Sam Lee, mobile", "Choice 2 of 2: Sam Park"])
    // The second part of a longer list.
    #expect(shown(.choices([Choice(text: "Sam Poe", number: 6)])) == ["Choice 6: Sam Poe"])
  }

  @Test func aCardIsReadRowByRow() {
    let card = CardContent(
      app: "ZhiChat",
      rows: [.init(label: "To", text: "Sam Lee"), .init(label: "备注：", text: "hi"), .init(label: nil, text: "Draft")],
      buttons: ["Cancel", "Send"])
    #expect(
      shown(.card(card)) == ["Card from ZhiChat: To: Sam Lee", "Card: 备注： hi", "Card: Draft", "Buttons: Cancel, Send"])
    #expect(shown(.card(CardContent(app: "HuHu", rows: [], buttons: ["Open"]))) == ["Card from HuHu: Buttons: Open"])
  }

  @Test(arguments: [
    (Remark(.notice, "one\ntwo"), ["Note: one", "Note: two"]), (Remark(.error, "it's wrong"), ["Error: it's wrong"]),
    // What stands in columns has a header.
    (Remark(.notice, "/undo  take the last turn back"), ["Note: /undo: take the last turn back"]),
    (Remark(.notice, "  app      ZhiChat   Sam"), ["Note: app: ZhiChat, Sam"]),
    (Remark(.notice, "Siri asked: Which one?  (choose.person)"), ["Note: Siri asked: Which one? (choose.person)"]),
  ])
  func remarks(remark: Remark, lines: [String]) { #expect(SpokenLines.lines(of: .remark(remark)) == lines) }

  @Test func marksBeneathWordsAreReadWithThem() {
    let contents = ["给宏昌发 hi", "  ^^^^ recipients, a contact", "         ^^ content"].map {
      EntryContent.remark(Remark(.notice, $0))
    }
    #expect(
      printer.text(of: contents, width: 80)
        == "Note: 给宏昌发 hi\nNote: recipients, a contact: 宏昌\nNote: content: hi\n")
  }

  @Test func completionsAreLinesWithNumbers() {
    #expect(printer.list(of: ["Sam Lee", "知了"], width: 20) == ["Completion 1 of 2: Sam Lee", "Completion 2 of 2: 知了"])
    #expect(printer.list(of: (1...30).map(String.init), width: 20).last == "10 more completions")
  }

  @Test func quietLeavesTheTraceOut() {
    let heard = Trace.resolve(parameter: "content", results: [.needsValue], answer: AnswerDetail())
    #expect(AccessiblePrinter(isQuiet: true).text(of: [.output(.trace(heard))], width: 80).isEmpty)
  }

  @Test func rightToLeftIsIsolatedOnATerminalAlone() {
    let contents = [EntryContent.output(says("Send it to שרה (2)?"))]
    #expect(printer.text(of: contents, width: 80) == "Siri: Send it to שרה (2)?\n")
    let terminal = AccessiblePrinter(isolatesDirection: true)
    #expect(terminal.text(of: contents, width: 80) == "Siri: Send it to \u{2068}שרה\u{2069} (2)?\n")
  }

  @Test func nothingFromOutsideReachesTheTerminalRaw() {
    let nasty = "\u{1B}[2J\u{7}\u{202E}\r\n\u{9B}1mx"
    let card = CardContent(app: nasty, rows: [.init(label: nasty, text: nasty)], buttons: [nasty])
    let contents: [EntryContent] = [
      .output(says(nasty)), .output(.choices([Choice(text: nasty, detail: nasty)])), .output(.card(card)),
      .remark(Remark(.error, nasty)),
    ]
    let text = printer.text(of: contents, width: 80) + printer.text(ofTyped: nasty, as: .utterance(nasty))
    let passed = text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.generalCategory == .format)
    }
    #expect(passed.isEmpty)
    #expect(text.split(separator: "\n").allSatisfy { $0.contains(": ") })
  }
}
