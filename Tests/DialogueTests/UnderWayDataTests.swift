import SimCatalog
import SimLexicon
import SimPhrases
import SimRecognition
import Testing

@testable import SimDialogue

/// What is said to an app in which something goes on: `acts/underWay.phrases`, and the lines that say what it means.
@Suite struct UnderWayDataTests {
  private static let context = RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))

  @Test(arguments: SiriData.languages)
  func everyMeaningIsARequestToAnApp(language: String) throws {
    let lines = try SiriData.catalogue(language)
    let meanings = lines.identifiers(beginningWith: "underWay.")
    #expect(!meanings.isEmpty)
    for meaning in meanings {
      let intent = IntentName(String(meaning.split(separator: ".")[2]))
      let app = InstalledApp(identifier: "app", displayNames: ["": "Quokka"], intents: [intent])
      let recognizer = try #require(KnownLanguages.recognizer(language, UserProfile(), [app]))
      let sentence = try #require(lines.text(meaning, ["app": "Quokka"]))
      let got = recognizer.understand(sentence, in: Self.context)
      guard case .request(let request) = got.outcome else {
        Issue.record("\(meaning): \(sentence) is no request")
        continue
      }
      #expect(request.intent == intent, "\(meaning): \(sentence)")
    }
  }

  @Test(arguments: SiriData.languages)
  func whatIsSaidMeansSomething(language: String) throws {
    let lines = try SiriData.catalogue(language)
    let files = KnownLanguages.language(language).actFiles.filter { $0.kind == .underWay }
    let said = files.flatMap(\.file.entries).map { entry in
      entry.phrase.parts.compactMap { if case .constant("does", let does, _) = $0 { does } else { nil } }
    }
    #expect(!said.isEmpty && said.allSatisfy { $0.count == 1 })
    for does in Set(said.joined()) {
      #expect(!lines.identifiers(beginningWith: "underWay.\(does).").isEmpty, "nothing says what '\(does)' means")
    }
  }
}
