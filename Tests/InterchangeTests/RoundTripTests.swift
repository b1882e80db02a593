import SimDiagnostics
import SimInterchange
import SimText
import SimTranscripts
import Testing

/// What is written is read again; what isn't there afterwards was said.
@Suite struct RoundTripTests {
  private func read(_ text: String, _ format: OtherFormat, app: String? = nil) throws -> ReadTalk {
    try format.read(text, file: "sample", codes: ["ready", "success", "failure"], app: app)
  }

  @Test func aTranscriptIsItself() {
    let talk = SampleTalk.talk
    #expect(PlainTalk(TalkFile.parse(talk.transcript)) == talk)
    #expect(talk.chapters.count == 2 && SampleTalk.pieces(talk).count == 19)
  }

  @Test(arguments: [
    (
      OtherFormat.askCLI,
      "1 border between conversations, 1 command, 1 event, 4 lines of Siri's, 6 lines of the trace, 1 list of choices, 3 rows of cards, 'Clock' of the header"
    ),
    (.chat, "1 command, 1 event, 6 lines of the trace, 'Clock' of the header, 'Locale' of the header"),
    (.transcript, "1 command, 'Clock' of the header"),
    (
      .botium,
      "1 border between conversations, 1 command, 1 event, 6 lines of the trace, 'App' of the header, 'Clock' of the header, 'Locale' of the header"
    ),
    (
      .rasaE2E,
      "1 command, 1 event, 6 lines of the trace, 1 list of choices, 3 rows of cards, 'App' of the header, 'Clock' of the header, 'Locale' of the header"
    ),
    (.gherkin, ""), (.talkMarkdown, ""),
  ])
  func whatAFormatHasNoPlaceForIsTold(_ format: OtherFormat, _ leftOut: String) {
    #expect(format.write(SampleTalk.talk).leftOut.text == leftOut)
  }

  /// Whoever holds both speakers gives back every word of both.
  @Test(arguments: [OtherFormat.chat, .transcript, .botium, .rasaE2E])
  func everythingThatIsSaidComesBack(_ format: OtherFormat) throws {
    let talk = SampleTalk.talk
    let back = try read(format.write(talk).text, format)
    #expect(SampleTalk.spoken(back.talk) == SampleTalk.spoken(talk))
    // Once more, what came back is the same.
    let again = try read(format.write(back.talk).text, format)
    #expect(SampleTalk.pieces(again.talk) == SampleTalk.pieces(back.talk))
  }

  @Test(arguments: [OtherFormat.chat, .transcript, .botium])
  func choicesAndCardsComeBack(_ format: OtherFormat) throws {
    let talk = SampleTalk.talk
    let back = try read(format.write(talk).text, format).talk
    func shown(_ talk: PlainTalk) -> [PlainTalk.Piece] {
      SampleTalk.pieces(talk).filter {
        switch $0 {
        case .choices, .card: true
        case .said, .siri, .event, .command, .trace, .remark: false
        }
      }
    }
    #expect(shown(back) == shown(talk))
  }

  /// The Bot Framework's activities hold the trace and the events, too.
  @Test func activitiesHoldAllButCommands() throws {
    let talk = SampleTalk.talk
    let back = try read(OtherFormat.transcript.write(talk).text, .transcript).talk
    let kept = SampleTalk.pieces(talk).filter { $0 != .command("why") }
    #expect(SampleTalk.pieces(back) == kept)
    #expect(back.chapters.map(\.title) == talk.chapters.map(\.title))
    #expect(back["App"] == "ZhiChat" && back["Locale"] == "en-US")
  }

  @Test func askKeepsWhatIsTyped() throws {
    let talk = SampleTalk.talk
    let back = try read(OtherFormat.askCLI.write(talk).text, .askCLI).talk
    #expect(SampleTalk.spoken(back) == SampleTalk.spoken(talk).filter { $0.hasPrefix("> ") })
  }

  @Test func rasaKeepsWordsIntentsAndCalls() throws {
    let written = OtherFormat.rasa.write(SampleTalk.talk).text
    #expect(
      written.contains("    intent: INSendMessageIntent\n") && written.contains("  - action: resolveRecipients\n"))
    let back = try read(written, .rasa).talk
    #expect(back.chapters.map(\.title) == ["He is meant [first]", "另一个：[方括号]"])
    #expect(SampleTalk.spoken(back).contains("> the first one"))
  }

  @Test func homeAssistantKeepsSentencesIntentsAndSlots() throws {
    let talk = SampleTalk.talk
    let written = OtherFormat.homeAssistant.write(talk)
    #expect(written.leftOut.text.contains("1 turn of which only the intent is known"))
    let back = try read(written.text, .homeAssistant, app: "ZhiChat").talk
    #expect(back.chapters.count == 2)
    #expect(
      back.chapters[0].pieces.prefix(3) == [
        .said("ZhiChat Sam I'm \"late\" \\ `now`"),
        .trace("understood ZhiChat INSendMessageIntent recipients=Sam content=\"I'm late\""),
        .siri("Which one, Sam Lee or Sam Park?"),
      ])
  }

  /// A page is a transcript: its blocks, in their order, and nothing of the prose.
  @Test func aPageRuns() {
    let talk = SampleTalk.talk
    let page = OtherFormat.talkMarkdown.write(talk).text
    let prose = "Prose > with\n\n```sh\n> not a turn\n```\n\n" + page + "\n> a quotation\n"
    let read = TalkFile.parse(prose, file: "page.md")
    var back = PlainTalk(read)
    back.title = talk.title
    #expect(back == talk)
    #expect(read.text == prose && read.problems.isEmpty)
  }

  /// Three kinds of quotes and no escape: what is typed is the text, piece by piece.
  @Test func aTapeTypesEveryCharacter() {
    let tape = OtherFormat.vhs.write(SampleTalk.talk).text
    let typed = tape.split(separator: "\n").filter { $0.hasPrefix("Type ") }.map { line -> Substring in
      let quote = line.dropFirst(5).first
      #expect(quote != nil && line.last == quote && !line.dropFirst(6).dropLast().contains { $0 == quote })
      return line.dropFirst(6).dropLast()
    }
    #expect(typed.joined().contains("ZhiChat Sam I'm \"late\" \\ `now`"))
    #expect(typed.joined().contains("* tap Send"))
  }

  @Test func aFeatureHasAScenarioForEachConversation() {
    let feature = OtherFormat.gherkin.write(SampleTalk.talk).text
    #expect(
      feature.hasPrefix(
        """
        Feature: Two people called Sam

          Background:
            Given the App is "ZhiChat"
            And the Locale is "en-US"
            And the Clock is "2026-11-20 18:05 America/Los_Angeles"

          Scenario: He is meant [first]
            When the user says "ZhiChat Sam I'm \\"late\\" \\\\ `now`"
            Then the app has "understood ZhiChat INSendMessageIntent recipients=Sam content=\\"I'm late\\""
            And the app has "resolveRecipients = disambiguation Sam Lee | Sam Park"
            And Siri says "Which one, Sam Lee or Sam Park?"
            And Siri offers
              | Sam Lee |
              | Sam Park |
        """))
  }

  /// Whatever is in it: no format trips over a talk of one kind of piece, or of none.
  @Test(arguments: OtherFormat.written)
  func nothingAndLittleIsWritten(_ format: OtherFormat) {
    #expect(!format.write(PlainTalk()).text.isEmpty)
    for piece in SampleTalk.pieces(SampleTalk.talk) {
      #expect(!format.write(PlainTalk(chapters: [.init(pieces: [piece])])).text.isEmpty)
    }
  }
}
