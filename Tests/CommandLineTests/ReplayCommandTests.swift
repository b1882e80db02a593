import TestPrograms
import Testing

/// A replay that fails writes nothing unless it is asked to, and says what to do next.
@Suite struct ReplayCommandTests {
  private static let talk = """
    # Hello
    App: ZhiChat
    User: sam

    > ZhiChat Sam Park hi
    - understood ZhiChat INSendMessageIntent recipients="Sam Park" content="bye"

    """

  private func scene(_ text: String = talk, in name: String = "a talk.talk") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folder.write(text, to: name)
    return folder
  }

  /// Runs commands as they stand in what was printed.
  private func run(_ command: String, in folder: TemporaryFolder) throws -> ShellRun {
    let command = command.replacing("sirisim ", with: "\"$0\" ")
    return try ShellRun("cd \(folder.path); \(command) < /dev/null", program: builtProgram("sirisim"))
  }

  private func files(_ folder: TemporaryFolder) throws -> [Substring] {
    try ShellRun("ls -A \(folder.path)", program: "/bin/sh").output.split(separator: "\n")
  }

  /// The command that stands behind a line's beginning.
  private func command(_ beginning: String, in output: String) -> String? {
    output.split(separator: "\n").first { $0.hasPrefix(beginning) }.map { String($0.dropFirst(beginning.count)) }
  }

  @Test func whatItSaysToDoIsDoneAndNoFileIsLeft() throws {
    let folder = try scene()
    let failed = try run("sirisim replay .", in: folder)
    #expect(failed.status == 1, "\(failed.output)\(failed.errors)")
    #expect(try files(folder) == ["a talk.talk"])
    #expect(folder.read("a talk.talk") == Self.talk)
    let accept = try #require(command("if what came is right: ", in: failed.output), "\(failed.output)")
    #expect(accept == "sirisim accept './a talk.talk'")
    #expect(failed.output.hasSuffix("to see it as a file, FILE.new: sirisim replay --write-new './a talk.talk'\n"))
    let accepted = try run(accept, in: folder)
    #expect(accepted.status == 0, "\(accepted.output)\(accepted.errors)")
    #expect(try files(folder) == ["a talk.talk"])
    #expect(folder.read("a talk.talk")?.contains("content=hi\n") == true)
    let passed = try run("sirisim replay .", in: folder)
    #expect(passed.status == 0)
    #expect(passed.output.hasSuffix("transcripts: 1 passed, 0 failed\n"))
  }

  @Test func onlyWhoAsksForItGetsTheNewFile() throws {
    let folder = try scene(in: "a.talk")
    let failed = try run("sirisim replay --write-new a.talk", in: folder)
    #expect(failed.status == 1)
    #expect(failed.output.contains("  what came instead is in a.talk.new\n"))
    #expect(failed.output.hasSuffix("if what came is right: sirisim accept a.talk\n"))
    #expect(try files(folder) == ["a.talk", "a.talk.new"])
    let new = folder.read("a.talk.new")
    #expect(folder.read("a.talk") == Self.talk)
    #expect(try run("sirisim accept a.talk", in: folder).status == 0)
    #expect(folder.read("a.talk") == new)
  }

  /// What is unchecked fails a strict replay, and `accept` writes what came: so does the new file.
  @Test func anUncheckedTurnIsShownAsAcceptWouldWriteIt() throws {
    let folder = try scene("App: ZhiChat\nUser: sam\n\n> ZhiChat Sam Park hi\n", in: "a.talk")
    #expect(try run("sirisim replay --strict --write-new a.talk", in: folder).status == 1)
    #expect(folder.read("a.talk.new")?.contains("- understood ZhiChat INSendMessageIntent") == true)
  }

  @Test func changedWordsAreTakenAlone() throws {
    let folder = try scene("App: ZhiChat\nUser: sam\n\n> ZhiChat Sam Park hi\n- ...\nReady to mail it?\n", in: "a.talk")
    let failed = try run("sirisim replay --wording a.talk", in: folder)
    #expect(failed.output.contains("if what came is right: sirisim accept --wording a.talk\n"), "\(failed.output)")
  }

  /// A text that must not come is never accepted.
  @Test func whatCannotBeAcceptedIsMendedByHand() throws {
    let folder = try scene("App: ZhiChat\nUser: sam\n\n> ZhiChat Sam Park hi\n! Ready to send it?\n", in: "a.talk")
    let failed = try run("sirisim replay --write-new a.talk", in: folder)
    #expect(failed.status == 1)
    #expect(failed.output.hasSuffix("\nto be mended by hand, where the report points: a.talk\n"), "\(failed.output)")
    #expect(!failed.output.contains("accept"))
    #expect(try files(folder) == ["a.talk"])
  }

  @Test func aScriptIsMendedOrAnsweredByTheHandler() throws {
    let folder = try scene(in: "a.talk")
    let failed = try run("sirisim replay --script a.talk", in: folder)
    #expect(failed.status == 1)
    #expect(
      failed.output.hasSuffix(
        """
        mend the traces that contradict each other, or let the handler answer: sirisim replay a.talk
        to see it as a file, FILE.new: sirisim replay --write-new --script a.talk

        """), "\(failed.output)")
    #expect(try files(folder) == ["a.talk"])
  }

  @Test func theOptionsThatChooseTheHandlersGoWithIt() throws {
    let folder = try scene(in: "a.talk")
    let failed = try run("sirisim replay --handler-lifetime request --no-fence a.talk", in: folder)
    #expect(
      command("if what came is right: ", in: failed.output)
        == "sirisim accept --handler-lifetime request --no-fence a.talk")
  }
}
