import SimScreen
import Testing

@testable import SimTerminalUI

@Suite struct TerminalInputTests {
  private func events(_ pieces: String...) -> [TerminalInput.Event] {
    var input = TerminalInput()
    return pieces.flatMap { input.take($0.utf8) } + input.settle()
  }

  private func keys(_ text: String) -> TerminalInput.Event { .keys(Array(text.utf8)) }

  private func click(_ row: Int, _ column: Int) -> TerminalInput.Event {
    .mouse(MouseReport(kind: .press, place: ScreenPlace(row: row, column: column)))
  }

  @Test(arguments: ["用知了", "a\r", "\u{1B}[A", "\u{1B}OP", "\u{1B}f", "\u{1B}[1;5A", "\u{1B}\u{1B}[D", "👨‍👩‍👧"])
  func keysGoThroughAsTheyCome(text: String) {
    #expect(events(text) == [keys(text)])
  }

  @Test func theMouseIsToldFromKeys() {
    #expect(events("a\u{1B}[<0;7;3Mb") == [keys("a"), click(2, 6), keys("b")])
    #expect(
      events("\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<0;1;1m\u{1B}[<2;1;1M").map(\.mouseKind) == [
        .wheelUp, .wheelDown, .release, .other,
      ])
    // With Shift, Alt or Ctrl held down it is the same button.
    #expect(events("\u{1B}[<68;1;1M").map(\.mouseKind) == [.wheelUp])
  }

  @Test func aReportMayComeInPieces() {
    #expect(events("\u{1B}", "[", "<", "0;1", "0;2", "M", "x") == [click(1, 9), keys("x")])
  }

  @Test(arguments: [
    "\u{1B}[<0;0;1M", "\u{1B}[<0;1M", "\u{1B}[<;;M", "\u{1B}[<99999999999999999999;1;1M", "\u{1B}[<0;1;1;1M",
    "\u{1B}[<0x",
  ])
  func whatIsNoReportIsDropped(text: String) {
    #expect(events(text, "k") == [keys("k")])
  }

  @Test func endlessNumbersAreDropped() {
    let events = events("\u{1B}[<" + String(repeating: "1", count: 200) + "M")
    // What comes after as much as any report has is text again.
    #expect(events.allSatisfy { $0.mouseKind == nil })
  }

  @Test func escapeAloneIsAKeyOnlyWhenNothingFollows() {
    #expect(events("\u{1B}") == [.escape])
    #expect(events("\u{1B}", "[A") == [keys("\u{1B}[A")])
    #expect(events("x\u{1B}") == [keys("x"), .escape])
    // The beginning of a sequence that never goes on is keys.
    #expect(events("\u{1B}[") == [keys("\u{1B}[")])
  }

  @Test func aPasteIsTextWhateverItHolds() {
    let paste = "\u{1B}[200~one\ntwo \u{1B}[<0;1;1M \u{1B}]11;rgb:0/0/0\u{7} \u{1B}[20\u{1B}[201~"
    #expect(events("k" + paste, "\u{1B}[<0;1;1M") == [keys("k"), .paste(Array(paste.utf8)), click(0, 0)])
    #expect(events("\u{1B}[20", "0~a\u{1B}", "[201~").pasted == "\u{1B}[200~a\u{1B}[201~")
    #expect(events("\u{1B}[200~a\0b\u{1B}[201~").pasted == "\u{1B}[200~ab\u{1B}[201~")
  }

  @Test func aKeyThatComesInPiecesGoesOnWhole() {
    #expect(events("\u{1B}[", "1;", "5", "Ab") == [keys("\u{1B}[1;5Ab")])
    #expect(events("\u{1B}O", "P") == [keys("\u{1B}OP")])
    // Nothing followed in time.
    #expect(events("\u{1B}[1;") == [keys("\u{1B}[1;")])
    #expect(events("\u{1B}[" + String(repeating: "1", count: 200)).keys.utf8.count == 202)
  }

  @Test func keysArePartedIntoSingleOnes() {
    let parted = TerminalInput.single(Array("q知\u{1B}[5~\u{1B}OP\u{1B}[[A\u{1B}fx".utf8))
    #expect(
      parted.map { String(decoding: $0, as: UTF8.self) } == [
        "q", "知", "\u{1B}[5~", "\u{1B}OP", "\u{1B}[[A", "\u{1B}f", "x",
      ])
    #expect(parted.map { DemoKey(bytes: $0) } == [.quit, nil, .scrollUp, .help, .help, nil, nil])
    #expect(TerminalInput.single([0xE7]) == [[0xE7]])
  }

  @Test func theAnswerToTheQuestionForTheBackgroundNeverReachesTheLine() throws {
    let white = try #require(RGBColour(answer: "rgb:ffff/ffff/ffff"))
    #expect(events("a\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\b") == [keys("a"), .background(white), keys("b")])
    #expect(events("\u{1B}]11;rgb:ff/", "ff/ff\u{7}") == [.background(white)])
    #expect(events("\u{1B}]11;nonsense\u{7}c") == [keys("c")])
  }

  @Test func backgroundsAreLightOrDark() {
    #expect(RGBColour(answer: "rgb:fdfd/f6f6/e3e3")?.isLight == true)
    #expect(RGBColour(answer: "rgb:0000/2b2b/3636")?.isLight == false)
    #expect(RGBColour(answer: "rgba:ff/ff/ff/80")?.isLight == true)
    for text in ["", "rgb:", "rgb:1/2", "rgb:g/0/0", "rgb:12345/0/0", "#ffffff"] {
      #expect(RGBColour(answer: text) == nil)
    }
    #expect(isLightBackground(colorFGBG: "0;default;15") == true)
    #expect(isLightBackground(colorFGBG: "15;0") == false)
    #expect(isLightBackground(colorFGBG: "15;default") == nil)
    #expect(isLightBackground(colorFGBG: nil) == nil)
  }
}

extension TerminalInput.Event {
  fileprivate var mouseKind: MouseReport.Kind? {
    if case .mouse(let report) = self { report.kind } else { nil }
  }
}

extension [TerminalInput.Event] {
  /// What was pasted, joined.
  fileprivate var pasted: String {
    String(decoding: flatMap { if case .paste(let bytes) = $0 { bytes } else { [UInt8]() } }, as: UTF8.self)
  }

  /// The keys of all events, joined.
  fileprivate var keys: String {
    String(decoding: flatMap { if case .keys(let bytes) = $0 { bytes } else { [UInt8]() } }, as: UTF8.self)
  }
}
