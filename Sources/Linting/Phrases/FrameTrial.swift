import SimCatalog
import SimRecognition

/// The frames of an intent, tried in some languages: `sirisim-vocabulary phrases frames`.
///
/// A frame that one language understands and another doesn't, or has no sentence for, is a gap.
package struct FrameTrial: Sendable {
  /// How a frame fares in one language.
  package enum Finding: Hashable, Sendable {
    /// The language has no sentence of this frame.
    case missing
    /// All of its sentences are understood as the intent.
    case understood
    /// Some aren't: each with what was understood.
    case gaps([Gap])
  }

  /// A sentence that isn't understood as its intent.
  package struct Gap: Hashable, Sendable {
    /// The sentence, with its place.
    package var sentence: FrameFile.Sentence
    /// What was understood, in the notation of the examples.
    package var got: String
  }

  /// A frame with what was found of it, by language in the order of `languages`.
  package struct Row: Hashable, Sendable {
    /// The frame's name.
    package var name: String
    /// One for each language.
    package var findings: [Finding]
  }

  /// The intent that is meant.
  package var intent: String
  /// The languages, as columns.
  package var languages: [String]
  /// The frames, in the order of the file.
  package private(set) var rows: [Row] = []
  /// How many sentences were said.
  package private(set) var count = 0

  /// The sentences that aren't understood as the intent.
  package var gaps: [Gap] {
    rows.flatMap(\.findings).flatMap { finding -> [Gap] in
      if case .gaps(let gaps) = finding { gaps } else { [] }
    }
  }

  /// How many places of the table have no sentence.
  package var missing: Int { rows.reduce(0) { $0 + $1.findings.count { $0 == .missing } } }

  /// Whether every frame is understood in every language.
  package var passes: Bool { rows.allSatisfy { $0.findings.allSatisfy { $0 == .understood } } }

  /// - Parameter worlds: the app and the user of each language, in the order of the columns.
  package init(_ file: FrameFile, in worlds: [(language: String, world: ExampleWorld)]) {
    intent = file.intent
    languages = worlds.map(\.language)
    for frame in file.frames {
      let findings = worlds.map { language, world in
        finding(frame.sentences.filter { $0.language == language }, in: world)
      }
      rows.append(Row(name: frame.name, findings: findings))
    }
  }

  private mutating func finding(_ sentences: [FrameFile.Sentence], in world: ExampleWorld) -> Finding {
    guard !sentences.isEmpty else { return .missing }
    count += sentences.count
    let gaps = sentences.compactMap { sentence -> Gap? in
      let got = world.understand(sentence.text, for: IntentName(intent))
      return got.intent?.rawValue == intent ? nil : Gap(sentence: sentence, got: got.exampleText)
    }
    return gaps.isEmpty ? .understood : .gaps(gaps)
  }
}
