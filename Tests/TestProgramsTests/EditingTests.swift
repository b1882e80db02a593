import TestPrograms
import Testing

/// What erases, inserts, deletes and moves.
@Suite struct ScreenEditingTests {
  private func screen(_ lines: String...) -> TerminalScreen {
    var screen = TerminalScreen(columns: 10, rows: 5)
    screen.feed(lines.joined(separator: "\r\n"))
    return screen
  }

  @Test(arguments: [
    ("\u{1B}[2;3H\u{1B}[J", ["aaaa", "bb", "", "", ""]),
    ("\u{1B}[2;3H\u{1B}[1J", ["", "   b", "cccc", "dddd", "eeee"]),
    ("\u{1B}[2;3H\u{1B}[2J", ["", "", "", "", ""]),
    ("\u{1B}[2;3H\u{1B}[K", ["aaaa", "bb", "cccc", "dddd", "eeee"]),
    ("\u{1B}[2;3H\u{1B}[1K", ["aaaa", "   b", "cccc", "dddd", "eeee"]),
    ("\u{1B}[2;3H\u{1B}[2K", ["aaaa", "", "cccc", "dddd", "eeee"]),
    ("\u{1B}[2;2H\u{1B}[2X", ["aaaa", "b  b", "cccc", "dddd", "eeee"]),
    ("\u{1B}[2;2H\u{1B}[2@x", ["aaaa", "bx bbb", "cccc", "dddd", "eeee"]),
    ("\u{1B}[2;2H\u{1B}[2P", ["aaaa", "bb", "cccc", "dddd", "eeee"]),
    ("\u{1B}[2;2H\u{1B}[4hxy\u{1B}[4lz", ["aaaa", "bxyzbb", "cccc", "dddd", "eeee"]),
    ("\u{1B}[2;2H\u{1B}[L", ["aaaa", "", "bbbb", "cccc", "dddd"]),
    ("\u{1B}[2;2H\u{1B}[2M", ["aaaa", "dddd", "eeee", "", ""]),
    ("\u{1B}[2S", ["cccc", "dddd", "eeee", "", ""]),
    ("\u{1B}[2T", ["", "", "aaaa", "bbbb", "cccc"]),
    ("\u{1B}[H\u{1B}M", ["", "aaaa", "bbbb", "cccc", "dddd"]),
    ("\u{1B}[2;4r\u{1B}[4;1H\n", ["aaaa", "cccc", "dddd", "", "eeee"]),
    ("\u{1B}[2;4r\u{1B}[2;1H\u{1B}M", ["aaaa", "", "bbbb", "cccc", "eeee"]),
    ("\u{1B}[2;4r\u{1B}[3;1H\u{1B}[M", ["aaaa", "bbbb", "dddd", "", "eeee"]),
    ("\u{1B}[2;4r\u{1B}[?6h\u{1B}[1;1Hx\u{1B}[9;1Hy", ["aaaa", "xbbb", "cccc", "yddd", "eeee"]),
    ("\u{1B}[3;1H-\u{1B}[3b", ["aaaa", "bbbb", "----", "dddd", "eeee"]),
  ])
  func theScreenChanges(keys: String, expected: [String]) {
    var screen = screen("aaaa", "bbbb", "cccc", "dddd", "eeee")
    screen.feed(keys)
    #expect(screen.text == expected, "\(screen.picture)")
    #expect(screen.unknown == [])
  }

  @Test(arguments: [
    ("\u{1B}[3;4H", 2, 3), ("\u{1B}[3;4H\u{1B}[A", 1, 3), ("\u{1B}[3;4H\u{1B}[9A", 0, 3), ("\u{1B}[9B", 4, 0),
    ("\u{1B}[2C", 0, 2), ("\u{1B}[99C", 0, 9), ("\u{1B}[5C\u{1B}[2D", 0, 3), ("\u{1B}[3;4H\u{1B}[E", 3, 0),
    ("\u{1B}[3;4H\u{1B}[F", 1, 0), ("\u{1B}[7G", 0, 6), ("\u{1B}[3d", 2, 0), ("\u{1B}[99;99H", 4, 9),
    ("\u{1B}[0;0H", 0, 0), ("\u{1B}[3;4H\u{1B}7\u{1B}[H\u{1B}8", 2, 3), ("\u{1B}[3;4H\u{1B}[s\u{1B}[H\u{1B}[u", 2, 3),
    ("\u{1B}[3;4f\u{8}", 2, 2), ("\u{1B}[3;4Hx\r", 2, 0), ("\u{1B}[3;4H\u{1B}[2;4r", 0, 0),
  ])
  func theCursorMoves(keys: String, row: Int, column: Int) {
    var screen = TerminalScreen(columns: 10, rows: 5)
    screen.feed(keys)
    #expect(screen.cursor.row == row && screen.cursor.column == column, "\(screen.picture)")
  }

  @Test func whatIsErasedKeepsTheBackground() {
    var screen = screen("aaaa")
    screen.feed("\u{1B}[H\u{1B}[1;44m\u{1B}[K")
    #expect(screen.style(row: 0, column: 5).background == .indexed(4))
    #expect(screen.style(row: 0, column: 5).attributes == [])
  }

  @Test func aScreenThatShrinksKeepsTheCursorsLine() {
    var screen = screen("aaaa", "bbbb", "cccc", "dddd", "eeee")
    screen.resize(columns: 3, rows: 2)
    #expect(screen.text == ["ddd", "eee"])
    #expect(screen.cursor.row == 1 && screen.cursor.column == 2)
    screen.resize(columns: 6, rows: 3)
    #expect(screen.text == ["ddd", "eee", ""])
    #expect(screen.mainText.first == "aaaa")
  }
}
