import Testing

@testable import SimTranscripts

/// Parts of a transcript, as `replay` is asked for them.
@Suite struct TalkSelectionTests {
  private static let file = TalkFile.parse(
    """
    # Messages
    Tags: smoke, payments

    > one
    - handle = success
    > two
    - handle = failure

    ## Later #slow
    > three
    * lock

    """, file: "a.talk")

  private func turns(_ selections: TalkSelection...) -> [String]? {
    Self.file.only(selections)?.turns.map { ($0.isLeadingUp ? "(" : "") + $0.opening.notation }
  }

  @Test(
    arguments: [
      ("a.talk:12", "a.talk", 12), ("a.talk:12:5", "a.talk", 12), ("b:3/a.talk:12", "b:3/a.talk", 12),
      ("a.talk", nil, 0),
      ("a.talk:0", nil, 0), ("a.talk:x", nil, 0), ("a:1:2:3", "a:1", 2),
    ] as [(String, String?, Int)])
  func aPlaceIsAFileAndALine(text: String, path: String?, line: Int) {
    let place = TalkSelection.place(text)
    #expect(place?.path == path)
    if path != nil { #expect(place?.selection == .turn(line: line)) }
  }

  @Test func aTurnComesWithThoseThatLeadUpToIt() {
    #expect(turns(.turn(line: 4)) == ["> one"])
    #expect(turns(.turn(line: 7)) == ["(> one", "> two"])
    #expect(turns(.turn(line: 11)) == ["(> three", "* lock"])
    #expect(turns(.turn(line: 1)) == nil)
  }

  @Test func aConversationIsNamedByWordsOfItsTitle() {
    #expect(turns(.named("later")) == ["> three", "* lock"])
    #expect(turns(.named("message")) == ["> one", "> two"])
    #expect(turns(.named("never")) == nil)
  }

  @Test func aTagIsTheHeadersOrTheTitles() {
    #expect(turns(.named("#SMOKE")) == ["> one", "> two", "> three", "* lock"])
    #expect(turns(.named("#slow")) == ["> three", "* lock"])
    #expect(turns(.named("#fast")) == nil)
    #expect(Self.file.selectable == ["Messages", "Later #slow", "#smoke", "#payments", "#slow"])
  }

  @Test func problemsOfWhatIsNotPlayedAreLeftOut() {
    let file = TalkFile.parse("> a\n- nonsense\n## Two\n> b\n- handle = success\n")
    #expect(file.problems.count == 1)
    #expect(file.only([.named("two")])?.problems.isEmpty == true)
    #expect(file.only([.turn(line: 1)])?.problems.count == 1)
  }
}
