import TestPrograms
import Testing

/// A whole conversation on the screen, as its author has it before his eyes.
@Suite struct ScreenConversationTests {
  @Test func aMessageInChineseFromTheFirstWordToTheLast() throws {
    let chat = try ChatTerminal(["--user", "sam", "--locale", "zh-Hans"])
    try chat.begin()
    #expect(chat.screen.contains("用动动开始跑步"), "three things to say come first")

    try chat.say("用知了给 Jon Snow 发一条消息", expecting: "你想对Jon Snow说什么？")
    try chat.terminal.waitUntil("slot, provenance, call, result, time and place") { screen in
      guard let rows = screen.inspector, let call = rows.firstIndex(where: { $0.contains("resolveContent") }) else {
        return false
      }
      let shown = rows.joined(separator: "\n")
      return ["知了  INSendMessageIntent", "recipients  Jon Snow", "用户的词汇里的“Jon Snow”", "? content"]
        .allSatisfy(shown.contains)
        && rows[call].contains("needsValue") && rows[call].hasTime
        && rows[call + 1].contains("SendMessageHandler.swift:")
    }

    try chat.say("晚上见", expecting: "可以发送了吗？")
    try chat.terminal.waitUntil("the content, and that it was said") { screen in
      screen.inspector?.contains { $0.contains("content") && $0.contains("晚上见") } == true
    }

    try chat.say("/undo", expecting: "你想对Jon Snow说什么？")
    try chat.terminal.waitForScreen(without: "可以发送了吗？")
    try chat.say("明天见", expecting: "明天见")
    try chat.say("发送", expecting: "发出去了")
    try chat.say("/why", expecting: "原因：知了")
    #expect(try chat.quit() == 0)
    #expect(chat.screen.unknown == [])
  }

  @Test func theSecondOfTwoIsPickedByNumberByArrowsAndByClick() throws {
    let chat = try ChatTerminal()
    try chat.begin()
    for pick in ["number", "arrows", "click"] {
      try chat.say("ZhiChat Sam hello", expecting: "Sam Park")
      switch pick {
      case "number": chat.type("2\r")
      case "arrows":
        chat.type("\u{1B}[B")
        try chat.terminal.waitUntil("a mark on the first") { $0.style(of: "1. Sam Lee") != $0.style(of: "2. Sam Park") }
        chat.type("\u{1B}[B")
        chat.type("\r")
      default:
        let place = try #require(chat.screen.place(of: "2. Sam Park"))
        chat.type("\u{1B}[<0;\(place.column + 4);\(place.row + 1)M\u{1B}[<0;\(place.column + 4);\(place.row + 1)m")
      }
      try chat.terminal.waitUntil("the review, \(pick)") { screen in
        screen.contains("Ready to send it?") && screen.editLine == "> "
          && screen.inspector?.contains { $0.contains("recipients") && $0.contains("Sam Park") } == true
      }
      try chat.say("/undo", expecting: "Sam Park")
      try chat.terminal.waitForScreen(without: "Ready to send it?")
      try chat.say("/undo", expecting: "A terminal in which")
    }
    #expect(try chat.quit() == 0)
  }

  @Test func theDeviceChangesAndTheConversationGoesBack() throws {
    let chat = try ChatTerminal.bare()
    try chat.begin()
    func waitForDevice(_ name: String, _ value: String) throws {
      try chat.terminal.waitUntil("\(name) \(value)") { screen in
        screen.inspector?.contains { $0.contains(name) && $0.contains(value) } == true && screen.editLine == "> "
      }
    }
    try waitForDevice("device", "unlocked")
    chat.type("/device locked\r")
    try waitForDevice("device", "iPhone, locked")
    chat.type("/device clock 18:05\r")
    try waitForDevice("clock", "18:05")
    try chat.say("the first")
    try chat.say("the second")
    chat.type("/goto 0\r")
    try waitForDevice("device", "unlocked")
    try chat.terminal.waitForScreen(without: "> the first")
    chat.type("/device locke\t\r")
    try waitForDevice("device", "iPhone, locked")
    #expect(try chat.quit() == 0)
  }
}

extension String {
  /// `0.42 ms` stands somewhere.
  fileprivate var hasTime: Bool {
    let words = split(separator: " ")
    return zip(words, words.dropFirst()).contains { Double($0) != nil && $1 == "ms" }
  }
}
