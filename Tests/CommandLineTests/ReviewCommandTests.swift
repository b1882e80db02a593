import Glibc
import TestPrograms
import Testing

/// `sirisim review`: turn by turn on a terminal, as a list or lines of JSON elsewhere; and what CI never does.
@Suite struct ReviewCommandTests {
  private static let talk = """
    # Hello
    App: ZhiChat
    User: sam

    > ZhiChat Sam Park hi
    Ready to mail it?
    | Wrong
    | ...

    > yes
    Gone.

    ## Again
    > ZhiChat Sam Park hi
    ...
    > yes
    Gone.

    """

  private static let sent = "OK, it's sent."

  private func scene(_ text: String = talk) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folder.write(text, to: "a.talk")
    return folder
  }

  private func run(_ arguments: String, in folder: TemporaryFolder, before: String = "") throws -> ShellRun {
    try ShellRun("cd \(folder.path); \(before) \"$0\" \(arguments) < /dev/null", program: builtProgram("sirisim"))
  }

  @Test func aPictureShowsWhatIsToBeDecidedAndDecidesNothing() throws {
    let folder = try scene()
    let drawn = try run("review a.talk --picture a.svg --theme dark", in: folder)
    #expect(drawn.status == 1 && drawn.output.isEmpty, "\(drawn.output)\(drawn.errors)")
    let picture = try ShellRun("cat \(folder.path)/a.svg", program: "/bin/sh").output
    #expect(picture.hasPrefix("<svg ") && picture.contains("Ready to mail it?") && picture.contains("1 of 3"))
    #expect(try ShellRun("cat \(folder.path)/a.talk", program: "/bin/sh").output == Self.talk)
    let nowhere = try run("review a.talk --picture none/a.svg", in: folder)
    #expect(nowhere.status == 2 && nowhere.errors.contains("none/a.svg"))
  }

  private func review(
    _ folder: TemporaryFolder, columns: UInt16 = 120, options: [String] = [], environment: [String: String] = [:]
  ) throws -> ChatTerminal {
    try ChatTerminal(
      [folder.path + "/a.talk"] + options, command: "review", environment: environment, columns: columns, rows: 45,
      home: folder)
  }

  private func waitForTurn(_ number: Int, of count: Int = 3, on review: ChatTerminal) throws {
    try review.terminal.waitFor("\(number) of \(count)")
    try review.terminal.waitFor("all keys (?): ")
  }

  private func text(_ folder: TemporaryFolder) -> String { folder.read("a.talk") ?? "" }

  // MARK: On a terminal

  @Test func eachTurnIsAcceptedRejectedOrSkipped() throws {
    let folder = try scene()
    let review = try review(folder)
    try waitForTurn(1, on: review)
    let shown = review.screen.text
    #expect(shown.contains { $0.hasPrefix(folder.path + "/a.talk:") && $0.hasSuffix("  Hello") })
    #expect(shown.contains { $0.hasPrefix("- Ready to mail it?") && $0.contains("│ + Ready to send it?") })
    review.type("a")
    try waitForTurn(2, on: review)
    // It is written before anything else is asked.
    #expect(text(folder).contains("Ready to send it?"))
    #expect(text(folder).contains("Gone."))
    review.type("r")
    try waitForTurn(3, on: review)
    review.type("s")
    #expect(try review.terminal.end() == 1)
    #expect(review.screen.contains("1 turn accepted, 1 turn rejected, 1 turn left to decide"))
    #expect(text(folder).ranges(of: "Gone.").count == 2)
    #expect(review.terminal.modes == review.terminal.modesBefore)
  }

  @Test func allOfAKindAreAcceptedAndUndoneTogether() throws {
    let folder = try scene()
    let review = try review(folder)
    try waitForTurn(1, on: review)
    review.type("r")
    try waitForTurn(2, on: review)
    review.type("k")
    #expect(try review.terminal.end() == 0)
    #expect(text(folder) == Self.talk.replacing("Gone.", with: Self.sent))

    let other = try scene()
    let undone = try self.review(other)
    try waitForTurn(1, on: undone)
    undone.type("A")
    #expect(try undone.terminal.end() == 0)
    #expect(try run("replay a.talk", in: other).status == 0)
  }

  @Test func aDecisionIsUndone() throws {
    let folder = try scene()
    let review = try review(folder)
    try waitForTurn(1, on: review)
    review.type("u")
    try review.terminal.waitFor("nothing was decided yet")
    review.type("a")
    try waitForTurn(2, on: review)
    #expect(text(folder) != Self.talk)
    review.type("u")
    try waitForTurn(1, on: review)
    #expect(text(folder) == Self.talk)
    review.type("w")
    try waitForTurn(2, on: review)
    #expect(text(folder) == Self.talk.replacing("mail", with: "send"))
    review.type("w")
    try waitForTurn(3, on: review)
    review.type("q")
    #expect(try review.terminal.end() == 1)
    #expect(
      text(folder).ranges(of: "Gone.").count == 1 && text(folder).contains("send it?\n| Wrong\n"),
      "\(text(folder))")
  }

  @Test func keysAreToldAndOthersMeanNothing() throws {
    let folder = try scene()
    let review = try review(folder)
    try waitForTurn(1, on: review)
    review.type("x\r?")
    try review.terminal.waitFor("accept all of this kind")
    try review.terminal.waitFor("all keys (?): ")
    review.type("\u{4}")
    #expect(try review.terminal.end() == 1)
    #expect(text(folder) == Self.talk)
  }

  @Test func anInterruptGivesTheTerminalBackAndKeepsWhatWasAccepted() throws {
    let folder = try scene()
    let review = try review(folder)
    try waitForTurn(1, on: review)
    review.type("a")
    try waitForTurn(2, on: review)
    review.terminal.send(SIGINT)
    #expect(try review.terminal.end() == 128 + SIGINT)
    #expect(review.terminal.modes == review.terminal.modesBefore)
    #expect(text(folder).contains("Ready to send it?"))
  }

  @Test func aFileThatWasChangedMeanwhileIsLeftAlone() throws {
    let folder = try scene()
    let review = try review(folder)
    try waitForTurn(1, on: review)
    review.type("a")
    try waitForTurn(2, on: review)
    let theirs = text(folder) + "# Somebody else's\n"
    folder.write(theirs, to: "a.talk")
    review.type("a")
    #expect(try review.terminal.end() == 1)
    #expect(review.screen.contains("was changed meanwhile"))
    #expect(review.screen.contains("1 turn accepted, 2 turns left to decide"))
    #expect(text(folder) == theirs)
  }

  @Test(arguments: [UInt16(60), 120]) func chineseStandsInItsColumns(columns: UInt16) throws {
    let folder = try scene(
      """
      # 先问内容
      App: 知了
      Locale: zh-Hans
      User: sam

      > 用知了给 Jon Snow 发消息说你好
      要寄这条消息吗？
      | 发给：小雨
      | 你好
      | 草稿
      | (取消)  (发送)

      """)
    let review = try review(folder, columns: columns)
    try waitForTurn(1, of: 1, on: review)
    let shown = review.screen.text
    if columns < 100 {
      let went = try #require(shown.firstIndex { $0.hasPrefix("- | 发给：小雨") }, "\(shown)")
      #expect(shown[went + 2].hasPrefix("+ | 发给：Jon Snow"), "\(shown)")
    } else {
      #expect(shown.contains { $0.hasPrefix("- | 发给：小雨") && $0.hasSuffix("│ + | 发给：Jon Snow") }, "\(shown)")
      let edges = (0..<45).compactMap { row in
        (0..<120).first { review.screen.cell(row: row, column: $0).text == "│" }
      }
      #expect(edges.count > 3 && Set(edges).count == 1, "\(edges)")
    }
    review.type("a")
    #expect(try review.terminal.end() == 0)
    #expect(text(folder).contains("好的。可以发送了吗？\n| 发给：Jon Snow\n| 你好\n"), "\(text(folder))")
  }

  @Test func withoutColoursNothingIsColoured() throws {
    for noColor in ["", "1"] {
      let folder = try scene()
      let review = try review(folder, environment: ["NO_COLOR": noColor])
      try waitForTurn(1, on: review)
      #expect(review.terminal.shown.contains("\u{1B}[3") == noColor.isEmpty)
      review.type("q")
      #expect(try review.terminal.end() == 1)
    }
  }

  // MARK: Elsewhere

  @Test func inAPipeItIsAList() throws {
    let folder = try scene()
    let listed = try run("review a.talk", in: folder)
    #expect(listed.status == 1)
    #expect(listed.output.contains("a.talk:11:1: wording differs: a line of Siri's is another\n"), "\(listed.output)")
    #expect(listed.output.hasSuffix("\n3 turns left to decide\n"))
    #expect(text(folder) == Self.talk)
    #expect(try run("accept a.talk", in: folder).status == 0)
    let done = try run("review", in: folder)
    #expect(done.status == 0 && done.output == "nothing is left to decide\n", "\(done.output)\(done.errors)")
    #expect(try run("review --json", in: folder).output.isEmpty)
    #expect(try run("review --strict", in: folder).status == 0)
  }

  private func ids(_ output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /"id":"([0-9a-f]{16})"/).map { String($0.1) }
    }
  }

  @Test func anEditorAcceptsByIdentifier() throws {
    let folder = try scene()
    let listed = try run("review --json a.talk", in: folder)
    #expect(listed.status == 1)
    let ids = ids(listed.output)
    #expect(ids.count == 3 && Set(ids).count == 3, "\(listed.output)")
    #expect(self.ids(try run("review --json ./a.talk:11", in: folder).output) == [ids[1]])
    let one = try run("review --json --accept \(ids[2]) a.talk", in: folder)
    #expect(one.status == 1, "\(one.errors)")
    #expect(self.ids(one.output) == Array(ids[..<2]))
    #expect(text(folder).hasSuffix("> yes\n\(Self.sent)\n"))
    let gone = try run("review --accept \(ids[0]) --accept \(ids[2]) a.talk", in: folder)
    #expect(gone.status == 2 && gone.errors.contains("no turn has the id '\(ids[2])'"), "\(gone.errors)")
    let rest = try run("review --accept \(ids[0]) --accept \(ids[1]) a.talk", in: folder)
    #expect(rest.status == 0, "\(rest.output)\(rest.errors)")
    #expect(rest.output == "rewrote a.talk\n2 turns accepted, nothing is left to decide\n")
    #expect(try run("replay a.talk", in: folder).status == 0)
  }

  /// Nothing of the old text is lost where the new one can't be written.
  @Test func whereNothingCanBeWrittenTheFileStaysAsItIs() throws {
    let folder = try scene(Self.script)
    let id = try #require(ids(try run("review --script --json a.talk", in: folder).output).first)
    let full = try ShellRun(
      "cd \(folder.path); set -o pipefail; (ulimit -f 0; \"$0\" review --script --accept \(id) a.talk 2>&1) | cat",
      program: builtProgram("sirisim"))
    #expect(full.status == 2, "\(full.output)")
    #expect(full.output.contains("'a.talk' can't be written: File too large"), "\(full.output)")
    #expect(text(folder) == Self.script)
    #expect(try ShellRun("ls -A \(folder.path)", program: "/bin/sh").output == "a.talk\n")
  }

  @Test(arguments: ["true", "1", "woodpecker"]) func continuousIntegrationWritesNothing(value: String) throws {
    let folder = try scene()
    folder.write(Self.talk, to: "a.talk.new")
    for command in ["accept a.talk", "review --accept 0123456789abcdef a.talk", "review --clean ."] {
      let run = try run(command, in: folder, before: "CI=\(value)")
      #expect(run.status == 2 && run.output.isEmpty, "\(command): \(run.output)")
      #expect(run.errors.contains("writes nothing where CI is set"), "\(run.errors)")
    }
    let review = try review(folder, environment: ["CI": value])
    try review.terminal.waitFor("writes nothing where CI is set")
    #expect(try review.terminal.end() == 2)
    #expect(text(folder) == Self.talk)
    #expect(folder.read("a.talk.new") == Self.talk)
    // What writes nothing is of use there, too.
    #expect(try run("review a.talk", in: folder, before: "CI=\(value)").status == 1)
  }

  @Test(arguments: ["false", "0", "''"]) func whoSaysThatItIsNoneMayWrite(value: String) throws {
    let folder = try scene()
    #expect(try run("accept a.talk", in: folder, before: "CI=\(value)").status == 0)
    #expect(text(folder) != Self.talk)
  }

  @Test func staleFilesAreToldAndRemovedWhenAskedTo() throws {
    let folder = try scene()
    folder.write(Self.talk, to: "a.talk.new")
    folder.write("> gone\n", to: "gone.talk.new")
    folder.write("# Something new\n", to: "b.talk.new")
    folder.write("App: ZhiChat\n\n> never mind\n...\n", to: "b.talk")
    folder.write(Self.talk, to: "notes.new")
    let listed = try run("review .", in: folder)
    #expect(listed.output.contains("./a.talk.new is stale: the transcript says the same\n"), "\(listed.output)")
    #expect(listed.output.contains("./gone.talk.new is stale: there is no such transcript\n"))
    folder.write([0xFF, 0xFE, 0], to: "b.talk.new")
    let damaged = try run("review b.talk", in: folder)
    #expect(damaged.output.contains("b.talk.new is stale: it is no text any more\n"), "\(damaged.output)")
    folder.write("# Something new\n", to: "b.talk.new")
    #expect(!listed.output.contains("b.talk.new") && !listed.output.contains("notes.new"))
    let one = try run("review --clean a.talk", in: folder)
    #expect(one.status == 0 && one.output == "removed a.talk.new: the transcript says the same\n", "\(one.output)")
    let all = try run("review --clean .", in: folder)
    #expect(all.status == 0 && all.output == "removed ./gone.talk.new: there is no such transcript\n", "\(all.output)")
    #expect(
      try ShellRun("ls -A \(folder.path)", program: "/bin/sh").output == "a.talk\nb.talk\nb.talk.new\nnotes.new\n")
    #expect(try run("review --clean nowhere.talk", in: folder).status == 2)
  }

  private static let script = """
    App: ZhiChat
    User: sam

    > ZhiChat Sam Park hi
    - understood ZhiChat INSendMessageIntent recipients="Sam Park (mobile)" content=hi
    - resolveRecipients = unsupported
    Ready to send it?

    """

  /// The trace answers, and what Siri says to that is taken.
  @Test(arguments: [
    "accept --script a.talk",
    "review --script --accept $(\"$0\" review --script --json a.talk | cut -d'\"' -f4) a.talk",
  ])
  func whatComesOfAScriptIsTaken(command: String) throws {
    let folder = try scene(Self.script)
    let accepted = try run(command, in: folder)
    #expect(accepted.status == 0, "\(accepted.output)\(accepted.errors)")
    #expect(self.text(folder).contains("- resolveRecipients = unsupported\n"))
    #expect(!self.text(folder).contains("Ready"), "\(self.text(folder))")
    #expect(try run("replay --script a.talk", in: folder).status == 0)
  }
}
