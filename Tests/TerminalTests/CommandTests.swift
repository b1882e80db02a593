import SimScreen
import SimShown
import SimTerminalUI
import Testing

@Suite struct TypedLineTests {
  @Test(arguments: [
    ("/help", Command.help(nil)), ("/help wait", .help("wait")), ("/HELP", .help(nil)), ("／help", .help(nil)),
    ("/apps", .apps), ("/vocabulary 知了", .vocabulary(app: "知了")), ("/explain", .explain(nil)),
    ("/explain 用知了发消息", .explain("用知了发消息")), ("/why", .why), ("/undo", .undo(nil)), ("/undo 3", .undo("3")),
    ("/record  my talk.talk ", .record(file: "my talk.talk")), ("/record", .record(file: nil)),
    ("/lock", .event("lock")), ("/unlock", .event("unlock")), ("/wait 5 s", .event("wait 5 s")),
    ("/tap Send", .event("tap Send")), ("* tap Send", .event("tap Send")), ("＊ lock", .event("lock")),
    ("/user mei", .user("mei")), ("/locale zh-Hans", .locale("zh-Hans")), ("/quit", .quit), ("> /quit", .quit),
  ])
  func commandsAreRead(line: String, command: Command) {
    #expect(TypedLine(line) == .command(command))
  }

  @Test(arguments: [
    ("  用知了发消息  ", "用知了发消息"), ("> hello", "hello"), ("＞ 你好", "你好"), (">hello", ">hello"), ("\\/quit", "/quit"),
    ("\\# one", "# one"), ("/usr/bin", "/usr/bin"), ("/", "/"), ("*stars*", "*stars*"), ("#1 fan", "#1 fan"),
  ])
  func anythingElseIsSaid(line: String, said: String) {
    #expect(TypedLine(line) == .utterance(said))
  }

  @Test(arguments: ["", "   ", "\u{3000}", "> "])
  func aBlankLineIsNothing(line: String) {
    #expect(TypedLine(line) == nil)
  }

  @Test func remarksAreForTheReader() {
    #expect(TypedLine("# a remark") == .remark(" a remark"))
  }

  @Test(arguments: [
    ("/hlep", "unknown command '/hlep': did you mean '/help'?"),
    ("/vocab", "unknown command '/vocab': did you mean '/vocabulary'?"),
    ("/weather", "unknown command '/weather': /help lists the commands; start the line with \\ to say it to Siri"),
    ("/why me", "'/why' stands alone, but 'me' follows it"),
    ("/wait", "'/wait' needs more: /wait TIME  let time pass, for example 5 s"),
  ])
  func aFaultSaysWhatWasExpected(line: String, message: String) throws {
    guard case .fault(let fault)? = TypedLine(line) else {
      Issue.record("'\(line)' is no fault")
      return
    }
    #expect(fault.message == message)
  }

  @Test(arguments: [
    ("hello", "> hello"), ("> hello", "> hello"), ("  /undo ", "> /undo"), ("/wait 5 s", "* wait 5 s"),
    ("* lock", "* lock"), ("# note", "# note"), ("\\/quit", "> \\/quit"),
  ])
  func aLineIsRepeatedAsATranscriptHasIt(line: String, repeated: String) {
    #expect(TypedLine(line)?.transcriptLine(typed: line) == repeated)
  }
}

@Suite struct CommandTableTests {
  @Test func everyCommandStandsInTheHelp() {
    let help = CommandTable.help().map(\.text).joined(separator: "\n")
    for entry in CommandTable.entries { #expect(help.contains(entry.usage)) }
    #expect(Set(CommandTable.entries.map(\.name)).count == CommandTable.entries.count)
  }

  @Test func helpOfOneCommand() {
    #expect(CommandTable.help(for: "/undo") == [Remark(.notice, "/undo [TURNS]  take the last turn, or more, back")])
    #expect(CommandTable.help(for: "unod").first?.kind == .error)
  }
}
