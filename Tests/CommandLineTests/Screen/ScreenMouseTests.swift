import TestPrograms
import Testing

/// The mouse, and what a terminal answers, are never typed into the line.
@Suite struct ScreenMouseTests {
  private func press(_ button: Int, row: Int, column: Int) -> String {
    "\u{1B}[<\(button);\(column + 1);\(row + 1)M\u{1B}[<\(button);\(column + 1);\(row + 1)m"
  }

  @Test func theWheelScrollsAndAClickMovesTheCursor() throws {
    let chat = try ChatTerminal.bare(rows: 10)
    try chat.begin()
    for line in ["one", "two", "three", "four"] {
      try chat.say(line)
      try chat.terminal.waitForScreen(containing: "> " + line)
    }
    chat.type("你好, world")
    try chat.waitForEdit("你好, world")
    chat.type(String(repeating: press(64, row: 3, column: 3), count: 9))
    try chat.terminal.waitForScreen(containing: "no app was found")
    chat.type(String(repeating: press(65, row: 3, column: 3), count: 9))
    try chat.terminal.waitForScreen(without: "no app was found")
    chat.type(press(0, row: 9, column: 4))
    try chat.waitForEdit("你好, world", cursorBehind: "你")
    chat.type("\u{15}\u{B}")
    try chat.waitForEdit("")
    #expect(try chat.quit() == 0)
  }

  @Test func aClickOnATraceFoldsItAndAButtonIsPressed() throws {
    let chat = try ChatTerminal()
    try chat.begin()
    try chat.say("ZhiChat Sam Park hello", expecting: "Ready to send it?")
    let trace = try #require(chat.screen.place(of: "- resolveContent"))
    chat.type(press(0, row: trace.row, column: trace.column + 3))
    try chat.terminal.waitUntil("no trace") { !$0.contains("- resolveContent") && $0.contains("(Send)") }
    let button = try #require(chat.screen.place(of: "(Send)"))
    chat.type(press(0, row: button.row, column: button.column + 2))
    try chat.terminal.waitUntil("the button's event") { $0.contains("* tap Send") && $0.contains("OK, it's sent.") }
    #expect(try chat.quit() == 0)
  }

  @Test func lightAndDarkTerminalsGetColoursOfTheirOwn() throws {
    var colours: [[Int]?: Set<CellAppearance.Colour>] = [:]
    for background in [nil, [0, 0, 0], [255, 255, 255]] as [[Int]?] {
      let chat = try ChatTerminal.bare(answers: .init(background: background))
      try chat.begin()
      try chat.say("hello")
      try chat.terminal.waitUntil("the turn, and no answer in the line") {
        $0.contains("> hello") && $0.editLine == "> "
      }
      colours[background] = chat.screen.coloursShown
      #expect(try chat.quit() == 0)
      #expect(chat.screen.sequences["OSC 11"] == 1)
    }
    #expect(Set(colours.values).count == 3, "one for dark, one for light, and one for both where nothing is known")
    #expect(!colours.values.contains([]))
  }
}

extension TerminalScreen {
  fileprivate var coloursShown: Set<CellAppearance.Colour> {
    Set((0..<rows).flatMap { row in (0..<columns).map { style(row: row, column: $0).foreground } })
      .subtracting([.standard])
  }
}
