import TestPrograms
import Testing

/// Which control sequences each way of showing a conversation uses.
@Suite struct EscapeTests {
  /// Says a sentence and ends the conversation.
  private func conversation(_ options: [String], environment: [String: String]) throws -> TerminalScreen {
    let chat = try ChatTerminal(["--user", "sam"] + options, environment: environment)
    try chat.terminal.waitForScreen(containing: "> ")
    chat.terminal.type("ZhiChat Sam hello\r")
    try chat.terminal.waitForScreen(containing: "2. Sam Park")
    chat.terminal.type("/quit\r")
    #expect(try chat.terminal.end() == 0)
    #expect(chat.terminal.modes == chat.terminal.modesBefore)
    #expect(chat.screen.unknown == [])
    return chat.screen
  }

  @Test(arguments: ["dumb", ""])
  func aTerminalThatCannotMoveItsCursorGetsNone(term: String) throws {
    let screen = try conversation([], environment: ["TERM": term])
    #expect(screen.sequences == [:], "\(screen.picture)")
    #expect(screen.mainText.contains("2. Sam Park"))
  }

  @Test func plainIsLinesWithoutColour() throws {
    let screen = try conversation(["--plain"], environment: [:])
    #expect(
      screen.sequences.keys.allSatisfy { ["CSI ?2004h", "CSI ?2004l", "CSI K"].contains($0) }, "\(screen.sequences)")
    #expect(screen.sequences["CSI ?2004h"] == screen.sequences["CSI ?2004l"])
    #expect(screen.colours == [])
  }

  @Test func noColourIsAScreenWithoutColour() throws {
    let screen = try conversation([], environment: ["NO_COLOR": "1"])
    #expect(screen.colours == [])
    #expect(screen.modes.areStandard)
  }

  @Test(arguments: [[], ["--plain"]])
  func aPipeGetsNone(options: [String]) throws {
    let run = try ShellRun(
      "printf 'ZhiChat Sam hello\\n2\\n/why\\n' | TERM=xterm-256color \"$0\" chat --user sam \(options.joined())",
      program: builtProgram("sirisim"))
    #expect(run.output.contains("2. Sam Park"))
    #expect(!(run.output + run.errors).contains("\u{1B}"))
  }
}
