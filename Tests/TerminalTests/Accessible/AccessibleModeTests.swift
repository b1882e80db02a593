import TestPrograms
import Testing

/// The screen-reader mode as a terminal gets it.
@Suite(.serialized) struct AccessibleModeTests {
  @Test func onATerminalLinesAreOnlyAdded() throws {
    let echo = try EchoTerminal(
      options: ["--accessible"], environment: ["NO_COLOR": ""], opening: "Note: echo", prompt: "You: ")
    #expect(echo.terminal.shown.contains("Note: screen-reader mode is on because of --accessible"))
    try echo.say("给宏昌发", expecting: "Siri: 4 characters, 4 scalars: <给宏昌发>")
    try echo.say("* lock", expecting: "Siri: event <lock>")
    try echo.say("/hlep", expecting: "Error: unknown command '/hlep'")
    try echo.say("", expecting: "Note: say anything")
    #expect(echo.terminal.shown.contains("Trace: resolveContent = success 给宏昌发\r\n"))
    #expect(try echo.quit() == 0)
    // Of readline there is left that a paste is told from typing; nothing moves the cursor, nothing colours.
    let written = echo.terminal.shown.replacing("\u{1B}[?2004h", with: "").replacing("\u{1B}[?2004l", with: "")
    #expect(!written.contains("\u{1B}"))
    #expect(!written.contains("\u{8}"))
  }

  @Test func completionsAreNumberedLines() throws {
    let echo = try EchoTerminal(
      names: ["Sam Lee", "Sam Park"], options: ["--accessible"], opening: "Note: echo", prompt: "You: ")
    echo.terminal.type("call Sa\t")
    try echo.terminal.waitFor("Completion 1 of 2: Sam Lee\r\n")
    try echo.terminal.waitFor("Completion 2 of 2: Sam Park\r\n")
    try echo.say("L\t", expecting: "<call Sam Lee>")
    #expect(try echo.quit() == 0)
  }

  @Test func theEnvironmentTurnsItOnAndTheOptionOff() throws {
    let on = try EchoTerminal(environment: ["ACCESSIBLE": "1"], opening: "Note: echo", prompt: "You: ")
    #expect(on.terminal.shown.contains("because ACCESSIBLE is '1' in the environment"))
    #expect(try on.quit() == 0)
    let off = try EchoTerminal(options: ["--no-accessible"], environment: ["ACCESSIBLE": "1"])
    #expect(try off.quit() == 0)
  }

  @Test func aDumbTerminalListensToo() throws {
    let echo = try EchoTerminal(
      options: ["--accessible"], environment: ["TERM": "dumb"], opening: "Note: echo", prompt: "You: ")
    try echo.say("hi", expecting: "Siri: 2 characters, 2 scalars: <hi>")
    #expect(try echo.quit() == 0)
    #expect(!echo.terminal.shown.contains("\u{1B}"))
  }

  @Test func aPasteOfSeveralLinesAsksInWords() throws {
    let echo = try EchoTerminal(options: ["--accessible"], opening: "Note: echo", prompt: "You: ")
    echo.terminal.type("\u{1B}[200~first\nsecond\n\u{1B}[201~\r")
    try echo.terminal.waitFor("Question: 2 lines, one after the other: say them? [y/n] ")
    try echo.say("y", expecting: "<second>")
    #expect(echo.terminal.shown.contains("You: second\r\n"))
    #expect(try echo.quit() == 0)
  }

  @Test func aPipeStaysATranscriptUnlessTheOptionAsks() throws {
    let program = try builtProgram("line-mode-echo")
    let command = "printf 'hi\\n* lock\\n' | \"$0\""
    let transcript = try ShellRun(command, program: program, variables: ["ACCESSIBLE": "1"])
    #expect(transcript.output.hasPrefix("# echo\n> hi\n"))
    let spoken = try ShellRun(command + " --accessible", program: program)
    #expect(
      spoken.output == """
        Note: screen-reader mode is on because of --accessible; leave the option out to turn it off
        Note: echo
        You: hi
        Trace: resolveContent = success hi
        Siri: 2 characters, 2 scalars: <hi>
        Event: lock
        Siri: event <lock>

        """)
  }
}

/// Names that are written from right to left, where they are seen and where they are kept.
@Suite(.serialized) struct DirectionOutputTests {
  @Test func aTerminalGetsThemIsolatedAndAPipeAsTheyAre() throws {
    let echo = try EchoTerminal()
    try echo.say("שרה 12", expecting: "<\u{2068}שרה\u{2069} 12>")
    // What is copied back from there is what was said.
    try echo.say("\u{2068}שרה\u{2069} 12", expecting: "6 characters, 6 scalars: <\u{2068}שרה\u{2069} 12>")
    #expect(try echo.quit() == 0)
    let run = try ShellRun("printf 'שרה 12\\n' | \"$0\"", program: builtProgram("line-mode-echo"))
    #expect(run.output.contains("6 characters, 6 scalars: <שרה 12>"))
  }

  @Test func aWindowOfTwentyColumnsShowsEverything() throws {
    let echo = try EchoTerminal(columns: 20)
    try echo.say("晚上一起吃饭吗晚上一起吃饭吗", expecting: "<晚上一起吃饭吗晚上一起吃饭吗>")
    #expect(try echo.quit() == 0)
  }
}
