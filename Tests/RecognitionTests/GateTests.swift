import SimCatalog
import SimLexicon
import SimLinting
import SimPhrases
import SimRecognition
import Testing

/// What recognition has to be able to do before anything is built upon it.
@Suite struct Gate {
  /// 2,000 sentences of each language, drawn from its phrases, with invented names; every file has its share in them.
  @Test(arguments: SiriFiles.languages) func sentencesFromPhrases(_ name: String) throws {
    let language = try #require(SiriFiles.compiled[name]?.language)
    let intents = ExampleWorld.intents(of: language)
    let context = RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))
    var failures: [String] = []
    var count = 0
    var files: Set<String> = []
    for seed in 1...20 where !language.phraseFiles.isEmpty {
      var sentences = GateSentences(language, seed: UInt64(seed))
      let recognizer = sentences.recognizer(intents: intents)
      var drawn = 0
      while drawn < 100 {
        guard let sentence = sentences.next() else { continue }
        drawn += 1
        count += 1
        files.insert(sentence.file)
        let expected = "\(sentence.intent) \(sentence.fields.exampleText)"
        let got = recognizer.understand(sentence.text, in: context)
        if got.exampleText != expected {
          failures.append("\(sentence.phrase): \(sentence.text)\n  - \(expected)\n  + \(got.exampleText)")
        }
      }
    }
    #expect(count == 2_000)
    #expect(
      Set(language.phraseFiles.filter { !$0.needsApp }.map(\.path)).subtracting(files).sorted() == [],
      "nothing was drawn from these files")
    #expect(failures.isEmpty, "\(failures.count) of \(count):\n\(failures.joined(separator: "\n"))")
  }

  /// Sentences that are for no app are declined, with all the sample apps installed, and the stand-in of the file's domain.
  @Test(arguments: SiriFiles.sentenceFiles(in: "Declined")) func sentencesForNoApp(_ file: SentenceFile) throws {
    let language = try #require(SiriFiles.compiled[file.language]?.language)
    let sentences = file.lines
    let recognizer = SampleWorld.recognizer(language, for: file)
    let context = RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))
    var failures: [String] = []
    for sentence in sentences {
      let got = recognizer.meaning(of: sentence, in: context)
      if case .declined = got.outcome { continue }
      failures.append("\(sentence)\n  + \(got.exampleText)")
    }
    #expect(sentences.count >= 50)
    #expect(failures.isEmpty, "\(failures.count) of \(sentences.count):\n\(failures.joined(separator: "\n"))")
  }
}
