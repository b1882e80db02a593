import TestPrograms
import Testing

/// Programs of the shell on the pseudo-terminal.
@Suite struct PseudoTerminalTests {
  private static let environment = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]

  private func terminal(_ script: String, columns: UInt16 = 40, rows: UInt16 = 5) throws -> PseudoTerminal {
    try PseudoTerminal(
      program: "/bin/bash", arguments: ["--norc", "-c", script], environment: Self.environment, columns: columns,
      rows: rows,
      answers: .init(background: [0, 0, 0]))
  }

  @Test func theScreenShowsWhatAProgramWrites() throws {
    let terminal = try terminal("printf '知了\\033[7m on\\033[m'; read -r line; echo \"[$line]\"; exit 3")
    try terminal.waitForScreen(containing: "知了 on")
    #expect(terminal.screen.style(of: "on")?.attributes == .reverse)
    terminal.type("hi\r")
    try terminal.waitForScreen(containing: "[hi]")
    #expect(try terminal.end() == 3)
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test func aProgramSeesTheSizeAndThatItChanges() throws {
    let terminal = try terminal(
      "trap 'stty size' WINCH; stty size; while :; do read -r -t 1 x; done", columns: 33, rows: 7)
    try terminal.waitForScreen(containing: "7 33")
    terminal.resize(columns: 40, rows: 9)
    try terminal.waitForScreen(containing: "9 40")
    terminal.send(15)
    #expect(try terminal.end() == 143)
  }

  @Test func whatFailsToComeIsReportedWithTheScreen() throws {
    let terminal = try terminal("echo here")
    let error = try #require(throws: PseudoTerminal.Failure.self) { try terminal.waitForScreen(containing: "there") }
    #expect(error.description.contains("waited in vain for \"there\""))
    #expect(error.description.contains("|here\n"))
  }

  @Test func theTerminalAnswersWhoAsks() throws {
    let terminal = try terminal("stty -icanon -echo; printf '\\033[6n'; read -r -d R answer; echo \"${answer:1}\"")
    try terminal.waitForScreen(containing: "[1;1")
  }

  @Test func aStoppedProgramIsContinued() throws {
    let terminal = try PseudoTerminal.underShell(
      program: "/bin/bash", arguments: ["--norc", "-c", "stty -echo; kill -TSTP $$; echo again; exit 4"],
      environment: Self.environment)
    try terminal.waitForScreen(containing: "[stopped]")
    #expect(terminal.modes != terminal.modesBefore, "the shell has set the modes back by itself")
    terminal.type("\r")
    try terminal.waitForScreen(containing: "again")
    try terminal.waitForScreen(containing: "[ended 4]")
    #expect(try terminal.end() == 4)
  }

  @Test func aClosedTerminalHangsUp() throws {
    let terminal = try terminal("echo ready; while :; do read -r x; done")
    try terminal.waitForScreen(containing: "ready")
    terminal.hangUp()
    #expect(try terminal.end() == 129)
  }
}
