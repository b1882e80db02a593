import Glibc
import TestPrograms
import Testing

/// What can happen to the program while a turn runs on the screen.
@Suite struct ScreenTrapTests {
  /// A screen on which a session repeats what it hears.
  private func screen(environment: [String: String] = [:]) throws -> PseudoTerminal {
    let home = try TemporaryFolder()
    let standard = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": home.path, "XDG_STATE_HOME": home.path + "/state",
      "INPUTRC": "/dev/null",
    ]
    let terminal = try PseudoTerminal(
      program: builtProgram("line-mode-echo"), arguments: ["--screen"],
      environment: standard.merging(environment) { $1 })
    try terminal.waitUntil("the screen") { $0.modes.isAlternate && $0.contains("# echo") && $0.contains("> ") }
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal, at place: SourceLocation = #_sourceLocation) {
    #expect(terminal.modes == terminal.modesBefore, "the terminal's modes", sourceLocation: place)
    #expect(terminal.screen.modes.areStandard, "\(terminal.screen.modes)", sourceLocation: place)
  }

  @Test(arguments: [nil, "enable=no", "interactive=no,color=no"])
  func theLastWordsOfATrapStandOnTheMainScreen(backtrace: String?) throws {
    let terminal = try screen(environment: backtrace.map { ["SWIFT_BACKTRACE": $0] } ?? [:])
    terminal.type("* trap\r")
    let status = try terminal.end()
    #expect([128 + SIGILL, 128 + SIGTRAP].contains(status), "\(status)")
    expectRestored(terminal)
    #expect(
      terminal.screen.mainText.contains { $0.contains("Fatal error: asked to trap") },
      "\(terminal.screen.mainText)")
  }

  @Test func aTurnThatHangsIsEndedByCtrlCTwice() throws {
    let terminal = try screen()
    terminal.type("* hang\r")
    try waitUntilItHangs(terminal)
    terminal.send(SIGINT)
    try terminal.waitUntilTaken(SIGINT)
    terminal.type("\u{3}")
    #expect(try terminal.end() == 128 + SIGINT)
    expectRestored(terminal)
  }

  /// The turn runs: before it does, a signal would mean the line.
  private func waitUntilItHangs(_ terminal: PseudoTerminal) throws {
    try terminal.waitUntil("a turn that hangs") { $0.title == "hangs" }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aTurnThatHangsIsEndedByASignal(signal: Int32) throws {
    let terminal = try screen()
    terminal.type("* hang\r")
    try waitUntilItHangs(terminal)
    terminal.send(signal)
    #expect(try terminal.end() == 128 + signal)
    expectRestored(terminal)
  }

  @Test func whatIsWrittenToTheErrorOutputIsShownInTheConversation() throws {
    let terminal = try screen()
    terminal.type("* complain\r")
    try terminal.waitUntil("the complaint and the answer") { screen in
      screen.contains("# something complains") && screen.contains("complained")
    }
    terminal.type("/quit\r")
    #expect(try terminal.end() == 0)
    expectRestored(terminal)
  }
}
