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
}
