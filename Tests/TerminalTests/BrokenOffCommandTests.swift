import TestPrograms
import Testing

/// Commands of the line editor's that take several keys: however they end, the next key finds the editor in order.
@Suite(.serialized) struct BrokenOffCommandTests {
  private enum Key {
    static let search = "\u{12}"
    static let longer = "\u{18}"
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let backspace = "\u{7F}"
    static let findBack = "\u{1B}p"
  }

  @Test func aKeyThatEndsASearchAndMeansNothingIsDropped() throws {
    let echo = try EchoTerminal()
    try echo.say("first", expecting: "<first>")
    echo.terminal.type(Key.search + Key.longer + "q")
    try echo.say("second", expecting: "<second>")
    #expect(try echo.quit() == 0)
    let screen = try EchoScreen()
    try screen.say("first")
    screen.terminal.type(Key.search + Key.longer + "q")
    try screen.say("second")
    #expect(try screen.quit() == 0)
  }

  @Test func enterAfterACountEndsTheLineAtOnce() throws {
    let echo = try EchoTerminal()
    try echo.say("hello\u{1B}3", expecting: "<hello>")
    try echo.say("more", expecting: "<more>")
    #expect(try echo.quit() == 0)
    let screen = try EchoScreen()
    try screen.say("hello\u{1B}3", hearing: "hello")
    try screen.say("more")
    #expect(try screen.quit() == 0)
  }

  @Test func aCommandOfTwoKeysThatEndsASearchIsDoneAtOnce() throws {
    let echo = try EchoTerminal(inputrc: #""jk": beginning-of-line"#)
    try echo.say("one two", expecting: "<one two>")
    try echo.say(Key.search + "twjkX", expecting: "<Xone two>")
    #expect(try echo.quit() == 0)
  }

  @Test func backspaceShortensWhatIsSearchedFor() throws {
    let echo = try EchoScreen()
    try echo.say("hello world")
    try echo.say("second word")
    echo.terminal.type(Key.search + "worl")
    try echo.waitForLine("(reverse-i-search)`worl': hello world")
    echo.terminal.type(Key.backspace + Key.backspace)
    try echo.waitForLine("(reverse-i-search)`wo': hello world")
    try echo.type("\r", expecting: "> hello world")
    // Elsewhere it takes whole characters, as ever.
    try echo.say("a👨‍👩‍👧" + Key.backspace + "b", hearing: "ab")
    #expect(try echo.quit() == 0)
  }

  @Test func aMacroOfSeveralLinesSaysEachOfThem() throws {
    let echo = try EchoTerminal(inputrc: #""\C-xm": "one\C-mtwo\C-mthr""#)
    echo.terminal.type(Key.longer + "m")
    try echo.terminal.waitFor("<one>")
    try echo.terminal.waitFor("<two>")
    try echo.say("ee", expecting: "<three>")
    #expect(try echo.quit() == 0)
  }

  @Test func whatCanBeUndoneBelongsToOneLine() throws {
    let echo = try EchoTerminal()
    try echo.say("one", expecting: "<one>")
    try echo.say("two", expecting: "<two>")
    // The line that was found while another one was looked at was undone in both, and freed in one.
    echo.terminal.type(Key.up + Key.findBack + "one\r")
    try echo.say(Key.up + Key.down + Key.down + "z", expecting: "<onez>")
    for _ in 1...3 { try echo.say(Key.up + Key.up + "x", expecting: "x>") }
    #expect(try echo.quit() == 0)
  }

  @Test func aClickInTheLineEndsASearch() throws {
    let screen = try EchoScreen()
    try screen.say("first one")
    screen.terminal.type(Key.search + "fir")
    try screen.waitForLine("(reverse-i-search)`fir': first one")
    let row = screen.terminal.screen.rows - 1
    screen.terminal.type(EchoScreen.Key.click(row: row, column: 26))
    try screen.terminal.waitUntil("the line without the search") { $0.text.last == "> first one" }
    try screen.type("\r", expecting: "> first one")
    #expect(try screen.quit() == 0)
  }

  @Test func halfACharacterDoesNotStayInTheLine() throws {
    let echo = try EchoTerminal(inputrc: "set editing-mode vi")
    echo.terminal.type(bytes: [0x65, 0xE7, 0x94, 0x78, 0xE7, 0x61, 0xFF, 0x20])
    // Over a half at its end the end of a word was never found.
    try echo.say("\u{1B}0EEEaz", expecting: "<exa z>")
    #expect(try echo.quit() == 0)
  }

  @Test func noCountIsLargerThanALineCanBe() throws {
    let echo = try EchoTerminal()
    try echo.say("\u{1B}123456x", expecting: "1000 characters")
    #expect(try echo.quit() == 0)
  }
}
