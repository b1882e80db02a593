import Glibc
import TestPrograms
import Testing

/// However the screen ends, the terminal is as it was found.
@Suite struct ScreenLifeTests {
  private func expectRestored(_ chat: ChatTerminal, at place: SourceLocation = #_sourceLocation) {
    #expect(chat.terminal.modes == chat.terminal.modesBefore, "the terminal's modes", sourceLocation: place)
    #expect(chat.screen.modes.areStandard, "\(chat.screen.modes)", sourceLocation: place)
    #expect(chat.screen.unknown == [], sourceLocation: place)
  }

  /// A conversation with a half-typed line.
  private func conversation(
    environment: [String: String] = [:], hasShell: Bool = false
  ) throws -> ChatTerminal {
    let chat = try ChatTerminal.bare(environment: environment, hasShell: hasShell)
    try chat.begin()
    #expect(chat.screen.modes.bracketsPaste)
    #expect(chat.terminal.modes != chat.terminal.modesBefore)
    chat.type("half a 行")
    try chat.waitForEdit("half a 行")
    return chat
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalThatAsksForTheEnd(signal: Int32) throws {
    let chat = try conversation()
    chat.terminal.send(signal)
    #expect(try chat.terminal.end() == 128 + signal)
    expectRestored(chat)
  }

  /// A trap with Swift's backtrace, which takes its time, and others without.
  @Test(arguments: [
    (SIGSEGV, [:]), (SIGABRT, ["SWIFT_BACKTRACE": "enable=no"]), (SIGILL, ["SWIFT_BACKTRACE": "enable=no"]),
    (SIGTRAP, ["SWIFT_BACKTRACE": "enable=no"]), (SIGBUS, ["SWIFT_BACKTRACE": "enable=no"]),
    (SIGFPE, ["SWIFT_BACKTRACE": "enable=no"]),
  ])
  func aTrapGivesTheTerminalBack(signal: Int32, environment: [String: String]) throws {
    let chat = try conversation(environment: environment)
    chat.terminal.send(signal)
    #expect(try chat.terminal.end() == 128 + signal)
    expectRestored(chat)
  }

  @Test(arguments: ["/quit\r", "\u{4}"])
  func aQuietEnd(keys: String) throws {
    let chat = try conversation()
    chat.type("\u{3}")
    try chat.waitForEdit("")
    chat.type(keys)
    #expect(try chat.terminal.end() == 0)
    expectRestored(chat)
    #expect(chat.screen.mainText.joined() == "", "nothing is left behind")
  }

  @Test func aClosedTerminalEndsIt() throws {
    let chat = try conversation()
    chat.terminal.hangUp()
    #expect(try chat.terminal.end() == 128 + SIGHUP)
  }

  @Test func stoppedAndContinuedWithAHalfTypedLine() throws {
    let chat = try conversation(hasShell: true)
    chat.type("\u{1A}")
    try chat.terminal.waitForScreen(containing: "[stopped]")
    expectRestored(chat)
    chat.type("\r")
    try chat.waitForEdit("half a 行")
    #expect(chat.screen.modes.isAlternate && chat.screen.modes.bracketsPaste)
    chat.type("了")
    try chat.waitForEdit("half a 行了")
    // Stopped by somebody else, and resized meanwhile.
    chat.terminal.sendToForeground(SIGTSTP)
    try chat.terminal.waitUntil("the shell, a second time") { screen in
      !screen.modes.isAlternate && screen.text.filter { $0.contains("[stopped]") }.count == 2
    }
    expectRestored(chat)
    chat.terminal.resize(columns: 60, rows: 20)
    chat.type("\r")
    try chat.waitForEdit("half a 行了")
    #expect(chat.screen.inspector == nil)
    chat.type("\u{15}")
    try chat.waitForEdit("")
    #expect(try chat.quit() == 0)
    expectRestored(chat)
  }

  /// SIGSTOP can't be caught: what the shell has written meanwhile is drawn over afterwards.
  @Test func stoppedWithoutAWarning() throws {
    let chat = try conversation(hasShell: true)
    chat.terminal.sendToForeground(SIGSTOP)
    try chat.terminal.waitForScreen(containing: "[stopped]")
    // The shell reads from a terminal that turns no Return into the end of a line.
    chat.type("\n")
    try chat.terminal.waitUntil("the whole screen again") { screen in
      screen.editLine == "> half a 行" && !screen.contains("[stopped]") && screen.modes.isAlternate
        && screen.modes.bracketsPaste
    }
    chat.type("\u{15}")
    try chat.waitForEdit("")
    #expect(try chat.quit() == 0)
    // The modes are those that the shell found when it began to wait: its own affair.
    #expect(chat.screen.modes.areStandard, "\(chat.screen.modes)")
  }
}
