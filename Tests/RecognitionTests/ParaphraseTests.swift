import SimCatalog
import SimDiagnostics
import SimLinting
import SimPhrases
import SimRecognition
import Testing

/// What people say to the sample apps, and to the stand-ins of domains without one, in words of their own
/// (`Tests/Languages/<language>/Paraphrases/<Domain>.txt`).
@Suite struct Paraphrases {
  @Test(arguments: SiriFiles.sentenceFiles(in: "Paraphrases")) func areUnderstood(_ file: SentenceFile) throws {
    let language = try #require(SiriFiles.compiled[file.language]?.language)
    let recognizer = SampleWorld.recognizer(language, for: file)
    let lines = file.lines
    var failures: [String] = []
    for line in lines {
      let paraphrase = try #require(Paraphrase(line), "\(line)")
      let got = recognizer.understand(paraphrase.sentence, in: SampleApps.context).exampleText
      if got != paraphrase.expected {
        failures.append("\(paraphrase.sentence)\n  - \(paraphrase.expected)\n  + \(got)")
      }
    }
    #expect(lines.count >= 50)
    #expect(failures.isEmpty, "\(failures.count) of \(lines.count):\n\(failures.joined(separator: "\n"))")
  }
}

/// A line: `intent | sentence | slots`, the slots as an example of a phrase file has them.
private struct Paraphrase {
  var sentence: String
  /// The intent and its slots in the notation of the examples.
  var expected: String

  init?(_ line: String) {
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let intent = parts[0].split(separator: " ").first else { return nil }
    var diagnostics: [Diagnostic] = []
    let rest = parts[1].reversed().drop { $0 == " " || $0 == "|" }.reversed()
    let file = PhraseFile(
      path: "line.phrases", text: "intent: \(intent)\n\nphrase\n  = \(String(rest))\n", hasIntent: true,
      diagnostics: &diagnostics)
    guard diagnostics.isEmpty, let example = file.entries.first?.examples.first else { return nil }
    sentence = example.sentence
    expected = "\(intent) \(example.fields.exampleText)"
  }
}
