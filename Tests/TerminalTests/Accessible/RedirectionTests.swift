import TestPrograms
import Testing

/// One side of the conversation is the terminal, the other isn't.
@Suite(.serialized) struct RedirectionTests {
  private func terminal(_ command: String, in folder: TemporaryFolder, _ variables: [String: String]) throws
    -> PseudoTerminal
  {
    let standard = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": folder.path, "PATH": "/usr/bin:/bin"]
    return try PseudoTerminal(
      program: "/bin/bash",
      arguments: ["--norc", "-c", "cd \(folder.path); \(command)", try builtProgram("line-mode-echo")],
      environment: standard.merging(variables) { $1 })
  }

  /// What a program writes to a terminal when its lines come from a pipe.
  private func shown(_ text: String, _ variables: [String: String] = [:], options: String = "") throws -> String {
    let folder = try TemporaryFolder()
    folder.write(text, to: "input")
    let terminal = try terminal("\"$0\" \(options) < input", in: folder, variables)
    #expect(try terminal.end() == 0)
    return terminal.shown.replacing("\r\n", with: "\n")
  }

  @Test func linesFromAPipeAreRepeatedOnTheTerminal() throws {
    let shown = try shown("שרה 12\n")
    #expect(shown.contains("\u{1B}[1m> \u{2068}שרה\u{2069} 12\u{1B}[0m\n"))
    #expect(shown.contains("\u{1B}[2m- resolveContent = success \u{2068}שרה\u{2069} 12\u{1B}[0m\n"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["NO_COLOR": "yes", "TERM": "xterm-256color"]])
  func withoutColoursThereIsNoEscapeSequence(variables: [String: String]) throws {
    #expect(
      try shown("hi\n", variables) == "# echo\n> hi\n- resolveContent = success hi\n2 characters, 2 scalars: <hi>\n")
  }

  @Test func plainIsWithoutColoursToo() throws {
    #expect(try !shown("hi\n", options: "--plain").contains("\u{1B}"))
  }

  @Test func theConsoleOfLinuxGetsNoIsolates() throws {
    #expect(try shown("שרה\n", ["TERM": "linux", "NO_COLOR": "1"]).contains("> שרה\n"))
  }

  @Test func theScreenReaderModeIsAboutTheTerminalThatShowsIt() throws {
    let shown = try shown("hi\n", ["ACCESSIBLE": "1"])
    #expect(shown.hasPrefix("Note: screen-reader mode is on because ACCESSIBLE is '1'"))
    #expect(shown.contains("You: hi\nTrace: resolveContent = success hi\nSiri: 2 characters, 2 scalars: <hi>\n"))
    #expect(!shown.contains("\u{1B}"))
  }

  /// The prompt goes to the error output, the file gets the transcript alone.
  @Test func whatIsTypedIntoAFileIsATranscript() throws {
    let folder = try TemporaryFolder()
    let terminal = try terminal("\"$0\" > output", in: folder, ["ACCESSIBLE": "1"])
    try terminal.waitFor("> ")
    terminal.type("שרה 12\r")
    try terminal.waitFor("> ")
    terminal.type("\u{04}")
    #expect(try terminal.end() == 0)
    #expect(
      folder.read("output")
        == "# echo\n> שרה 12\n- resolveContent = success שרה 12\n6 characters, 6 scalars: <שרה 12>\n")
    #expect(!terminal.shown.contains("\u{1B}"))
  }
}
