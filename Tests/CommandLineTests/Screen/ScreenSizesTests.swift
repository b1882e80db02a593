import TestPrograms
import Testing

/// Terminals of any size and kind, and broken surroundings.
@Suite struct ScreenSizesTests {
  @Test func anySizeWillDo() throws {
    let chat = try ChatTerminal.bare()
    try chat.begin()
    for (columns, rows) in [(1, 1), (20, 5), (3, 40), (300, 100), (80, 2), (40, 12)] as [(UInt16, UInt16)] {
      chat.terminal.resize(columns: columns, rows: rows)
      try chat.terminal.waitUntil("the cursor at the foot of \(columns) by \(rows)") { screen in
        screen.cursor.row == Int(rows) - 1 && screen.cursor.isVisible && screen.unknown == []
      }
      chat.type("一 word\r")
      chat.terminal.resize(columns: 80, rows: 24)
      try chat.terminal.waitUntil("the turn") { screen in
        screen.editLine == "> " && screen.conversation.contains { $0.contains("> 一 word") }
      }
      chat.type("/undo\r")
      try chat.terminal.waitUntil("no turn") { !$0.contains("> 一 word") && $0.editLine == "> " }
    }
    #expect(try chat.quit() == 0)
    #expect(chat.terminal.modes == chat.terminal.modesBefore)
    #expect(chat.screen.modes.areStandard)
  }

  /// Where there is no room for a screen from the start, lines do.
  @Test(arguments: [(1, 1), (20, 5)] as [(UInt16, UInt16)])
  func aTinyTerminalGetsLines(columns: UInt16, rows: UInt16) throws {
    let chat = try ChatTerminal.bare(columns: columns, rows: rows)
    chat.type("hello\r")
    chat.type("/quit\r")
    #expect(try chat.terminal.end() == 0)
    let text = chat.screen.mainText.joined().filter { $0 != " " }
    #expect(text.contains("<declined.nothingMatched>"), "\(text)")
    #expect(chat.terminal.modes == chat.terminal.modesBefore)
    #expect(chat.screen.modes.areStandard)
  }

  @Test(arguments: ["xterm", "xterm-256color", "linux", "screen", "tmux-256color", "vt100"])
  func anyKindOfTerminal(term: String) throws {
    let chat = try ChatTerminal.bare(environment: ["TERM": term])
    try chat.terminal.waitUntil("a screen with its inspector") { screen in
      screen.inspector?.contains { $0.contains("clock") } == true && screen.editLine == "> "
    }
    try chat.say("你好, terminal")
    try chat.terminal.waitUntil("the turn") { $0.conversation.contains { $0.contains("> 你好, terminal") } }
    #expect(try chat.quit() == 0)
    #expect(chat.screen.modes.areStandard, "\(chat.screen.modes)")
    #expect(chat.screen.unknown == [])
    #expect(chat.terminal.modes == chat.terminal.modesBefore)
  }

  @Test(arguments: [["LC_ALL": "C"], ["LC_ALL": "", "LANG": "xx"], ["LC_ALL": "", "LANG": ""]])
  func aBrokenLocaleLosesNoCharacter(environment: [String: String]) throws {
    let chat = try ChatTerminal.bare(environment: environment)
    try chat.terminal.waitUntil("a prompt") { $0.editLine == "> " }
    try chat.say("用知了给王芳发消息")
    try chat.terminal.waitUntil("the turn") { $0.conversation.contains { $0.contains("> 用知了给王芳发消息") } }
    #expect(try chat.quit() == 0)
    #expect(chat.screen.modes.areStandard)
  }

  @Test(arguments: [["/no/such/folder"], ["--user", "/no/such/user.plist"], ["--vocabulary", "/no/such/words"]])
  func whatCannotBeReadIsReportedAndTheTerminalLeftAlone(options: [String]) throws {
    let chat = try ChatTerminal(options)
    #expect(try chat.terminal.end() == 2)
    let name = options.last ?? ""
    #expect(chat.screen.mainText.contains { $0.contains("sirisim: ") && $0.contains(name) }, "\(chat.screen)")
    #expect(chat.screen.sequences == [:])
    #expect(chat.terminal.modes == chat.terminal.modesBefore)
  }

  @Test func whatIsWrongInAFileStandsInTheConversation() throws {
    let home = try TemporaryFolder()
    home.makeFolder("bare/Siri/en")
    home.write("<plist><dict>", to: "user.plist")
    let chat = try ChatTerminal(
      ["--vocabulary", home.path + "/bare", "--user", home.path + "/user.plist"], home: home)
    try chat.begin()
    try chat.terminal.waitUntil("the error, with its place") { screen in
      screen.conversation.contains { $0.contains("user.plist:1:") } && screen.contains("ends inside the property list")
    }
    #expect(try chat.quit() == 0)
  }
}
