import TestPrograms
import Testing

private typealias Key = EchoScreen.Key

/// The line at the foot of the screen, as readline edits it.
@Suite(.serialized) struct ScreenEditorTests {
  @Test func chineseAndPicturesAreEditedByWholeCharacters() throws {
    let echo = try EchoScreen()
    try echo.say("用知了发消息" + Key.left + Key.left + "\u{7F}送", hearing: "用知了送消息")
    echo.terminal.type("家 👨‍👩‍👧 旗 🇨🇳 心 ❤️ 完")
    try echo.terminal.waitUntil("the cursor after it") {
      $0.cursor.column == 2 + "家 ".utf16.count + 1 + 2 + 1 + 2 + 1 + 2 + 1 + 2 + 1 + 2 + 1 + 2
    }
    #expect(try echo.quit() == 0)
  }

  @Test func whatWasSaidIsTheFirstThatUpBringsBack() throws {
    let echo = try EchoScreen()
    try echo.say("first")
    try echo.say("second")
    echo.terminal.type(Key.up)
    try echo.waitForLine("> second")
    echo.terminal.type(Key.up)
    try echo.waitForLine("> first")
    // A line that is thrown away leaves the history at its end.
    echo.terminal.type(Key.cancel + Key.up)
    try echo.waitForLine("> second")
    #expect(try echo.quit() == 0)
  }

  @Test func aSearchOfTheHistoryShowsWhatItFindsAndEnterSaysIt() throws {
    let echo = try EchoScreen()
    try echo.say("给宏昌发消息")
    try echo.say("another one")
    echo.terminal.type(Key.search + "宏")
    try echo.waitForLine("(reverse-i-search)`宏': 给宏昌发消息")
    echo.terminal.type(Key.enter)
    try echo.terminal.waitUntil("the answer") { screen in
      screen.text.filter { $0.contains("> 给宏昌发消息") }.count == 2
    }
    try echo.waitForLine(">")
    #expect(try echo.quit() == 0)
  }

  @Test func severalLinesAreSaidAfterAYesAndComeBackWhole() throws {
    let home = try TemporaryFolder()
    let echo = try EchoScreen(home: home)
    echo.terminal.type(Key.paste("one\n二\n") + Key.newLine + "three")
    try echo.waitForLine("  three")
    try echo.type(Key.enter, expecting: "3 lines, one after the other: say them?")
    // Whatever is no yes goes back to editing.
    try echo.type("n", expecting: "say anything")
    try echo.type(Key.enter, expecting: "3 lines, one after the other")
    try echo.type("y", expecting: "<three>")
    #expect(echo.terminal.screen.contains("<one>"))
    #expect(echo.terminal.screen.contains("<二>"))
    #expect(try echo.quit() == 0)
    let later = try EchoScreen(home: home)
    later.terminal.type(Key.up)
    try later.waitForLine("  three")
    #expect(later.terminal.screen.contains("> one"))
    #expect(try later.quit() == 0)
  }

  @Test func whatIsTypedTogetherWithAnAnswerIsTheLines() throws {
    let echo = try EchoScreen()
    echo.terminal.type(Key.paste("one\ntwo"))
    try echo.waitForLine("  two")
    try echo.type(Key.enter, expecting: "2 lines, one after the other: say them?")
    try echo.type(Key.left + "and", expecting: "twoand")
    try echo.type(Key.enter, expecting: "2 lines, one after the other: say them?")
    try echo.type(Key.paste(" more"), expecting: "twoand more")
    #expect(!echo.terminal.screen.contains("<one>"))
    #expect(try echo.quit() == 0)
  }

  @Test func aYesThatComesTogetherWithCtrlCIsNone() throws {
    let echo = try EchoScreen()
    echo.terminal.type("yes\u{3}\r")
    try echo.type("no\r", expecting: "<no>")
    #expect(!echo.terminal.screen.contains("<yes>"))
    #expect(try echo.quit() == 0)
  }

  @Test func linesThatAreSearchedForAreNeverSaid() throws {
    let echo = try EchoScreen()
    echo.terminal.type("\u{1B}s" + Key.paste("one\ntwo") + "\u{0F}")
    try echo.terminal.waitForScreen(containing: "search: one two")
    echo.terminal.type("three")
    try echo.terminal.waitForScreen(containing: "one twothree")
    #expect(!echo.terminal.screen.contains("<one"))
    echo.terminal.type("\u{3}")
    try echo.waitForLine(">")
    #expect(try echo.quit() == 0)
  }

  @Test func aPasteCannotCommandTheTerminal() throws {
    let echo = try EchoScreen()
    echo.terminal.type(Key.paste("safe\u{1B}]0;title\u{7}\u{1B}[<0;1;1Mtext"))
    try echo.terminal.waitForScreen(containing: "[<0;1;1Mtext")
    #expect(echo.terminal.screen.title.isEmpty)
    #expect(try echo.quit() == 0)
  }

