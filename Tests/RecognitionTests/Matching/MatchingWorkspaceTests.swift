import Testing

@testable import SimRecognition

@Suite("What a sentence leaves behind") struct MatchingWorkspaceTests {
  /// In an order in which short ones follow long ones, and those that are understood those that aren't.
  private static let sentences = [
    "text Sam I'm late", "could you maybe if it's no trouble text Sam Lee I'm late because the train is",
    String(repeating: "Sam and ", count: 3_000), "call Sam", "the weather was fine",
    "get me a ride to the airport with HuHu", "给王小明发消息说我到了",
  ]

  @Test("changes nothing for the next one") func changesNothing() throws {
    let language = try #require(SiriFiles.compiled["en"]?.language)
    let used = SampleApps.recognizer(language)
    for sentence in Self.sentences + Self.sentences.reversed() {
      let fresh = SampleApps.recognizer(language)
      #expect(
        used.understand(sentence, in: SampleApps.context) == fresh.understand(sentence, in: SampleApps.context),
        "\(sentence.prefix(80))")
    }
  }

  @Test("is kept after a sentence, and let go after a text") func isKept() {
    var chart = Chart()
    chart.begin(count: 12)
    #expect(chart.isWorthKeeping)
    #expect(chart.heads.count == 13 && chart.heads.allSatisfy { $0 == -1 })
    chart.begin(count: 40_000)
    #expect(!chart.isWorthKeeping)
  }
}
