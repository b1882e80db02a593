import SimCatalog
import SimDiagnostics
package import SimPhrases
package import SimRecognition

/// The examples and counter-examples of phrase files, tried: `sirisim-vocabulary phrases test`.
package struct PhraseTrial: Sendable {
  /// A sentence that isn't understood as its file claims.
  package struct Failure: Hashable, Sendable {
    /// The phrase file.
    package var file: String
    /// The example's line.
    package var line: Int
    /// Where the example begins in it.
    package var column: Int
    /// The example's words.
    package var sentence: String
    /// In the notation of the examples; nil for a counter-example.
    package var expected: String?
    /// What was understood instead.
    package var got: String
    /// The phrase by which it was understood.
    package var by: PhraseReference?
  }

  /// The examples that aren't understood as they claim, in the order of the files.
  package private(set) var failures: [Failure] = []
  /// The phrases that lack an example or a counter-example, in the order of the files.
  package private(set) var gaps: [PhraseGap] = []
  /// How many examples were tried.
  package private(set) var count = 0

  /// Whether every phrase has its sentences, and all of them are understood as they claim.
  package var passes: Bool { failures.isEmpty && gaps.isEmpty }

  /// - Parameter files: the phrase files whose sentences are tried.
  package init(_ files: [PhraseFile], in world: ExampleWorld) {
    gaps = PhraseGap.all(in: files)
    for file in files {
      for entry in file.entries {
        for example in entry.examples { run(example, of: file, in: world) }
        for example in entry.counterexamples { runCounter(example, of: file, in: world) }
      }
    }
  }

  private mutating func run(_ example: PhraseExample, of file: PhraseFile, in world: ExampleWorld) {
    count += 1
    let expected = "\(file.intent ?? "?") \(example.fields.exampleText)"
    let got = world.understand(example.sentence, of: file)
    guard got.exampleText != expected else { return }
    failures.append(failure(example, file, expected: expected, got: got))
  }

  private mutating func runCounter(_ example: PhraseExample, of file: PhraseFile, in world: ExampleWorld) {
    count += 1
    let got = world.understand(example.sentence, of: file)
    guard let intent = got.intent, intent.rawValue == file.intent else { return }
    failures.append(failure(example, file, expected: nil, got: got))
  }

  private func failure(
    _ example: PhraseExample, _ file: PhraseFile, expected: String?, got: Understanding
  ) -> Failure {
    Failure(
      file: file.path, line: example.place.line, column: example.place.column, sentence: example.sentence,
      expected: expected, got: got.exampleText, by: got.phrase)
  }
}
