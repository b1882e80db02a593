import Glibc
import TestPrograms
import Testing

private enum Key {
  static let left = "\u{1B}[D"
  static let right = "\u{1B}[C"
  static let home = "\u{01}"
  static let delete = "\u{1B}[3~"
  static let up = "\u{1B}[A"
  static let backspace = "\u{7F}"
  static let tab = "\t"
  static let cancel = "\u{03}"
  static let end = "\u{05}"
  static let search = "\u{12}"
  static let clear = "\u{15}"

  static func paste(_ text: String) -> String { "\u{1B}[200~" + text + "\u{1B}[201~" }
}

/// The line mode as it is at a real terminal.
@Suite(.serialized) struct LineEditorTests {
  @Test func backspaceTakesOneChineseCharacter() throws {
    let echo = try EchoTerminal()
    try echo.say("用知了发消息" + Key.backspace, expecting: "5 characters, 5 scalars: <用知了发消>")
    try echo.say("用知了发消息" + Key.left + Key.left + Key.backspace + "送", expecting: "<用知了送消息>")
    #expect(try echo.quit() == 0)
  }

  @Test func aFamilyAndAFlagAreOneCharacterToTheKeys() throws {
    let echo = try EchoTerminal()
    try echo.say("a👨‍👩‍👧" + Key.backspace + "b", expecting: "<ab>")
    try echo.say("a👍🏽🇨🇳" + Key.left + Key.left + "-", expecting: "<a-👍🏽🇨🇳>")
    try echo.say("👨‍👩‍👧b" + Key.left + Key.left + Key.delete, expecting: "<b>")
    try echo.say("🇨🇳b" + Key.home + Key.right + "-", expecting: "<🇨🇳-b>")
    #expect(try echo.quit() == 0)
  }

  @Test func aFunctionThatAnInputrcHasBoundTakesWholeCharactersToo() throws {
    let home = try TemporaryFolder()
    home.write("\"\\C-xx\": backward-delete-char\n", to: "inputrc")
    let echo = try EchoTerminal(home: home, environment: ["INPUTRC": home.path + "/inputrc"])
    try echo.say("a👨‍👩‍👧\u{18}x", expecting: "<a>")
    #expect(try echo.quit() == 0)
  }

  @Test func anASCIILocaleStillReadsChinese() throws {
    let echo = try EchoTerminal(environment: ["LC_ALL": "C"])
    try echo.say("用知了" + Key.backspace, expecting: "2 characters, 2 scalars: <用知>")
    #expect(try echo.quit() == 0)
  }

  @Test func searchFindsChinese() throws {
    let echo = try EchoTerminal()
    try echo.say("给宏昌发消息", expecting: "<给宏昌发消息>")
    try echo.say("叫一辆车", expecting: "<叫一辆车>")
    echo.terminal.type(Key.search + "宏昌")
    try echo.terminal.waitFor("宏昌")
    try echo.say("", expecting: "<给宏昌发消息>")
    #expect(try echo.quit() == 0)
  }

  @Test func escapeByItselfBeginsNoSequence() throws {
    let echo = try EchoTerminal()
    // A count that Escape takes away tells that the key has come.
    echo.terminal.type("\u{1B}3")
    try echo.terminal.waitForScreen(containing: "(arg: 3)")
    echo.terminal.type("\u{1B}")
    try echo.terminal.waitForScreen(without: "(arg: 3)")
    try echo.say("send it", expecting: "<send it>")
    try echo.say("one two\u{1B}bx", expecting: "<one xtwo>")
    #expect(try echo.quit() == 0)
  }

  @Test func escapeGoesToVisCommandMode() throws {
    let home = try TemporaryFolder()
    home.write("set editing-mode vi\nset show-mode-in-prompt on\n", to: "inputrc")
    let echo = try EchoTerminal(home: home, environment: ["INPUTRC": home.path + "/inputrc"], prompt: "(ins)> ")
    echo.terminal.type("hello")
    try echo.terminal.waitForScreen(containing: "(ins)> hello")
    echo.terminal.type("\u{1B}")
    try echo.terminal.waitForScreen(containing: "(cmd)> hello")
    try echo.say("x", expecting: "<hell>")
    #expect(try echo.quit() == 0)
  }

