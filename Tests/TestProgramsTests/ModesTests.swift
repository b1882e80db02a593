import TestPrograms
import Testing

/// Looks, modes, the two screens, and what a terminal is asked.
@Suite struct ScreenModesTests {
  @Test(
    arguments: [
      ("\u{1B}[1m", .bold), ("\u{1B}[2;7m", [.dim, .reverse]),
      ("\u{1B}[1;3;4m\u{1B}[22m", [.italic, .underline]),
      ("\u{1B}[7m\u{1B}[27m", []), ("\u{1B}[1;5;8;9m\u{1B}[m", []), ("\u{1B}[4:0m", []), ("\u{1B}[4:3m", .underline),
    ] as [(String, CellAppearance.Attributes)])
  func attributes(keys: String, expected: CellAppearance.Attributes) {
    var screen = TerminalScreen(columns: 10, rows: 1)
    screen.feed(keys + "x")
    #expect(screen.style(of: "x")?.attributes == expected)
  }

  @Test(
    arguments: [
      ("\u{1B}[31m", .indexed(1)), ("\u{1B}[93m", .indexed(11)), ("\u{1B}[38;5;208m", .indexed(208)),
      ("\u{1B}[38;2;1;2;3m", .rgb(1, 2, 3)), ("\u{1B}[38:2::1:2:3m", .rgb(1, 2, 3)), ("\u{1B}[38:5:9m", .indexed(9)),
      ("\u{1B}[31;39m", .standard), ("\u{1B}[38;5;208;1m", .indexed(208)), ("\u{1B}[34m\u{1B}[0m", .standard),
    ] as [(String, CellAppearance.Colour)])
  func colours(keys: String, expected: CellAppearance.Colour) {
    var screen = TerminalScreen(columns: 10, rows: 1)
    screen.feed(keys + "x")
    #expect(screen.style(of: "x")?.foreground == expected)
    #expect(screen.colours.contains(expected) || expected == .standard)
  }

  @Test func theAlternateScreenLeavesTheMainOneAlone() {
    var screen = TerminalScreen(columns: 10, rows: 3)
    screen.feed("shell\r\n\u{1B}[1m\u{1B}[?1049h\u{1B}[H\u{1B}[2Jfull\r\nof\r\ntext\r\nmore")
    #expect(screen.modes.isAlternate)
    #expect(screen.text == ["of", "text", "more"])
    #expect(screen.mainText == ["shell"])
    screen.feed("\u{1B}[?1049lnext")
    #expect(screen.text == ["shell", "next", ""])
    #expect(screen.style(of: "next")?.attributes == .bold)
    #expect(screen.modes.areStandard)
  }

  @Test func theMainScreenIsResizedBehindTheAlternateOne() {
    var screen = TerminalScreen(columns: 10, rows: 3)
    screen.feed("a long li\r\n\u{1B}[?1049hx")
    screen.resize(columns: 4, rows: 2)
    #expect(screen.text == ["", "x"])
    screen.feed("\u{1B}[?1049l")
    #expect(screen.text == ["a lo", ""])
  }

  @Test func modesAreKept() {
    var screen = TerminalScreen(columns: 10, rows: 3)
    screen.feed("\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000;1006h\u{1B}[?1h\u{1B}=\u{1B}[?7l\u{1B}[?1004h")
    #expect(!screen.cursor.isVisible)
    #expect(screen.modes.bracketsPaste && screen.modes.mouse == [1000, 1006] && screen.modes.tellsFocus)
    #expect(screen.modes.cursorKeysAreApplications && screen.modes.keypadIsApplication && !screen.modes.wraps)
    screen.feed("\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?1l\u{1B}>\u{1B}[?7h\u{1B}[?1004l")
    #expect(screen.modes.areStandard, "\(screen.modes)")
    #expect(screen.sequences["CSI ?2004h"] == 1)
    #expect(screen.unknown == [])
  }

  @Test(arguments: [
    ("\u{1B}]0;a title\u{7}", "a title"), ("\u{1B}]2;题\u{1B}\\", "题"), ("\u{1B}[22;0;0t", ""),
  ])
  func commandsAreNotShown(keys: String, title: String) {
    var screen = TerminalScreen(columns: 20, rows: 1)
    screen.feed(keys + "x")
    #expect(screen.text == ["x"])
    #expect(screen.title == title)
    #expect(screen.unknown == [])
  }

  @Test func stringsAreNotShown() {
    var screen = TerminalScreen(columns: 20, rows: 1)
    screen.feed("\u{1B}P+q544e\u{1B}\\a\u{1B}_hidden\u{1B}\\b\u{1B}kname\u{1B}\\c\u{1B}]R\u{1B}]P0123456d")
    #expect(screen.text == ["abcd"])
  }

  @Test func theClipboardIsKept() {
    var screen = TerminalScreen(columns: 20, rows: 1)
    screen.feed("\u{1B}]52;c;aGVsbG8=\u{7}")
    #expect(screen.clipboard == ["aGVsbG8="])
  }

  @Test(arguments: [
    ("\u{1B}[5n", "\u{1B}[0n"), ("\u{1B}[2;3H\u{1B}[6n", "\u{1B}[2;3R"), ("\u{1B}[c", "\u{1B}[?62;22c"),
    ("\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:ffff/ffff/0808\u{1B}\\"), ("\u{1B}[?2004h\u{1B}[?2004$p", "\u{1B}[?2004;1$y"),
    ("\u{1B}[18t", "\u{1B}[8;4;20t"), ("\u{1B}[m", ""),
  ])
  func questionsAreAnswered(keys: String, answer: String) {
    var screen = TerminalScreen(columns: 20, rows: 4, answers: .init(background: [255, 255, 8]))
    screen.feed(keys)
    #expect(String(decoding: screen.replies, as: UTF8.self) == answer)
    var silent = TerminalScreen(columns: 20, rows: 4, answers: .init(isAnswering: false))
    silent.feed(keys)
    #expect(silent.replies.isEmpty)
  }

  @Test func whatIsUnknownIsNamed() {
    var screen = TerminalScreen(columns: 20, rows: 1)
    screen.feed("\u{1B}[?7777h\u{1B}[1;2y\u{1B}]999;x\u{7}\u{9B}31mx")
    #expect(screen.unknown == ["CSI ?7777h", "CSI 1;2y", "OSC 999;x"])
    #expect(screen.style(of: "x")?.foreground == .indexed(1))
    #expect(screen.text == ["x"])
  }

  @Test func aResetForgetsAll() {
    var screen = TerminalScreen(columns: 20, rows: 2)
    screen.feed("x\u{1B}[?1049h\u{1B}[1;2r\u{1B}[31m\u{1B}[?25l\u{1B}cy")
    #expect(screen.text == ["y", ""])
    #expect(screen.modes.areStandard)
    #expect(screen.style(of: "y")?.isPlain == true)
  }
}
