import SimCatalog
import Testing

@testable import SimDialogue

/// What is said to an app in which something goes on: `answers/underWay.list` of each language.
@Suite struct UnderWayDataTests {
  @Test(arguments: SiriData.languages)
  func everyMeaningIsAnIntentAndASentenceToAnApp(language: String) throws {
    let meanings = try SiriData.catalogue(language).answers.values(.underWay)
    #expect(!meanings.isEmpty)
    for meaning in meanings.flatMap({ $0.split(separator: ";") }) {
      let parts = meaning.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      try #require(parts.count == 2, "\(meaning)")
      #expect(Catalog.siriKit.schema(of: IntentName(String(parts[0]))) != nil, "\(meaning)")
      #expect(parts[1].count { $0 == "@" } == 1, "\(meaning)")
    }
  }
}
