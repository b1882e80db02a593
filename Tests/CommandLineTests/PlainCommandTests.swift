import Testing

@testable import sirisim

@Suite struct PlainCommandTests {
  @Test(arguments: [
    ([], PlainCommand.chat(paths: [])), (["chat"], .chat(paths: [])),
    (["chat", "App", "b"], .chat(paths: ["App", "b"])),
    (["say", "用知了发消息"], .say(["用知了发消息"])), (["say", "a", "/why"], .say(["a", "/why"])),
  ])
  func plainFormsAreRead(arguments: [String], command: PlainCommand) {
    #expect(PlainCommand(arguments) == command)
  }

  @Test(arguments: [["say"], ["chat", "--help"], ["--version"], ["replay", "x"], ["App"], ["say", "-q", "hi"]])
  func everythingElseIsParsed(arguments: [String]) {
    #expect(PlainCommand(arguments) == nil)
  }

  @Test("a command with its options is parsed without the others")
  func frequentCommands() throws {
    let chat = try #require(FrequentCommand.parse(["--plain", "--user", "sam", "App"]) as? ChatCommand)
    #expect(chat.display.plain)
    #expect(chat.conversation.user == "sam")
    #expect(chat.paths == ["App"])
    let say = try #require(FrequentCommand.parse(["say", "--locale", "zh-Hans", "你好"]) as? SayCommand)
    #expect(say.conversation.locale == "zh-Hans")
    #expect(say.sentences == ["你好"])
    #expect(FrequentCommand.parse(["record", "--app", "ZhiChat", "a.talk"]) is RecordCommand)
  }

  @Test(
    "what it doesn't take, and a question for help, is for the whole command line",
    arguments: [
      [], ["--help"], ["--version"], ["say", "--help"], ["say"], ["chat", "--nothing"], ["replay", "a.talk"], ["App"],
      ["--generate-completion-script", "bash"],
    ])
  func othersGoTheLongWay(_ arguments: [String]) {
    #expect(FrequentCommand.parse(arguments).map { "\(type(of: $0))" } == nil)
  }
}
