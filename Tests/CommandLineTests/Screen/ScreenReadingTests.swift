import TestPrograms
import Testing

/// Going back in a conversation: scrolling, turns, search, folded traces, and copying.
@Suite struct ScreenReadingTests {
  private static let (pageUp, pageDown, previousTurn) = ("\u{1B}[5~", "\u{1B}[6~", "\u{1B}[1;5A")
  private static let (help, inspector, search, fold) = ("\u{1B}OP", "\u{1B}OQ", "\u{1B}OR", "\u{1B}OS")

  @Test func pagesTurnsAndWhatIsSearchedFor() throws {
    // Five turns where there is room for two.
    let chat = try ChatTerminal.bare(rows: 10)
    try chat.begin()
    let lines = ["the first thing", "the second", "第三件事", "the fourth", "the fifth"]
    for line in lines {
      try chat.say(line)
      try chat.terminal.waitUntil("the turn \(line)") { $0.conversation.contains { $0.contains("> " + line) } }
    }
    func shows(_ text: String) -> (TerminalScreen) -> Bool { { $0.conversation.contains { $0.contains(text) } } }
    #expect(!shows("no app was found")(chat.screen))
    var pages = 0
    while !shows("no app was found")(chat.screen) {
      let before = chat.screen.conversation
      chat.type(Self.pageUp)
      try chat.terminal.waitUntil("another page") { $0.conversation != before }
      pages += 1
      try #require(pages < 9)
    }
    #expect(pages >= 2)
    chat.type(Self.pageDown)
    try chat.terminal.waitUntil("the page below") { !shows("no app was found")($0) }

    // Typing goes on at the end.
    chat.type("x")
    try chat.terminal.waitUntil("the end of the conversation") { $0.editLine == "> x" && shows("> the fifth")($0) }
    chat.type("\u{7F}")
    for line in lines.reversed() {
      chat.type(Self.previousTurn)
      try chat.terminal.waitUntil("the turn \(line)") { shows("> " + line)($0) }
    }

    // The search has the cursor, and the half-typed line comes back after it.
    chat.type("half a 行")
    try chat.waitForEdit("half a 行")
    chat.type(Self.search)
    try chat.terminal.waitForScreen(containing: "search: ")
    chat.type("第三")
    try chat.terminal.waitUntil("the place, marked, and the cursor in the search") { screen in
      guard let place = screen.place(of: "第三件事"), place.row < screen.cursor.row else { return false }
      return screen.style(row: place.row, column: place.column)
        != screen.style(row: place.row, column: place.column + 4)
        && screen.textBeforeCursor == "search: 第三"
    }
    chat.type("\u{1B}")
    try chat.waitForEdit("half a 行")
    chat.type("\u{15}")
    try chat.waitForEdit("")
    #expect(try chat.quit() == 0)
  }

  @Test func aTraceIsFoldedAndATurnCopied() throws {
    let chat = try ChatTerminal()
    try chat.begin()
    try chat.say("ZhiChat Sam hello", expecting: "2. Sam Park")
    let call = "resolveRecipients = disambiguation"
    func showsCall(_ screen: TerminalScreen) -> Bool { screen.conversation.contains { $0.contains(call) } }
    try chat.terminal.waitUntil("the trace", showsCall)
    #expect(chat.screen.style(of: call) != chat.screen.style(of: "Which one"), "a trace looks like one")
    chat.type(Self.fold)
    try chat.terminal.waitUntil("no trace") { !showsCall($0) && $0.contains("2. Sam Park") }
    chat.type(Self.fold)
    try chat.terminal.waitUntil("the trace again", showsCall)

    chat.type("\u{1B}w")
    try chat.terminal.waitUntil("something in the clipboard") { !$0.clipboard.isEmpty }
    let run = try ShellRun("echo '\(chat.screen.clipboard[0])' | base64 -d", program: "base64")
    #expect(run.output.hasPrefix("> ZhiChat Sam hello\n- understood ZhiChat INSendMessageIntent"), "\(run.output)")
    #expect(run.output.contains("\n1. Sam Lee\n2. Sam Park"))
    #expect(try chat.quit() == 0)
  }

  @Test func theHelpAndTheInspectorComeAndGo() throws {
    let chat = try ChatTerminal.bare()
    try chat.begin()
    chat.type(Self.help)
    try chat.terminal.waitUntil("the keys") { $0.contains("PageUp") && $0.contains("search the conversation") }
    chat.type("\u{1B}")
    try chat.terminal.waitUntil("the conversation") { !$0.contains("PageUp") && $0.contains("no app was found") }
    chat.type(Self.inspector)
    try chat.terminal.waitUntil("no inspector") { $0.inspector == nil }
    chat.type(Self.inspector)
    try chat.terminal.waitUntil("the inspector") { $0.inspector?.contains { $0.contains("Device") } == true }
    #expect(try chat.quit() == 0)
  }
}