  @Test func tabCompletesChineseInTheMiddleOfAWordWithoutSpaces() throws {
    let echo = try EchoTerminal(names: ["知了", "呼呼打车", "ZhiChat"])
    try echo.say("用知" + Key.tab + "发消息", expecting: "<用知了发消息>")
    try echo.say("with zhi" + Key.tab + "hi", expecting: "<with ZhiChat hi>")
    #expect(try echo.quit() == 0)
  }

  @Test func tabStopsWhereNamesPartAtWholeCharacters() throws {
    // 评 and 汽 share their first byte's lead; only whole characters may be taken as common.
    let echo = try EchoTerminal(names: ["大众诗歌", "大众评论"])
    echo.terminal.type("去大" + Key.tab)
    try echo.terminal.waitFor("大众诗歌")
    try echo.terminal.waitFor("大众评论")
    try echo.say("评" + Key.tab, expecting: "<去大众评论>")
    #expect(try echo.quit() == 0)
  }

  @Test func tabOnAnEmptyLineOffersThingsToSay() throws {
    let echo = try EchoTerminal(names: ["Send a message to Sam", "叫一辆车"])
    echo.terminal.type(Key.tab)
    try echo.terminal.waitFor("Send a message to Sam")
    try echo.terminal.waitFor("叫一辆车")
    #expect(try echo.quit() == 0)
  }

  @Test func tabCompletesCommandsAndFiles() throws {
    let home = try TemporaryFolder()
    home.write("", to: "first.talk")
    let echo = try EchoTerminal(home: home)
    try echo.say("/vo" + Key.tab, expecting: "command vocabulary")
    try echo.say("/record \(home.path)/fi" + Key.tab, expecting: "\(home.path)/first.talk")
    #expect(try echo.quit() == 0)
  }

  @Test func aPasteOfOneLineIsALine() throws {
    let echo = try EchoTerminal()
    try echo.say(Key.paste("晚上一起吃饭吗\n"), expecting: "<晚上一起吃饭吗>")
    #expect(try echo.quit() == 0)
  }

  @Test func aPasteOfSeveralLinesAsksFirst() throws {
    let echo = try EchoTerminal()
    echo.terminal.type(Key.paste("first\n第二\n") + "\r")
    try echo.terminal.waitFor("2 lines")
    try echo.say("n", expecting: "nothing was said")
    #expect(!echo.terminal.shown.contains("<"))
    echo.terminal.type(Key.paste("first\n第二\n") + "\r")
    try echo.terminal.waitFor("2 lines")
    try echo.say("y", expecting: "<第二>")
    #expect(echo.terminal.shown.contains("<first>"))
    #expect(try echo.quit() == 0)
  }

  @Test func aPastedTranscriptRepeatsItsTurns() throws {
    let echo = try EchoTerminal()
    echo.terminal.type(Key.paste("> hello\n- understood x\nWhat?\n* lock\n") + "\r")
    try echo.terminal.waitFor("2 lines")
    try echo.say("y", expecting: "event <lock>")
    #expect(echo.terminal.shown.contains("<hello>"))
    #expect(!echo.terminal.shown.contains("<What?>"))
    #expect(try echo.quit() == 0)
  }

  @Test func aPasteCannotSteerTheTerminal() throws {
    let echo = try EchoTerminal()
    try echo.say(Key.paste("a\u{1B}]0;title\u{07}b\u{202E}c"), expecting: "<a�]0;title�b�c>")
    #expect(!echo.terminal.shown.contains("\u{1B}]0;title"))
    #expect(try echo.quit() == 0)
  }

  @Test func controlCThrowsTheLineAway() throws {
    let echo = try EchoTerminal()
    echo.terminal.type("half a sentence")
    try echo.terminal.waitFor("half a sentence")
    echo.terminal.type(Key.cancel)
    try echo.terminal.waitFor("^C")
    try echo.terminal.waitFor("> ")
    try echo.say("whole", expecting: "<whole>")
    echo.terminal.type(Key.cancel)
    try echo.terminal.waitFor("Ctrl-D or /quit ends")
    // Between two lines the terminal itself would take the Ctrl-D that follows.
    try echo.terminal.waitFor("> ")
    #expect(!echo.terminal.shown.contains("<half"))
    #expect(try echo.quit() == 0)
  }

