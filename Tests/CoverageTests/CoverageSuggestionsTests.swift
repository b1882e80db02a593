import SimCatalog
import SimCoverage
import SimTranscripts
import Testing

/// The conversations that are suggested for what none reaches.
@Suite struct CoverageSuggestionsTests {
  private static let talk = """
    App:    ZhiChat
    Locale: en-US

    > ZhiChat Sam I'm late
    - understood ZhiChat INSendMessageIntent recipients=Sam content="I'm late"
    - resolveRecipients = success Sam Lee
    - resolveSpeakableGroupName = notRequired
    - resolveContent = success I'm late
    - confirm = ready
    Ready to send it?
    > send it
    - handle = success
    OK, it's sent.
    """

  private func report(_ texts: [String], intents: [String]) -> (CoverageReport, CoverageSuggestions) {
    var tally = CoverageTally(.siriKit)
    let files = texts.map { TalkFile.parse($0) }
    for file in files { tally.add(file, language: "en") }
    let report = CoverageReport(
      intents: intents, languages: ["en"], goals: CoverageGoals(.siriKit), tally: tally, excuses: CoverageExcuses())
    return (report, CoverageSuggestions(of: files, catalog: .siriKit) { _ in "en" })
  }

  /// Whatever isn't reached is, by what is suggested: with these conversations nothing is missing any more.
  @Test(arguments: [
    ["INSendMessageIntent"], ["INSendPaymentIntent", "INStartWorkoutIntent"], ["INGetRideStatusIntent"],
  ])
  func nothingIsMissingAfterwards(_ intents: [String]) throws {
    let (before, suggestions) = report([Self.talk], intents: intents)
    let missing = before.rows.count { $0.isMissing }
    let files = suggestions.files(for: before) { _, _ in ["ZhiChat"] }
    #expect(missing > 0 && files.reduce(0) { $0 + $1.cells.count } == missing)
    for file in files {
      let talk = TalkFile.parse(file.text)
      #expect(talk.problems.isEmpty && talk.conversations.filter { !$0.turns.isEmpty }.count == file.cells.count)
    }
    let (after, _) = report([Self.talk] + files.map(\.text), intents: intents)
    #expect(after.rows.filter(\.isMissing).map(\.cell) == [])
  }

  @Test func itIsMadeOfAConversationThatIsThere() throws {
    let (before, suggestions) = report([Self.talk], intents: ["INSendMessageIntent"])
    let text = try #require(suggestions.files(for: before) { _, _ in [] }.first?.text)
    #expect(
      text.contains(
        """
        ## INSendMessageIntent: recipients unsupported noAccount
        > ZhiChat Sam I'm late
        - understood ZhiChat INSendMessageIntent recipients=Sam content="I'm late"
        - resolveRecipients = unsupported noAccount
        - ...
        ...
        """))
    #expect(
      text.contains(
        """
        ## INSendMessageIntent: content disambiguation
        > ZhiChat Sam I'm late
        - understood ZhiChat INSendMessageIntent recipients=Sam content="I'm late"
        - resolveRecipients = success Sam Lee
        - resolveSpeakableGroupName = notRequired
        - resolveContent = disambiguation I'm late | Another
        - ...
        ...
        """))
  }
}
