import TestPrograms
import Testing

/// The edit line at the foot of the screen: readline's editing, with the real cursor in it.
@Suite struct ScreenEditingTests {
  @Test func wholeCharactersAreMovedOverAndDeleted() throws {
    let chat = try ChatTerminal.bare()
    try chat.begin()
    chat.type("用知了给王芳发")
    try chat.waitForEdit("用知了给王芳发")
    chat.type("\u{1B}[D\u{1B}[D\u{1B}[D")
    try chat.waitForEdit("用知了给王芳发", cursorBehind: "用知了给")
    chat.type("\u{7F}")
    try chat.waitForEdit("用知了王芳发", cursorBehind: "用知了")
    chat.type("\u{1}")
    try chat.waitForEdit("用知了王芳发", cursorBehind: "")
    chat.type("\u{B}")
    try chat.waitForEdit("")
    chat.type("\u{19}😀")
    try chat.waitForEdit("用知了王芳发😀")
    chat.type("\u{1F}")
    try chat.waitForEdit("用知了王芳发")
    chat.type("\u{15}")
    try chat.waitForEdit("")
    #expect(try chat.quit() == 0)
  }

  @Test func tabCompletesAndOffersThingsToSay() throws {
    let chat = try ChatTerminal(["--user", "sam", "--locale", "zh-Hans"])
    try chat.begin()
    chat.type("\t")
    try chat.terminal.waitUntil("things to say, and the cursor in the empty line") { screen in
      screen.text.filter { $0.contains("用动动开始跑步") }.count == 2 && screen.textBeforeCursor == "> "
    }
    chat.type("用知了给王\t")
    try chat.terminal.waitForScreen(containing: "王小明  王芳")
    chat.type("芳")
    try chat.terminal.waitForScreen(without: "王小明  王芳")
    chat.type("\u{15}/devi\t")
    try chat.terminal.waitUntil("the command") { $0.textBeforeCursor.hasPrefix("> /device") }
    chat.type("\u{15}")
    try chat.waitForEdit("")
    #expect(try chat.quit() == 0)
  }

  @Test func theHistoryIsSearchedInChinese() throws {
    let home = try TemporaryFolder()
    let first = try ChatTerminal.bare(home: home)
    try first.begin()
    try first.say("用知了给王芳发消息说晚上见")
    try first.say("never mind")
    #expect(try first.quit() == 0)
    let second = try ChatTerminal.bare(home: home)
    try second.begin()
    second.type("\u{12}王芳")
    try second.terminal.waitUntil("the line of yesterday") { screen in
      screen.text[screen.cursor.row].contains("用知了给王芳发消息说晚上见")
    }
    second.type("\u{1B}[C\u{5}")
    try second.waitForEdit("用知了给王芳发消息说晚上见")
    second.type("\u{3}")
    try second.waitForEdit("")
    #expect(try second.quit() == 0)
  }

  @Test func threePastedLinesAreSaidOnlyAfterAYes() throws {
    let chat = try ChatTerminal.bare()
    try chat.begin()
    let paste = "\u{1B}[200~the first\n第二\nthe third\u{1B}[201~"
    let isAsked = "3 lines, one after the other"
    for answer in ["n", "y"] {
      chat.type(paste)
      try chat.terminal.waitForScreen(containing: "the third")
      chat.type("\r")
      try chat.terminal.waitForScreen(containing: isAsked)
      #expect(!chat.screen.contains("<declined.nothingMatched>"), "nothing has been said yet")
      chat.type(answer)
      try chat.terminal.waitForScreen(without: isAsked)
      if answer == "n" {
        #expect(!chat.screen.contains("<declined.nothingMatched>"))
        chat.type("\u{3}")
      }
      try chat.waitForEdit("")
    }
    try chat.terminal.waitUntil("three turns") { screen in
      ["> the first", "> 第二", "> the third"].allSatisfy { line in
        screen.conversation.contains { $0.contains(line) }
      } && screen.conversation.filter { $0.contains("<declined.nothingMatched>") }.count == 3
    }
    #expect(try chat.quit() == 0)
  }

  @Test func aNarrowScreenAndBackInTheMiddleOfALine() throws {
    let chat = try ChatTerminal(["--user", "sam", "--locale", "zh-Hans"])
    try chat.begin()
    try chat.say("用知了给王芳发消息说晚上见", expecting: "2. 王芳 (北京)")
    let line = "用知了给 Jon Snow 发一条消息说明天早上九点在老地方见"
    chat.type(line + "\u{1B}[D\u{1B}[D")
    try chat.waitForEdit(line, cursorBehind: String(line.dropLast(2)))
    chat.terminal.resize(columns: 40, rows: 30)
    try chat.terminal.waitUntil("all of it in 40 columns, the line in two rows") { screen in
      screen.inspector == nil && screen.contains("2. 王芳 (北京)") && screen.cursor.isVisible
        && screen.text[screen.cursor.row - 1] == "> 用知了给 Jon Snow 发一条消息说明天早上"
        && screen.text[screen.cursor.row] == "  九点在老地方见" && screen.textBeforeCursor == "  九点在老地"
    }
    chat.type("好")
    try chat.terminal.waitForScreen(containing: "九点在老地好方见")
    chat.type("\u{7F}")
    chat.terminal.resize(columns: 120, rows: 30)
    try chat.waitForEdit(line, cursorBehind: String(line.dropLast(2)))
    try chat.terminal.waitUntil("the inspector") { $0.inspector?.contains { $0.contains("disambiguation") } == true }
    chat.type("\u{3}")
    try chat.waitForEdit("")
    #expect(try chat.quit() == 0)
  }
}