  // The terminal throws away what it has not handed over: the rest of a key never comes.
  @Test func aKeyThatControlCCutInHalfTakesNoLetter() throws {
    let echo = try EchoTerminal()
    for half in ["\u{1B}[<65;1", "\u{1B}]11;rgb", "\u{1B}[200~pasted"] {
      echo.terminal.type("half" + half)
      try echo.terminal.waitFor("half")
      try echo.terminal.waitUntilRead()
      echo.terminal.type(Key.cancel)
      try echo.terminal.waitFor("^C")
      try echo.terminal.waitFor("> ")
      try echo.say("is it whole", expecting: "<is it whole>")
    }
    #expect(try echo.quit() == 0)
  }

  @Test func nothingOfALineOfSeveralRowsStaysBelowTheNext() throws {
    let echo = try EchoTerminal()
    echo.terminal.resize(columns: 20, rows: 10)
    try echo.terminal.waitUntilTaken(SIGWINCH)
    let line = "a line of several rows that are shown below one another"
    echo.terminal.type(line + "\u{1}")
    try echo.terminal.waitUntil("the cursor at the line's beginning") { screen in
      screen.cursor.column == 2 && screen.contains("another")
    }
    echo.terminal.type(Key.cancel)
    try echo.terminal.waitUntil("an empty line") { $0.text[$0.cursor.row] == ">" }
    #expect(echo.terminal.screen.contains("another^C"))
    #expect(try echo.quit() == 0)
  }

  @Test func controlCLeavesASearch() throws {
    let echo = try EchoTerminal()
    try echo.say("one", expecting: "<one>")
    echo.terminal.type(Key.search + "on")
    try echo.terminal.waitFor("i-search")
    echo.terminal.type(Key.cancel)
    try echo.terminal.waitFor("^C")
    try echo.say("two", expecting: "<two>")
    #expect(try echo.quit() == 0)
  }

  @Test func anEventStandsWithoutThePromptsMark() throws {
    let echo = try EchoTerminal()
    try echo.say("* lock", expecting: "event <lock>")
    // The last thing that was drawn before the answer is the event alone, from the line's first column.
    let drawn = echo.terminal.shown.split(separator: "event <lock>").first ?? ""
    #expect(!drawn.contains("> * lock"))
    try echo.say("* wait" + Key.clear + "hello", expecting: "<hello>")
    #expect(try echo.quit() == 0)
  }

  @Test func theTerminalIsAsItWas() throws {
    let echo = try EchoTerminal()
    #expect(echo.terminal.modes != echo.terminal.modesBefore, "readline changes the modes while it reads")
    try echo.say("hello", expecting: "<hello>")
    #expect(try echo.quit() == 0)
    #expect(echo.terminal.modes == echo.terminal.modesBefore)
    #expect(echo.terminal.shown.hasSuffix("\r\n"))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aRequestToEndRestoresTheTerminal(signal: Int32) throws {
    let echo = try EchoTerminal()
    echo.terminal.type("half")
    try echo.terminal.waitFor("half")
    echo.terminal.send(signal)
    #expect(try echo.terminal.end() == 128 + signal)
    #expect(echo.terminal.modes == echo.terminal.modesBefore)
    // Bracketed paste is off again.
    let on = echo.terminal.shown.ranges(of: "\u{1B}[?2004h").count
    #expect(echo.terminal.shown.ranges(of: "\u{1B}[?2004l").count == on)
  }

  @Test func aStoppedConversationGoesOn() throws {
    let echo = try EchoTerminal()
    echo.terminal.type("half 中文")
    try echo.terminal.waitFor("中文")
    // Without a shell above it the kernel does not really stop the program; it goes through the same motions.
    echo.terminal.send(SIGTSTP)
    echo.terminal.send(SIGCONT)
    try echo.say(" whole", expecting: "<half 中文 whole>")
    #expect(try echo.quit() == 0)
    #expect(echo.terminal.modes == echo.terminal.modesBefore)
  }

