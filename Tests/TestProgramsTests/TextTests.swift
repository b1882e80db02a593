import TestPrograms
import Testing

/// Characters, their widths, and the edges of the screen (ECMA-48, and xterm where that leaves it open).
@Suite struct ScreenTextTests {
  @Test func textWrapsAfterTheLastColumnAndNotOnIt() {
    var screen = TerminalScreen(columns: 5, rows: 3)
    screen.feed("abcde")
    #expect(screen.cursor.row == 0 && screen.cursor.column == 4)
    screen.feed("\r\nx")
    #expect(screen.text == ["abcde", "x", ""])
    screen.feed("\u{1B}[HABCDEF")
    #expect(screen.text == ["ABCDE", "F", ""])
  }

  @Test func withoutWrappingTheLastCellIsOverwritten() {
    var screen = TerminalScreen(columns: 5, rows: 2)
    screen.feed("\u{1B}[?7labcdefg")
    #expect(screen.text == ["abcdg", ""])
  }

  @Test func aFullScreenScrollsAndKeepsWhatWentOut() {
    var screen = TerminalScreen(columns: 5, rows: 2)
    screen.feed("one\r\ntwo\r\nthree")
    #expect(screen.text == ["two", "three"])
    #expect(screen.mainText == ["one", "two", "three"])
  }

  @Test(arguments: [
    ("知了", 4), ("ｶﾞ", 2), ("한국", 4), ("e\u{301}", 1), ("\u{1F600}", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇨🇳", 2), ("❤️", 2),
    ("1️⃣", 2), ("क्ष", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("a\u{200D}b", 2), ("“", 1), ("…", 1), ("，", 2),
  ])
  func aCharacterTakesItsColumns(text: String, columns: Int) {
    var screen = TerminalScreen(columns: 20, rows: 1)
    screen.feed(text + "|")
    #expect(screen.cell(row: 0, column: columns).text == "|", "\(screen.picture)")
    #expect(screen.text == [text + "|"])
  }

  @Test func aWideCharacterDoesNotStandHalfOverTheEdge() {
    var screen = TerminalScreen(columns: 5, rows: 2)
    screen.feed("abcd知")
    #expect(screen.text == ["abcd", "知"])
  }

  @Test func halfOfAWideCharacterCannotStay() {
    var screen = TerminalScreen(columns: 6, rows: 1)
    screen.feed("知了\u{1B}[1;2Hx")
    #expect(screen.text == [" x了"])
    screen.feed("\u{1B}[1;3Hy")
    #expect(screen.text == [" xy"])
    screen.feed("\u{1B}[1;1H知了\u{1B}[1;4H\u{1B}[K")
    #expect(screen.text == ["知"])
    screen.feed("\u{1B}[1;1H\u{1B}[@")
    #expect(screen.text == [" 知"])
    screen.feed("\u{1B}[1;1H\u{1B}[P")
    #expect(screen.text == ["知"])
    screen.feed("\u{1B}[1;1H\u{1B}[@\u{1B}[1;3H\u{1B}[@x")
    #expect(screen.text == ["  x"])
  }

  @Test func aMarkBelongsToTheCharacterBeforeItOnlyWhenNothingCameBetween() {
    var screen = TerminalScreen(columns: 6, rows: 1)
    screen.feed("e\u{1B}[m\u{301}x")
    #expect(screen.text == ["ex"])
  }

  @Test func charactersMayBeCutAnywhere() {
    var screen = TerminalScreen(columns: 10, rows: 1)
    for byte in "知\u{1B}[1m了\u{1B}[0m✓".utf8 { screen.feed([byte]) }
    #expect(screen.text == ["知了✓"])
    #expect(screen.style(of: "了")?.attributes == .bold)
  }

  @Test func whatIsNoUTF8IsShownAsSuch() {
    var screen = TerminalScreen(columns: 10, rows: 1)
    screen.feed([0x61, 0xFF, 0xE7, 0x62, 0x80, 0x63])
    #expect(screen.text == ["a\u{FFFD}\u{FFFD}b\u{FFFD}c"])
  }

  @Test func placesAreCountedInColumns() {
    var screen = TerminalScreen(columns: 20, rows: 3)
    screen.feed("\r\n用知了 Jon")
    #expect(screen.row(containing: "Jon") == 1)
    #expect(screen.place(of: "Jon")?.column == 7)
    #expect(screen.place(of: "了")?.column == 4)
    #expect(screen.text(columns: 7..<9) == ["", "Jo", ""])
    #expect(!screen.contains("Sam"))
  }

  @Test func tabsStopAtEveryEighthColumnUntilTheyAreCleared() {
    var screen = TerminalScreen(columns: 20, rows: 1)
    screen.feed("a\tb\u{1B}[Zc")
    #expect(screen.text == ["a       c"])
    screen.feed("\r\u{1B}[3g\u{1B}[4C\u{1B}H\r\tx\ty")
    #expect(screen.text == ["a   x   c          y"])
  }

  @Test func linesAreDrawnWithTheSpecialSet() {
    var screen = TerminalScreen(columns: 10, rows: 1)
    screen.feed("\u{1B}(0lqk\u{1B}(Bq\u{1B})0\u{0E}x\u{0F}x")
    #expect(screen.text == ["┌─┐q│x"])
  }
}
