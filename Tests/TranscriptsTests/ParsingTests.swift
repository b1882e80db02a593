import SimDiagnostics
import SimTranscripts
import Testing

@Suite struct ParsingTests {
  @Test func aFileHasTitleProseHeaderAndConversations() throws {
    let file = TalkFile.parse(Sample.rides, file: "rides.talk")
    #expect(file.title == "A ride home, with two people of one name in the address book")
    #expect(file.prose == ["Written before the handler was."])
    #expect(file.header.map(\.name) == ["App", "Locale", "Clock", "Device", "Contacts", "Defaults"])
    #expect(file.header[4].values.map(\.text).last == "Ann Dale (mobile +1 555 0142)")
    #expect(file.header[4].values.last?.place == TextPlace(file: "rides.talk", line: 8, column: 11))
    #expect(file.conversations.map(\.title) == ["Ann Day has two numbers", "Signed out"])
    #expect(file.conversations.map(\.turns.count) == [5, 2])
    #expect(file.problems.isEmpty)
    let unlock = try #require(file.turns.dropFirst().first)
    #expect(unlock.opening == .event("unlock"))
    #expect(unlock.expectations.map(\.kind) == [.trace, .says, .choice, .choice])
    #expect(unlock.expectations[1].alternatives.map(\.source) == ["Do you mean Ann Day or Ann Dale?"])
    #expect(unlock.expectations.map(\.number) == [nil, nil, 1, 2])
    #expect(file.turns[2].expectations[2].presence == .optional)
    #expect(file.turns[4].expectations.last?.presence == .forbidden)
    #expect(file.turns[4].expectations[0].place == TextPlace(file: "rides.talk", line: 38, column: 1))
  }

  @Test func fullWidthFormsCountAsTheirASCIIForms() {
    let file = TalkFile.parse(Sample.chinese)
    #expect(file.title == "先问内容，再发送")
    #expect(file.header.map(\.name) == ["App", "Locale", "Clock", "Contacts"])
    #expect(file.turns.map(\.opening) == [.said("给小雨发消息"), .said("一会儿到")])
    #expect(file.turns[0].expectations.map(\.kind) == [.trace, .says, .choice, .choice])
    #expect(file.turns[0].expectations.map(\.number) == [nil, nil, 1, 2])
    #expect(file.turns[1].expectations.map(\.kind) == [.card, .style, .says])
    #expect(file.problems.isEmpty)
  }

  @Test func anEventBehindThePromptsMarkIsAnEvent() {
    let file = TalkFile.parse("> * lock\n＞ ＊ unlock\n> \\* lock\n> *lock\n> a * b\n")
    #expect(
      file.turns.map(\.opening) == [.event("lock"), .event("unlock"), .said("* lock"), .said("*lock"), .said("a * b")])
    #expect(file.turns.map(\.opening.notation) == ["* lock", "* unlock", "> \\* lock", "> *lock", "> a * b"])
  }

  @Test func aMarkNeedsItsSpace() {
    let turn = TalkFile.parse("> hi\n-5 degrees outside\n1.5 km to go\n|pipe\n?\n").turns[0]
    #expect(turn.expectations.map(\.kind) == [.says, .says, .says, .says])
  }

  @Test func indentedLinesGoOnWithTheOneAbove() {
    let file = TalkFile.parse(
      """
      > tell Ann that I will
         be late
      - resolveContent = success I will
        be late
      你想对小雨
        说什么？
      | Message  I will
                 be late
      """)
    #expect(file.turns[0].opening == .said("tell Ann that I will be late"))
    #expect(
      file.turns[0].expectations.map(\.wording.source) == [
        "resolveContent = success I will be late", "你想对小雨说什么？", "Message  I will be late",
      ])
  }

  @Test func commandsAndEscapedSlashesAreToldApart() {
    let file = TalkFile.parse("> /why\n> \\/why\n> C:\\temp \\\\ \\{x}\n")
    #expect(file.turns.map(\.opening) == [.command("why"), .said("/why"), .said("C:\\temp \\ {x}")])
  }

  @Test func proseMayHoldAColon() {
    let file = TalkFile.parse("See also: the other file\nhttp://example.com is no header\nApp: ZhiChat\n> hi\n")
    #expect(file.prose == ["See also: the other file", "http://example.com is no header"])
    #expect(file.header.map(\.name) == ["App"])
  }

  @Test func aMisspeltNameFailsAtItsLineAndTheRestStillRuns() throws {
    let file = TalkFile.parse(
      """
      Locle: en-US
      > hi
      * unlok
      - resolvRecipients = success
      - handel = success
      {when:tiem}
      """, file: "a.talk")
    #expect(file.problems.map(\.place?.line) == [1, 3, 4, 5, 6])
    #expect(file.problems[0].suggestion == "Locale")
    #expect(file.problems[1].suggestion == "unlock")
    #expect(file.problems[3].suggestion == "handle")
    #expect(file.problems[4].suggestion == "time")
    #expect(file.problems.allSatisfy { $0.severity == .error })
    #expect(file.turns.count == 2)
  }

  @Test func anExpectationBeforeAnyTurnIsAFailedOne() {
    let file = TalkFile.parse("## One\n- handle = success\n> hi\n")
    #expect(file.problems.map(\.place?.line) == [2])
    #expect(file.turns.count == 1)
  }

  @Test func byteOrderMarkCarriageReturnsAndAnOpenLastLineMeanNothing() {
    let text = "\u{FEFF}# Title\r\nApp: ZhiChat\r\n\r\n> hi\r\nHello."
    let file = TalkFile.parse(text)
    #expect(file.title == "Title")
    #expect(file.header.map(\.name) == ["App"])
    #expect(file.turns[0].expectations.map(\.wording.source) == ["Hello."])
    #expect(Array(file.text.utf8) == Array(text.utf8))
  }
}
