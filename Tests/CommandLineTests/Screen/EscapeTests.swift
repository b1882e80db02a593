import TestPrograms
import Testing

/// Which control sequences each way of showing a conversation uses.
@Suite struct EscapeTests {
  /// Says a sentence that is understood, or one that isn't in a conversation without apps, and ends it.
  private func conversation(
    _ options: [String] = [], environment: [String: String], isBare: Bool = false
  ) throws -> TerminalScreen {
    let chat =
      try isBare
      ? ChatTerminal.bare(environment: environment)
      : ChatTerminal(["--user", "sam"] + options, environment: environment)
    try chat.terminal.waitUntil("a prompt") { $0.contains("> ") || $0.contains("You: ") }
    chat.terminal.type("ZhiChat Sam hello\r")
    try chat.terminal.waitForScreen(containing: isBare ? "<declined.nothingMatched>" : "2. Sam Park")
    chat.terminal.type("/quit\r")
    #expect(try chat.terminal.end() == 0)
    #expect(chat.terminal.modes == chat.terminal.modesBefore)
    #expect(chat.screen.modes.areStandard)
    #expect(chat.screen.unknown == [])
    return chat.screen
  }

  @Test func aTerminalThatCannotMoveItsCursorGetsNone() throws {
    let screen = try conversation(environment: ["TERM": "dumb"])
    #expect(screen.sequences == [:], "\(screen.picture)")
    #expect(screen.mainText.contains("2. Sam Park"))
    #expect(try conversation(environment: ["TERM": ""], isBare: true).sequences == [:])
  }

  /// Readline's own, and none that draws or colours.
  private static let ofTheLineEditor: Set = ["CSI ?2004h", "CSI ?2004l", "CSI K"]

  @Test func plainIsLinesWithoutColour() throws {
    let screen = try conversation(["--plain"], environment: [:])
    #expect(Self.ofTheLineEditor.isSuperset(of: screen.sequences.keys), "\(screen.sequences)")
    #expect(screen.sequences["CSI ?2004h"] == screen.sequences["CSI ?2004l"])
  }

  @Test func aScreenReaderGetsLinesWithoutColour() throws {
    let screen = try conversation(environment: ["ACCESSIBLE": "1"], isBare: true)
    #expect(Self.ofTheLineEditor.isSuperset(of: screen.sequences.keys), "\(screen.sequences)")
  }

  @Test func noColourIsAScreenWithoutColour() throws {
    let screen = try conversation(environment: ["NO_COLOR": "1"])
    #expect(screen.sequences["CSI ?1049h"] == 1 && screen.sequences["CSI ?1049l"] == 1)
    #expect(screen.colours == [])
  }

  @Test func theScreenAsksForWhatItGivesBack() throws {
    let screen = try conversation(environment: ["TERM": "xterm-256color"], isBare: true)
    for mode in [1049, 2004, 1000, 1006] {
      let asked = screen.sequences["CSI ?\(mode)h"]
      #expect(asked == 1 && screen.sequences["CSI ?\(mode)l"] == asked, "\(mode): \(screen.sequences)")
    }
    #expect(screen.sequences["CSI ?1049h"] == 1)
  }

  @Test func aPipeGetsNone() throws {
    let run = try ShellRun(
      "printf 'ZhiChat Sam hello\\n2\\n/why\\n' | TERM=xterm-256color \"$0\" chat --user sam",
      program: builtProgram("sirisim"))
    #expect(run.output.contains("2. Sam Park"))
    #expect(!(run.output + run.errors).contains("\u{1B}"))
  }
}