  @Test func namesAreCompletedOnTheScreen() throws {
    let echo = try EchoScreen(names: ["大众诗歌", "大众评论"])
    echo.terminal.type("去大\t")
    try echo.waitForLine("> 去大众")
    try echo.terminal.waitUntil("both names") { $0.contains("大众诗歌") && $0.contains("大众评论") }
    // The next key takes them away.
    try echo.type("评", expecting: "> 去大众评")
    #expect(!echo.terminal.screen.contains("大众诗歌"))
    #expect(try echo.quit() == 0)
  }

  @Test func aClickMovesTheCursorInTheLine() throws {
    let echo = try EchoScreen()
    echo.terminal.type("汉字ab")
    try echo.waitForLine("> 汉字ab")
    echo.terminal.type(Key.click(row: 23, column: 4) + "X")
    try echo.waitForLine("> 汉X字ab")
    #expect(try echo.quit() == 0)
  }

  @Test func anInputrcBindsTheScreensKeysAnewAndKeepsItsOwn() throws {
    let inputrc = """
      $if sirisim
      "\\C-xh": sirisim-help
      $endif
      "\\e[A": history-search-backward
      """
    let echo = try EchoScreen(inputrc: inputrc)
    try echo.say("message Sam")
    try echo.say("another")
    echo.terminal.type("mes" + Key.up)
    try echo.waitForLine("> message Sam")
    try echo.type("\u{18}h", expecting: "closes the help")
    #expect(try echo.quit() == 0)
  }

  @Test func viKeysAreVisAndTheModeIsShown() throws {
    let echo = try EchoScreen(inputrc: "set editing-mode vi\nset show-mode-in-prompt on")
    echo.terminal.type("hello world")
    try echo.waitForLine("(ins)> hello world")
    echo.terminal.type("\u{1B}")
    try echo.waitForLine("(cmd)> hello world")
    echo.terminal.type("bD")
    try echo.waitForLine("(cmd)> hello")
    echo.terminal.type(Key.enter)
    try echo.terminal.waitForScreen(containing: "<hello>")
    #expect(try echo.quit() == 0)
  }

  @Test func escapeByItselfBeginsNoSequence() throws {
    let echo = try EchoScreen()
    // A word in the place of the hint, which Escape takes away, tells that the key has come.
    try echo.type(Key.cancel, expecting: "Ctrl-D or /quit")
    try echo.type("\u{1B}", expecting: "say anything")
    echo.terminal.type("send it")
    try echo.waitForLine("> send it")
    try echo.say("", hearing: "send it")
    try echo.type(Key.cancel, expecting: "Ctrl-D or /quit")
    try echo.type("\u{1B}", expecting: "say anything")
    echo.terminal.type("\u{1B}[15~" + "x")
    try echo.waitForLine("> x")
    // With its letter in time it is Alt.
    echo.terminal.type(" word\u{1B}b" + "y")
    try echo.waitForLine("> x yword")
    #expect(try echo.quit() == 0)
  }

  @Test func escapeEndsASearchOfTheHistoryAndACount() throws {
    let echo = try EchoScreen()
    try echo.say("first")
    echo.terminal.type(Key.search + "fir")
    try echo.waitForLine("(reverse-i-search)`fir': first")
    echo.terminal.type("\u{1B}")
    try echo.waitForLine("> first")
    echo.terminal.type("\u{1B}3")
    try echo.waitForLine("(arg: 3) first")
    echo.terminal.type("\u{1B}")
    try echo.waitForLine("> first")
    echo.terminal.type("\u{05} send it")
    try echo.waitForLine("> first send it")
    #expect(try echo.quit() == 0)
  }

  @Test func escapeInVisCommandModeDoesNothing() throws {
    let echo = try EchoScreen(inputrc: "set editing-mode vi\nset show-mode-in-prompt on")
    try echo.say("one")
    echo.terminal.type("hello")
    try echo.waitForLine("(ins)> hello")
    echo.terminal.type("\u{1B}")
    try echo.waitForLine("(cmd)> hello")
    try echo.type("\u{1B}[17~", expecting: "copied")
    try echo.type("\u{1B}", expecting: "say anything")
    echo.terminal.type("x")
    try echo.waitForLine("(cmd)> hell")
    #expect(try echo.quit() == 0)
  }

  @Test func aSearchOfTheConversationGivesTheHalfTypedLineBack() throws {
    let echo = try EchoScreen()
    try echo.say("first")
    echo.terminal.type("half")
    try echo.waitForLine("> half")
    try echo.type("\u{1B}OR" + "fir", expecting: "search: fir")
    echo.terminal.type("\u{7F}\u{7F}\u{7F}" + Key.end)
    try echo.waitForLine("> half")
    try echo.say("", hearing: "half")
    #expect(try echo.quit() == 0)
  }

  @Test func aQuestionForTheBackgroundIsAnsweredBehindTheScreensBack() throws {
    let echo = try EchoScreen()
    echo.terminal.type("a\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\b")
    try echo.waitForLine("> ab")
    #expect(try echo.quit() == 0)
  }

  @Test func whatIsWrittenToTheStandardErrorIsARemark() throws {
    let echo = try EchoScreen()
    try echo.type("* complain\r", expecting: "# something complains")
    #expect(try echo.quit() == 0)
  }
}
