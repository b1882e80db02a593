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

  @Test func aTableIsPlayedRowByRowAndTheLanguagesStandBesideEachOther() throws {
    let folder = try scene(
      """
      # Hello
      App: ZhiChat
      User: sam
      Table: Locale   name     say
             en-US    ZhiChat  ZhiChat Sam Park hi
             zh-Hans  知了     用知了给 Sam Park 发信息

      > {say}
      - understood {name} INSendMessageIntent ...
      - ...

      """, in: "hello.talk")
    let all = try run("sirisim replay hello.talk --locales all", in: folder)
    #expect(all.status == 0, "\(all.output)\(all.errors)")
    let table = all.output.split(separator: "\n").suffix(3).map {
      $0.split(separator: " ", omittingEmptySubsequences: true)
    }
    #expect(
      table.map { $0.joined(separator: " ") } == [
        "conversation en id zh-Hans zh-Hant", "hello.talk ok - ok -", "hold 1 of 1 0 of 1 1 of 1 0 of 1",
      ])
    let one = try run("sirisim replay hello.talk --locales zh-CN --report jsonl", in: folder)
    #expect(one.status == 0 && one.output.contains("Hello (zh-Hans)") && !one.output.contains("Hello (en-US)"))
    let none = try run("sirisim replay hello.talk --locales id", in: folder)
    #expect(none.status == 2 && none.errors.contains("no conversation is in 'id'"))
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
    #expect(
      failed.output.hasSuffix(
        "if what came is right: sirisim accept a.talk\nto decide turn by turn: sirisim review a.talk\n"))
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
        if what came is right: sirisim accept --script a.talk
        to decide turn by turn: sirisim review --script a.talk
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

  // MARK: Parts, orders and reports

  private static let two = """
    # Two turns
    App: ZhiChat
    User: sam
    Tags: smoke

    > ZhiChat Sam Park hi
    - understood ZhiChat INSendMessageIntent recipients="Sam Park (mobile)" content=bye
    ...
    - ...
    | ...
    > no
    ...

    ## Nothing to do
    > what's the weather
    ...

    """

  @Test func aLineIsATurnAndATitleAConversation() throws {
    let folder = try scene(Self.two, in: "a.talk")
    let one = try run("sirisim replay a.talk:11", in: folder)
    #expect(one.status == 0 && one.output.hasPrefix("1 transcript, 1 turn\n"), "\(one.output)\(one.errors)")
    #expect(try run("sirisim replay a.talk:7", in: folder).status == 1)
    let titled = try run("sirisim replay . --only nothing", in: folder)
    #expect(titled.status == 0 && titled.output.hasPrefix("1 transcript, 1 turn\n"), "\(titled.output)")
    #expect(try run("sirisim replay . --only '#smoke'", in: folder).output.contains("1 transcript, 3 turns"))
    let none = try run("sirisim replay . --only '#smok'", in: folder)
    #expect(none.status == 2 && none.errors.contains("did you mean '#smoke'"), "\(none.errors)")
  }

  @Test func aConversationMayCostTheUserSoMuch() throws {
    let folder = try scene(Self.two.replacing("content=bye", with: "content=hi"), in: "a.talk")
    #expect(try run("sirisim replay a.talk", in: folder).status == 0)
    folder.write(
      Self.two.replacing("content=bye", with: "content=hi").replacing("Tags: smoke", with: "Questions: at most 0"),
      to: "a.talk")
    let costly = try run("sirisim replay a.talk", in: folder)
    #expect(costly.status == 1, "\(costly.output)")
    #expect(
      costly.output.hasPrefix("a.talk:6:1: error: Siri asks 2 times; 'Questions' allows at most 0\n"),
      "\(costly.output)"
    )
  }

  @Test func whatIsKnownToFailMustFail() throws {
    let folder = try scene(Self.two.replacing("Tags: smoke", with: "Fails: the app forgets"), in: "a.talk")
    let known = try run("sirisim replay a.talk", in: folder)
    #expect(known.status == 0, "\(known.output)")
    #expect(known.output.hasSuffix("transcripts: 0 passed, 0 failed, 1 failed as known\n"), "\(known.output)")
    folder.write(
      Self.two.replacing("Tags: smoke", with: "Fails: the app forgets").replacing("content=bye", with: "content=hi"),
      to: "a.talk")
    let mended = try run("sirisim replay a.talk", in: folder)
    #expect(mended.status == 1 && mended.output.contains("take 'Fails:' out of the header"), "\(mended.output)")
  }

  @Test func theFirstFailureEndsItAndPartsAreAllOfIt() throws {
    let folder = try TemporaryFolder()
    for number in 1...7 {
      folder.write(number == 1 ? Self.talk : "App: ZhiChat\n\n> never mind\n...\n", to: "\(number).talk")
    }
    let fast = try run("sirisim replay . --fail-fast --jobs 1", in: folder)
    #expect(fast.status == 1 && fast.output.contains("0 passed, 1 failed, 6 not played"), "\(fast.output)")
    var played = 0
    for part in 1...3 {
      let run = try run("sirisim replay . --shard \(part)/3 --script", in: folder)
      played +=
        Int(run.output.prefix { $0.isNumber })
        ?? run.output.split(separator: "\n").compactMap { line in
          line.contains(" transcript") && line.contains("turn") ? Int(line.prefix { $0.isNumber }) : nil
        }.reduce(0, +)
    }
    #expect(played == 7)
    #expect(try run("sirisim replay . --shard 4/3", in: folder).status == 2)
    let shuffled = try run("sirisim replay . --seed 3", in: folder)
    #expect(shuffled.output.contains("played in the order of --seed 3\n"))
  }

  @Test func aReportIsAFileBesideTheTextOrTakesItsPlace() throws {
    let folder = try scene(Self.two, in: "a.talk")
    let run = try run("sirisim replay a.talk --report junit=report.xml --report tap", in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("TAP version 13\n1..2\nnot ok 1 - a.talk: Two turns\n"), "\(run.output)")
    #expect(!run.output.contains("transcripts:"))
    #expect(folder.read("report.xml")?.contains("<testsuites tests=\"2\" failures=\"1\"") == true)
    let lost = try self.run("sirisim replay a.talk --report junit=nowhere/report.xml", in: folder)
    #expect(lost.status == 2 && lost.output.isEmpty, "\(lost.output)")
    #expect(lost.errors.contains("there is no folder 'nowhere' for the report 'nowhere/report.xml'"))
  }

  private static let hasTAPParser = (try? ShellRun("perl -MTAP::Parser -e 1", program: "/bin/sh").status) == 0

  @Test("TAP::Parser of Perl reads the report", .enabled(if: hasTAPParser))
  func tapIsReadByPerl() throws {
    let folder = try scene(Self.two, in: "a.talk")
    folder.write(Self.two.replacing("Tags: smoke", with: "Fails: it is early"), to: "b.talk")
    _ = try run("sirisim replay . --report tap=run.tap", in: folder)
    let read = try ShellRun(
      """
      cd \(folder.path); perl -MTAP::Parser -e '
        my $p = TAP::Parser->new({ source => "run.tap" }); $p->run;
        printf "%d planned %d passed %d failed %d todo, errors: %s\\n",
          $p->tests_planned, scalar($p->passed), scalar($p->failed), scalar($p->todo), join("|", $p->parse_errors)'
      """, program: "/bin/sh")
    #expect(read.output == "4 planned 3 passed 1 failed 1 todo, errors: \n", "\(read.output)\(read.errors)")
  }

  @Test func aRedactedTranscriptReplaysAndIsExported() throws {
    let folder = try scene(
      """
      # A note to Nora Wu
      App: ZhiChat
      Contacts: Nora Wu (mobile +1 555 0188)

      > ZhiChat Nora Wu hi
      - understood ZhiChat INSendMessageIntent recipients="Nora Wu (mobile)" content=hi
      - ...

      """, in: "a.talk")
    #expect(try run("sirisim replay a.talk", in: folder).status == 0)
    let printed = try run("sirisim redact a.talk", in: folder)
    #expect(printed.status == 0 && printed.output.contains("# redacted: 2 names, 1 number\n"), "\(printed.errors)")
    #expect(!printed.output.contains("Nora") && !printed.output.contains("0188"))
    let picture = try run("sirisim export a.talk --redact --format svg", in: folder)
    #expect(
      picture.status == 0 && !picture.output.contains("Nora") && !picture.output.contains("Wu"), "\(picture.errors)")
    let written = try run("sirisim redact . --write", in: folder)
    #expect(written.output == "./a.talk: 2 names, 1 number\n")
    #expect(folder.read("a.talk") == printed.output)
    let replayed = try run("sirisim replay a.talk", in: folder)
    #expect(replayed.status == 0, "\(replayed.output)")
    folder.write("nothing\n", to: "rules")
    #expect(try run("sirisim redact a.talk --rules rules", in: folder).status == 2)
  }

  @Test func aTerminalShowsHowManyArePlayedAndControlCEndsIt() throws {
    let folder = try TemporaryFolder()
    folder.write(
      "App: ZhiChat\n\n" + String(repeating: "> ZhiChat hello\n- ...\n...\n\n", count: 5_000), to: "long.talk")
    let terminal = try PseudoTerminal(
      program: builtProgram("sirisim"), arguments: ["replay", folder.path + "/long.talk"],
      environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": folder.path])
    try terminal.waitFor("replaying: 0 of 1, ")
    terminal.type("\u{3}")
    #expect(try terminal.end() == 130)
  }

  @Test func aSavedTranscriptIsPlayedAgain() throws {
    let folder = try scene(in: "a.talk")
    folder.write("App: ZhiChat\n\n> never mind\n...\n", to: "b.talk")
    let terminal = try PseudoTerminal(
      program: builtProgram("sirisim"), arguments: ["replay", "--script", "--watch", folder.path],
      environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": folder.path])
    try terminal.waitFor("1 passed, 1 failed")
    try terminal.waitFor("waiting for something to be saved")
    folder.write(
      Self.talk.replacing("\"Sam Park\" content=\"bye\"", with: "\"Sam Park (mobile)\" content=hi"), to: "a.talk")
    try terminal.waitFor("1 transcript, 1 turn")
    try terminal.waitFor("1 passed, 0 failed")
    // Whatever else is saved begins it anew, with all of them.
    folder.write("yes = yes\n", to: "words.list")
    try terminal.waitFor("2 passed, 0 failed")
    try terminal.waitFor("waiting for something to be saved")
    terminal.type("\u{3}")
    #expect(try terminal.end() == 130)
  }
}