  @Test func aNarrowerWindowKeepsTheLine() throws {
    let echo = try EchoTerminal()
    echo.terminal.type("一二三四五六七八九十")
    try echo.terminal.waitFor("十")
    echo.terminal.resize(columns: 12)
    try echo.say("百", expecting: "<一二三四五六七八九十百>")
    #expect(try echo.quit() == 0)
  }

  @Test func anInputrcIsObeyed() throws {
    let home = try TemporaryFolder()
    home.write("$if sirisim\n\"\\C-t\": \"来自设置\"\n$endif\n", to: "inputrc")
    let echo = try EchoTerminal(home: home, environment: ["INPUTRC": home.path + "/inputrc"])
    try echo.say("\u{14}", expecting: "<来自设置>")
    #expect(try echo.quit() == 0)
  }

  @Test func historyIsKeptFromOneConversationToTheNext() throws {
    let home = try TemporaryFolder()
    var echo = try EchoTerminal(home: home)
    try echo.say("给宏昌发消息", expecting: "<给宏昌发消息>")
    try echo.say("给宏昌发消息", expecting: "<给宏昌发消息>")
    #expect(try echo.quit() == 0)
    #expect(home.read("state/sirisim/history") == "给宏昌发消息\n")
    echo = try EchoTerminal(home: home)
    try echo.say(Key.up, expecting: "<给宏昌发消息>")
    #expect(try echo.quit() == 0)
  }

  @Test func noPlaceForTheHistoryIsNoReasonToFail() throws {
    let echo = try EchoTerminal(environment: ["XDG_STATE_HOME": "/dev/null/nowhere"])
    try echo.say("hello", expecting: "<hello>")
    try echo.say(Key.up, expecting: "<hello>")
    #expect(try echo.quit() == 0)
  }

  /// Every key costs readline the length of the line.
  @Test func aLineHasAnEnd() throws {
    let echo = try EchoTerminal()
    echo.terminal.type(Key.paste(String(repeating: "长", count: 20_000)))
    try echo.terminal.waitFor("# the line is cut after 16384 bytes")
    // Whole characters: one has three bytes.
    try echo.say("", expecting: "5461 characters, 5461 scalars")
    #expect(try echo.quit() == 0)
  }

  @Test func aVeryLongLineIsTaken() throws {
    let echo = try EchoTerminal()
    try echo.say(Key.paste(String(repeating: "长", count: 3_000)), expecting: "3000 characters, 3000 scalars")
    #expect(try echo.quit() == 0)
  }
}

/// What the terminal is sent beside the texts themselves.
@Suite(.serialized) struct TerminalOutputTests {
  @Test func aDumbTerminalGetsNoEscapeSequence() throws {
    let echo = try EchoTerminal(environment: ["TERM": "dumb", "NO_COLOR": ""])
    try echo.say("用知了", expecting: "<用知了>")
    #expect(try echo.quit() == 0)
    #expect(!echo.terminal.shown.contains("\u{1B}"))
    #expect(echo.terminal.modes == echo.terminal.modesBefore)
  }

  @Test(arguments: [["NO_COLOR": ""], ["NO_COLOR": "1"]])
  func coloursAreTheUsersWish(environment: [String: String]) throws {
    let echo = try EchoTerminal(environment: environment)
    try echo.say("hello", expecting: "<hello>")
    #expect(try echo.quit() == 0)
    let isColoured = echo.terminal.shown.contains("\u{1B}[1m5 characters, 5 scalars: <hello>\u{1B}[0m")
    #expect(isColoured == (environment["NO_COLOR"] == ""))
    #expect(echo.terminal.shown.contains("\u{1B}[2m- resolveContent") == isColoured)
  }

  @Test func plainIsWithoutColour() throws {
    let echo = try EchoTerminal(options: ["--plain"], environment: ["NO_COLOR": ""])
    try echo.say("hello", expecting: "<hello>")
    #expect(try echo.quit() == 0)
    #expect(!echo.terminal.shown.contains("\u{1B}[1m"))
  }

  @Test func anEmptyLineGivesAHint() throws {
    let echo = try EchoTerminal()
    try echo.say("", expecting: "# say anything")
    #expect(try echo.quit() == 0)
  }
}
