import SimCatalog
import SimDiagnostics
import SimLinting
import SimPhrases
import SimRecognition
import Testing

/// Every example of every phrase file is understood as it says, and every counter-example is not.
@Suite struct PhraseFileExamples {
  @Test(arguments: SiriFiles.languages) func filesHaveNoFaults(_ name: String) {
    let diagnostics = SiriFiles.compiled[name]?.diagnostics ?? []
    let sources = Dictionary(SiriFiles.files(of: name).map { ($0.path, $0.text) }) { first, _ in first }
    #expect(diagnostics.isEmpty, "\n\(DiagnosticPrinter(sources: sources).text(of: diagnostics))")
  }

  /// Phrases of requests say what they take and what they must not; answers are heard in the light of a question.
  @Test(arguments: SiriFiles.languages) func everyPhraseHasAnExampleAndACounterexample(_ name: String) throws {
    let files = try #require(SiriFiles.compiled[name]?.language).phraseFiles
    #expect(files.allSatisfy { $0.path.contains("/phrases/") })
    let count = files.reduce(0) { $0 + $1.entries.count }
    #expect(count > 1_000)
    let lacking = PhraseGap.all(in: files).map { "\($0.place.file ?? ""):\($0.place.line): \($0.phrase)" }
    #expect(lacking.isEmpty, "\(lacking.count) of \(count):\n\(lacking.joined(separator: "\n"))")
  }

  @Test(arguments: SiriFiles.languages) func examplesAreUnderstood(_ name: String) throws {
    let world = ExampleWorld(name, in: SiriFiles.languageLibrary)
    var failures: [String] = []
    var count = 0
    for file in world.language.phraseFiles {
      for entry in file.entries {
        for example in entry.examples {
          count += 1
          let expected = "\(file.intent ?? "?") \(example.fields.exampleText)"
          let got = world.understand(example.sentence, of: file).exampleText
          if got != expected {
            failures.append("\(file.path):\(example.place.line): \(example.sentence)\n  - \(expected)\n  + \(got)")
          }
        }
        for example in entry.counterexamples {
          count += 1
          let got = world.understand(example.sentence, of: file)
          if let request = got.request, request.intent.rawValue == file.intent {
            failures.append("\(file.path):\(example.place.line): ! \(example.sentence)\n  + \(got.exampleText)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(count):\n\(failures.joined(separator: "\n"))")
  }
}
