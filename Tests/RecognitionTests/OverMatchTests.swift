import SimCatalog
import SimLexicon
import SimLinting
import SimPhrases
import SimRecognition
import Testing

/// No sentence of one intent is taken by another, though every app offers every intent.
///
/// The examples of the phrase files and the drawn sentences are held against all intents in tests of their own; here are
/// the sentences that nobody wrote beside a phrase: the paraphrases, and the example phrases of the sample apps' plists.
/// Whether each of those is understood at all is for `Paraphrases` and `sirisim check` to say.
@Suite struct OverMatch {
  private struct Sentence {
    var text: String
    var intent: String
    var origin: String
  }

  @Test(arguments: SiriFiles.languages) func intentsKeepTheirSentences(_ name: String) throws {
    let language = try #require(SiriFiles.compiled[name]?.language)
    let everything = ExampleWorld.intents(of: language)
    let apps = (SampleWorld.apps + StandIns.apps).map { app in
      var app = app
      app.intents += everything.filter { !app.intents.contains($0) }
      return app
    }
    let recognizer = Recognizer(language: language, locale: name, apps: apps, user: SampleWorld.user(of: name))
    let sentences = paraphrases(of: name) + examples(of: name)
    var failures: [String] = []
    for sentence in sentences {
      let got = recognizer.understand(sentence.text, in: SampleApps.context)
      if let intent = got.intent, intent.rawValue != sentence.intent {
        failures.append(
          "\(sentence.origin): \(sentence.text)\n  - \(sentence.intent)\n  + \(got.exampleText)")
      }
    }
    #expect(sentences.count > 250)
    #expect(failures.isEmpty, "\(failures.count) of \(sentences.count):\n\(failures.joined(separator: "\n"))")
  }

  private func paraphrases(of language: String) -> [Sentence] {
    SiriFiles.sentenceFiles(in: "Paraphrases").filter { $0.language == language }.flatMap { file in
      file.lines.compactMap { line in
        let parts = line.split(separator: "|").map { $0.reversed().drop(while: \.isWhitespace).reversed() }
        guard parts.count >= 2 else { return nil }
        let text = String(parts[1]).drop(while: \.isWhitespace)
        return Sentence(text: String(text), intent: String(parts[0]), origin: file.testDescription)
      }
    }
  }

  private func examples(of language: String) -> [Sentence] {
    SampleWorld.apps.flatMap { app in
      (app.localised(app.vocabularies, language)?.phrases ?? []).flatMap { phrases in
        phrases.examples.map { Sentence(text: $0, intent: phrases.intent.rawValue, origin: app.identifier) }
      }
    }
  }
}
