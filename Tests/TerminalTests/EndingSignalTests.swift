import Glibc
import TestPrograms
import Testing

/// Whatever signal ends the program, the terminal is as it was found.
@Suite("Signals that end the program") struct EndingSignalTests {
  static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
  static let requests: [Int32] = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR, SIGXCPU,
    SIGSTKFLT,
    34, 40, 64,
  ]

  private func check(_ terminal: PseudoTerminal, after signal: Int32) throws {
    #expect(try terminal.end() == 128 + signal)
    #expect(terminal.modes == terminal.modesBefore, "the terminal's modes")
    #expect(terminal.screen.modes.areStandard, "\(terminal.screen.modes)")
  }

  @Test(arguments: ["--plain", "--accessible", ""], faults) func `a fault`(_ mode: String, _ signal: Int32) throws {
    let echo = try EchoTerminal(
      options: mode.isEmpty ? [] : [mode], environment: ["SWIFT_BACKTRACE": "enable=no"],
      opening: mode == "--accessible" ? "Note: echo" : "# echo", prompt: mode == "--accessible" ? "You: " : "> ")
    echo.terminal.type("half a line")
    try echo.terminal.waitFor("half a line")
    echo.terminal.send(signal)
    try check(echo.terminal, after: signal)
  }

  @Test(arguments: faults) func `a fault on the screen`(_ signal: Int32) throws {
    let echo = try EchoScreen(environment: ["SWIFT_BACKTRACE": "enable=no"])
    try echo.type("half a line", expecting: "half a line")
    echo.terminal.send(signal)
    try check(echo.terminal, after: signal)
  }

  @Test(arguments: requests) func `a request in lines`(_ signal: Int32) throws {
    // There Ctrl-C means the line.
    guard signal != SIGINT else { return }
    let echo = try EchoTerminal(options: ["--plain"])
    echo.terminal.type("half a line")
    try echo.terminal.waitFor("half a line")
    echo.terminal.send(signal)
    try check(echo.terminal, after: signal)
  }

  @Test(arguments: requests) func `a request on the screen`(_ signal: Int32) throws {
    guard signal != SIGINT else { return }
    let echo = try EchoScreen()
    try echo.type("half a line", expecting: "half a line")
    echo.terminal.send(signal)
    try check(echo.terminal, after: signal)
  }
}
