import Testing

@testable import sirisim

@Suite struct PlainCommandTests {
  @Test(arguments: [
    ([], PlainCommand.chat(paths: [], isPlain: false)), (["chat"], .chat(paths: [], isPlain: false)),
    (["chat", "App", "b"], .chat(paths: ["App", "b"], isPlain: false)), (["--plain"], .chat(paths: [], isPlain: true)),
    (["chat", "App", "--plain"], .chat(paths: ["App"], isPlain: true)),
    (["say", "用知了发消息"], .say(["用知了发消息"])), (["say", "a", "/why"], .say(["a", "/why"])),
  ])
  func plainFormsAreRead(arguments: [String], command: PlainCommand) {
    #expect(PlainCommand(arguments) == command)
  }

  @Test(arguments: [
    ["say"], ["chat", "--help"], ["--version"], ["replay", "x"], ["App"], ["say", "-q", "hi"],
    ["say", "--plain", "hi"], ["--plain", "App"], ["--plain", "--quiet"], ["--plain=1"],
  ])
  func everythingElseIsParsed(arguments: [String]) {
    #expect(PlainCommand(arguments) == nil)
  }

  @Test("the option that the plain forms know means nothing else to the parser") func plainOption() throws {
    let parsed = try #require(FrequentCommand.parse(["chat", "App", "--plain"]) as? ChatCommand)
    #expect(parsed.display.plain && !parsed.display.quiet && parsed.display.accessible == nil)
    #expect(parsed.paths == ["App"] && !parsed.noWatch && parsed.conversation.app == nil)
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
