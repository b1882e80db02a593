import Foundation
import TestPrograms
import Testing

/// `sirisim import` and the formats of `export`, as a person or a build server runs them.
@Suite struct ImportCommandTests {
  private func run(_ command: String, in folder: TemporaryFolder) throws -> ShellRun {
    try ShellRun("cd '\(folder.path)' && \"$0\" \(command) < /dev/null", program: builtProgram("sirisim"))
  }

  private static let chat = "user=Joe\nbot=Lula\n\nuser: hi\nbot: [Typing]Hello, Sam Lee!\n[Suggestions=Yes|No]\n"

  @Test func aChatBecomesATranscript() throws {
    let folder = try TemporaryFolder()
    folder.write(Self.chat, to: "greeting.chat")
    let run = try run("import greeting.chat", in: folder)
    #expect(run.output == "# From greeting.chat\nApp: Lula\n\n> hi\nHello, Sam Lee!\n1. Yes\n2. No\n")
    #expect(run.errors.contains("greeting.chat:1:1: note: not taken from chat: 1 sign of typing") && run.status == 0)
  }

  @Test func namesAreTakenOut() throws {
    let folder = try TemporaryFolder()
    folder.write(Self.chat.replacing("Sam Lee", with: "sam@example.org"), to: "greeting.chat")
    let run = try run("import greeting.chat --redact --locale en-GB", in: folder)
    #expect(!run.output.contains("sam@example.org") && run.output.contains("person1@example.com"))
    #expect(run.output.contains("Locale: en-GB") && run.status == 0)
  }

  /// What is damaged, large, or nothing of the kind: an error with its place, quickly, and what was there stays.
  @Test(arguments: [
    ("import broken.transcript -o old.talk", "broken.transcript:1:"),
    ("import nowhere.chat -o old.talk", "nowhere.chat"),
    ("import plain.text -o old.talk", "nothing says what the file is"),
    ("import huge.chat -o old.talk", "the file has 100 MB; a file of 'chat' may have 32"),
    ("import huge.log -o old.talk", "no call of SiriKit's stands in it"),
    ("import greeting.chat --from yaml -o old.talk", "expected ask-cli, chat"),
    ("import greeting.chat -o none/new.talk", "none/new.talk"),
    ("import greeting.chat --rules x -o old.talk", "'--rules' are those of '--redact'"),
  ])
  func whatCannotBeReadIsReported(_ command: String, _ fact: String) throws {
    let folder = try TemporaryFolder()
    folder.write(Self.chat, to: "greeting.chat")
    folder.write("[{\"type\": \"mess", to: "broken.transcript")
    folder.write("hello world\n", to: "plain.text")
    folder.write("kept", to: "old.talk")
    // 100 MB that nobody has written out, and of a log, which may be as long, as much as a debug build reads in a second.
    for (name, megabytes) in [("huge.chat", 100), ("huge.log", 8)] where command.contains(name) {
      let file = fopen(folder.path + "/" + name, "w")
      ftruncate(fileno(file), megabytes * 1024 * 1024)
      fclose(file)
    }
    let run = try run(command, in: folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(fact), "\(run.errors.prefix(500))")
    #expect(try String(contentsOfFile: folder.path + "/old.talk", encoding: .utf8) == "kept")
  }

  /// A transcript that is exported for another tool says what isn't there, and a page runs.
  @Test func whatIsExportedIsReadAgain() throws {
    let folder = try TemporaryFolder()
    folder.write(
      """
      # Home
      App:    HuHu
      Locale: en-US

      > Where's my HuHu ride
      - understood HuHu INGetRideStatusIntent
      - confirm = ready
      - handle = failure
      Sorry, I couldn't find a ride with HuHu.

      """, to: "ride.talk")
    let gherkin = try run("export ride.talk --script -o ride.feature && cat ride.feature", in: folder)
    #expect(gherkin.output.contains("And Siri says \"Sorry, I couldn't find a ride with HuHu.\""), "\(gherkin.errors)")
    let botium = try run("export ride.talk --script --format botium", in: folder)
    #expect(
      botium.errors.contains(
        "botium has no place for: 3 lines of the trace, 'App' of the header, 'Locale' of the header"))
    let page = try run("export ride.talk --script --format talk-md -o page.md", in: folder)
    #expect(page.errors.isEmpty && page.status == 0)
    let replay = try run("replay --script page.md", in: folder)
    #expect(replay.status == 0 && replay.output.contains("1 passed"), "\(replay.output)\(replay.errors)")
  }
}
