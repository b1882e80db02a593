import SimDiagnostics
import Testing

@testable import SimTranscripts

/// Conversations that a table makes many, and what all of them begin with.
@Suite struct TalkTableTests {
  private static let text = """
    # Whoever it is
    App:   Pigeon
    Table: who      number
           Sam Lee  mobile
           小雨      ho...

    ## To {who}
    > Pigeon {who} hi
    - understood Pigeon INSendMessageIntent recipients={who}
    | To  {who}, {number}
    {other} says {who}

    ## Nobody in particular
    > Pigeon hi
    Old words
    """

  @Test func eachRowIsAConversationOfItsOwn() {
    let file = TalkFile.parse(Self.text)
    #expect(file.problems == [])
    #expect(file.conversations.map(\.title) == ["To Sam Lee", "To 小雨", "Nobody in particular"])
    #expect(file.turns.map(\.opening.notation) == ["> Pigeon Sam Lee hi", "> Pigeon 小雨 hi", "> Pigeon hi"])
    #expect(file.turns.map(\.row) == [0, 1, nil])
    let second = file.turns[1].expectations
    #expect(
      second.map(\.notation) == [
        "- understood Pigeon INSendMessageIntent recipients=小雨", "| To 小雨, ho...", "{other} says 小雨",
      ])
    // A cell may have wildcards, and a name that is no column's is one.
    #expect(
      second[1].wording.cells.count == 2
        && second[2].wording.pattern.match(Array("Bob says 小雨".utf8), bindings: [:]) != nil)
    #expect(file.text == Self.text)
  }

  @Test func rowsOfOneTitleAreToldApart() {
    let titles = { (table: String) in
      TalkFile.parse("# Hello\nTable: \(table)\n\n> {a}\n").conversations.map(\.title)
    }
    #expect(titles("a  b\n  x  1\n  y  1") == ["Hello (x)", "Hello (y)"])
    #expect(titles("a  b\n  x  1\n  x  2") == ["Hello (row 1)", "Hello (row 2)"])
    #expect(titles("a") == [nil])
  }

  @Test func aColumnMayBeAnEntryOfTheHeader() {
    let file = TalkFile.parse(
      """
      App: Pigeon
      Locale: en-US
      Device: iPhone
      Table: Locale   Device          say
             en-US    iPhone, locked  hi
             zh-Hans  watch           你好

      > {say}
      - ...
      """)
    #expect(file.problems == [])
    #expect(file.conversations.compactMap(\.world?.locale) == ["en-US", "zh-Hans"])
    #expect(file.conversations.compactMap(\.world?.isLocked) == [true, false])
    #expect(file.conversations.compactMap(\.world?.apps.first?.text) == ["Pigeon", "Pigeon"])
    #expect(file.turns.map(\.opening) == [.said("hi"), .said("你好")])
  }

  @Test func whatAllBeginWithIsPlayedAndNotJudged() {
    let file = TalkFile.parse(
      """
      Before: * unlock
              > Pigeon is here

      ## One
      > hi
      ## Two
      > ho
      """)
    #expect(file.problems == [])
    for conversation in file.conversations {
      #expect(conversation.turns.map(\.opening).prefix(2) == [.event("unlock"), .said("Pigeon is here")])
      #expect(conversation.turns.map(\.isLeadingUp) == [true, true, false])
    }
  }

  @Test(arguments: [
    ("Table: a  b\n  x", "a row of the table has 1 cell; expected 2, parted by two spaces or more: a, b"),
    ("Table: a  a\n  x  y", "two columns of the table are called 'a'"),
    ("Before: unlock", "'Before:' has turns; expected '> ...' or '* ...', read 'unlock'"),
    ("Table: a\n  x\n  y", "unknown event"),
  ])
  func whatIsWrongIsToldOnce(header: String, message: String) {
    let file = TalkFile.parse("\(header)\n\n> {a}\n* nonsense {b}\n")
    #expect(file.problems.count { $0.message.contains(message) } == 1, "\(file.problems.map(\.message))")
  }

  @Test func whatCameOfARowIsWrittenNowhere() {
    let file = TalkFile.parse(Self.text)
    var comparer = TranscriptComparer()
    let came = [ObservedLine(.says, "Something else")]
    let result = file.turns.map { comparer.compare($0, with: came) }
    let accepted = file.accepting(result)
    #expect(accepted.contains("{other} says {who}") && accepted.hasSuffix("> Pigeon hi\nSomething else"))
  }

  @Test func languagesStandBesideEachOther() {
    func chapter(_ file: String, _ locale: String, _ outcome: ReplayedChapter.Outcome) -> ReplayedChapter {
      var result = TranscriptResult(file: file, problems: [], turns: [])
      result.played = [
        PlayedChapter(title: nil, place: .init(file: file, line: 1), turns: 0..<0, locale: locale, seconds: 0)
      ]
      var chapter = result.chapters([.facts], strict: false)[0]
      chapter.outcome = outcome
      return chapter
    }
    let table = LanguageTable(
      [
        chapter("T/en/a.talk", "en-US", .passed), chapter("T/zh-Hans/a.talk", "zh-Hans", .failed),
        chapter("T/b.en.talk", "en-US", .passed), chapter("T/b.en.talk", "en-US", .failed),
        chapter("T/c.talk", "en-GB", .passed), chapter("T/c.talk", "en-GB", .passed),
        chapter("T/c.talk", "fr", .failed),
      ], languages: ["en", "zh-Hans"], language: { $0.hasPrefix("en") ? "en" : $0 == "fr" ? nil : $0 })
    #expect(
      table.lines == [
        "conversation  en             zh-Hans", "T/*/a.talk    ok             failed",
        "T/b.*.talk    1 of 2 failed  -", "T/c.talk      ok (2)         -", "hold          2 of 3         0 of 3",
      ])
  }
}
