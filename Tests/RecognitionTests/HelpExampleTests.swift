import Foundation
import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import Testing

/// What Siri gives as examples is understood as what it is an example of.
@Suite struct HelpExamples {
  @Test(arguments: SiriFiles.languages) func areUnderstood(language: String) throws {
    let compiled = try #require(SiriFiles.compiled[language]?.language)
    let file = try #require(SiriFiles.said(of: language).first { $0.pathInLanguage == "lines/beginnings.lines" })
    let lines = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("help.IN") }
    var intents: Set<IntentName> = []
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      let intent = IntentName(String(parts[0].dropFirst("help.".count)))
      intents.insert(intent)
      // SiriKit's newer name for a call is asked for by the phrases of the older one.
      guard compiled.intents.contains(intent) else { continue }
      let sentence = parts[1].replacing("{app}", with: "Quokka").trimmingPrefix(" ")
      let app = InstalledApp(identifier: "app", displayNames: ["": "Quokka"], intents: [intent])
      let got = Recognizer(language: compiled, locale: language, apps: [app], user: UserProfile())
        .understand(String(sentence), in: SampleApps.context)
      #expect(got.request?.intent == intent, "\(sentence): \(got.exampleText)")
    }
    #expect(Set(compiled.intents).subtracting(intents).map(\.rawValue).sorted() == [])
  }
}
