import Glibc
import TestPrograms
import Testing

/// `sirisim demo` of the real program: on a terminal, in a pipe, and of files that can't be played.
@Suite struct DemoTests {
  private static let lunch = """
    # Lunch
    App:      ZhiChat
    Locale:   en-US
    User:     sam

    ## To one of two
    > ZhiChat Sam hello
    ...
    > never mind
    ...

    ## In Chinese
    > Send a message to Sam Park on ZhiChat saying 你好
    ...

    """

  private func folder(_ transcript: String = lunch) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folder.write(transcript, to: "lunch.talk")
    return folder
  }

  private func demo(_ options: [String], in folder: TemporaryFolder) throws -> ChatTerminal {
    try ChatTerminal([folder.path + "/lunch.talk"] + options, command: "demo", home: folder)
  }

  @Test func itTypesAnswersAndWaitsForKeys() throws {
    let demo = try demo(["--step"], in: folder())
    try demo.terminal.waitForScreen(containing: "1 of 2")
    #expect(demo.screen.text.contains { $0.contains("To one of two") })
    demo.terminal.type("\r")  // the page is turned
    try demo.terminal.waitForScreen(containing: "> ZhiC")
    demo.terminal.type("\u{1B}[C")
    try demo.terminal.waitForScreen(containing: "2. Sam Park")
    try demo.terminal.waitForScreen(containing: "INSendMessageIntent")
    demo.terminal.type("n")
    try demo.terminal.waitForScreen(containing: "2 of 2")
    demo.terminal.type("\r\u{1B}[C")
    try demo.terminal.waitForScreen(containing: "你好")
    demo.terminal.type("q")
    #expect(try demo.terminal.end() == 0)
    #expect(demo.terminal.modes == demo.terminal.modesBefore)
  }

  @Test func thePauseHoldsAndTheTerminalIsGivenBackAfterAnInterrupt() throws {
    let demo = try demo([], in: folder())
    try demo.terminal.waitForScreen(containing: "1 of 2")
    demo.terminal.type(" ")
    try demo.terminal.waitForScreen(containing: "paused")
    demo.terminal.send(SIGINT)
    #expect(try demo.terminal.end() == 128 + SIGINT)
    #expect(demo.terminal.modes == demo.terminal.modesBefore)
    #expect(demo.screen.modes.areStandard)
  }

  @Test func inAPipeItIsTheTranscript() throws {
    let run = try sirisim("demo lunch.talk", in: folder())
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("# Lunch\n\n## To one of two\n> ZhiChat Sam hello\n- understood ZhiChat INSend"))
    #expect(run.output.contains("## In Chinese\n> Send a message to Sam Park on ZhiChat saying 你好\n"))
    #expect(!run.output.contains("\u{1B}"))
    let replay = try sirisim(
      "demo lunch.talk > again.talk; sed -i '1a App: ZhiChat\\nUser: sam' again.talk; \"$0\" replay again.talk",
      in: folder())
    #expect(replay.status == 0, "\(replay.output)")
  }

  @Test(arguments: [("en-US", "/why", "Soup time"), ("zh-CN", "/why", "喝汤时间")])
  func withoutAFileItIsATourOfTheSampleApps(locale: String, why: String, phrase: String) throws {
    let run = try sirisim("demo --plain --locale \(locale)", in: folder())
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("## ") } == 4)
    #expect(run.output.contains("> \(why)\n# ") && run.output.contains("INRequestRideIntent"))
    #expect(run.output.contains("> \(phrase.lowercased())\n- understood"))
  }

  @Test func aChapterIsChosenByItsTitle() throws {
    let run = try sirisim("demo lunch.talk --chapter chinese --quiet", in: folder())
    #expect(run.output.hasPrefix("# Lunch\n\n## In Chinese\n> Send"))
    #expect(!run.output.contains("- understood"))
    let spoken = try sirisim("demo lunch.talk --chapter 2 --accessible", in: folder())
    #expect(spoken.output.contains("Chapter: In Chinese\nYou: Send a message"))
  }

  @Test func whatIsNotExpectedIsPlayedAndReported() throws {
    let run = try sirisim(
      "demo lunch.talk", in: folder(Self.lunch.replacing("> never mind\n...", with: "> never mind\nNo!")))
    #expect(run.status == 1)
    #expect(run.output.contains("> never mind"))
    #expect(run.errors.contains("not what the transcript expects"))
  }

  @Test(arguments: [
    ("", "no turn"), ("# Empty\n", "no turn"), ("App: Nobody\n> hi\n", "Nobody"), ("> hi\n* jump\n", "jump"),
  ])
  func whatCannotBePlayedIsReported(transcript: String, fact: String) throws {
    let run = try sirisim("demo lunch.talk", in: folder(transcript))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(fact), "\(run.errors)")
    #expect(run.errors.contains("lunch.talk:"))
  }

  @Test func aFileThatIsNotThereIsReported() throws {
    let run = try sirisim("demo nothing.talk", in: folder())
    #expect(run.status == 2)
    #expect(run.errors.contains("'nothing.talk' can't be read"))
  }

  @Test func aChapterThatIsNotThereIsReported() throws {
    let run = try sirisim("demo lunch.talk --chapter 3", in: folder())
    #expect(run.status == 2)
    #expect(run.errors.contains("no chapter is called '3'; expected 1 to 2"))
  }

  private func sirisim(_ arguments: String, in folder: TemporaryFolder) throws -> ShellRun {
    try ShellRun("cd \(folder.path); \"$0\" \(arguments) < /dev/null", program: builtProgram("sirisim"))
  }
}
