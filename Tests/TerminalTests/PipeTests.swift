import TestPrograms
import Testing

/// The line mode where no terminal is.
@Suite struct PipeTests {
  @Test func whatComesOutIsATranscript() throws {
    let run = try piped("用知了发消息\n\n* lock\n/wait 5 s\n> copied\n# a remark\n\\/quit is a word\n")
    #expect(
      run.output == """
        # echo
        > 用知了发消息
        - resolveContent = success 用知了发消息
        6 characters, 6 scalars: <用知了发消息>
        * lock
        event <lock>
        * wait 5 s
        event <wait 5 s>
        > copied
        - resolveContent = success copied
        6 characters, 6 scalars: <copied>
        # a remark
        > \\/quit is a word
        - resolveContent = success /quit is a word
        15 characters, 15 scalars: </quit is a word>

        """)
    #expect(run.status == 0)
  }

  @Test func quietHidesTheTrace() throws {
    let run = try piped("hi\n", options: ["--quiet"])
    #expect(run.output == "# echo\n> hi\n2 characters, 2 scalars: <hi>\n")
  }

  @Test func aMisspeltCommandIsReportedWithTheNearestAndCounts() throws {
    let run = try piped("/hlep\nhi\n")
    #expect(run.output.contains("# unknown command '/hlep': did you mean '/help'?"))
    #expect(run.output.contains("<hi>"))
    #expect(run.status == 2)
  }

  @Test func helpListsEveryCommand() throws {
    let run = try piped("/help\n/help quit\n")
    #expect(run.output.contains("# /vocabulary [APP]"))
    #expect(run.output.hasSuffix("> /help quit\n# /quit  end the conversation (also Ctrl-D)\n"))
  }

  @Test func whatIsNoTextIsLeftOutAndCounts() throws {
    let run = try piped(bytes: Array("a\n".utf8) + [0xFF, 0xFE, 0x0A] + Array("b\n".utf8))
    #expect(run.output.contains("# line 2 of the input is not UTF-8"))
    #expect(run.output.contains("<b>"))
    #expect(run.status == 2)
  }

  @Test func endlessLinesAreLeftOut() throws {
    let run = try piped(String(repeating: "x", count: 3 << 20) + "\nafter\n")
    #expect(run.output.contains("# line 1 of the input is longer than"))
    #expect(run.output.contains("<after>"))
    #expect(run.output.utf8.count < 1_000)
  }

  @Test func aSentenceOfAHundredThousandCharactersIsTaken() throws {
    let run = try piped(String(repeating: "长", count: 100_000) + "\n")
    #expect(run.output.contains("100000 characters, 100000 scalars"))
    #expect(run.status == 0)
  }

  @Test func noControlCharacterComesThrough() throws {
    let run = try piped("a\u{1B}[31mb\u{08}\u{9B}31m\u{202E}\u{07}\n")
    #expect(run.output.contains("<a�[31mb��31m��>"))
    #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func aReaderWhoGoesAwayEndsItQuietly() throws {
    let run = try shell("yes hello | \"$0\" | head -n 2; echo ${PIPESTATUS[1]}")
    #expect(run.output == "# echo\n> hello\n0\n")
    #expect(run.errors.isEmpty)
  }

  @Test func quitEndsBeforeTheInputDoes() throws {
    let run = try piped("/quit\nhi\n")
    #expect(run.output == "# echo\n> /quit\nbye\n")
    #expect(run.status == 0)
  }

  // MARK: -

  private func piped(_ text: String, options: [String] = []) throws -> ShellRun {
    try piped(bytes: Array(text.utf8), options: options)
  }

  private func piped(bytes: [UInt8], options: [String] = []) throws -> ShellRun {
    let folder = try TemporaryFolder()
    folder.write(bytes, to: "input")
    return try shell("\"$0\" \(options.joined(separator: " ")) < \(folder.path)/input")
  }

  private func shell(_ command: String) throws -> ShellRun {
    try ShellRun(command, program: builtProgram("line-mode-echo"))
  }
}
