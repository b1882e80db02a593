import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimRecognition

/// Examples that aren't understood as their intent (P2).
struct MisunderstoodExample: Rule {
  let about = RuleDescription(
    "misunderstood-example", .warning, "an example phrase isn't understood as its intent",
    explanation: """
      The store tries every example and writes when one is not classified as its intent. It is tried here by the code that a \
      conversation uses, for the intents that Siri has phrases for; 'sirisim explain' shows how a sentence is understood. A \
      way to say something that sirisim ought to know belongs into its phrases (docs/add-a-phrase.md).
      """,
    source: "openradar-mirror#18282; P2")

  func check(_ subject: Subject) -> [Finding] {
    subject.trials.compactMap { trial in
      let app = subject.app(ofVocabulary: trial.vocabulary)
      // If the app's name isn't known, the name may be what isn't understood.
      if let app, !app.loaded.isNameWritten, !trial.namesNoApp, !names(trial.example.text, app) { return nil }
      switch trial.outcome {
      case .other(let intent, let phrase):
        let by = phrase.map { " (\($0.file):\($0.line))" } ?? ""
        return finding(
          """
          \(trial.example.text, as: "example") is understood as \(plain: intent.rawValue, as: "understood")\(by), not as \
          \(plain: trial.intent.rawValue, as: "intent")
          """, at: trial.example.place, fix: Fix("say what tells the two apart, or list it under \(intent)"))
      case .declined(let miss) where unknownTerm(miss) == nil:
        return finding(
          """
          \(trial.example.text, as: "example") is not understood as \(plain: trial.intent.rawValue, as: "intent")\
          \(Self.stop(miss, in: trial.example.text))
          """, at: trial.example.place,
          fix: Fix("say it in another way; 'sirisim explain' shows how far it is understood"))
      case .understood, .foreign, .declined, .unspoken: return nil
      }
    }
  }

  private func names(_ sentence: String, _ app: Subject.App) -> Bool {
    let key = NormalForm.of(sentence)
    return (app.possibleNames + [app.name]).contains { key.contains(NormalForm.of($0)) }
  }

  /// Where the nearest phrase stopped, in words.
  static func stop(_ miss: NearMiss?, in sentence: String) -> String {
    // A phrase that matched only a word or two doesn't show what was meant.
    guard let miss, miss.understood.count * 2 >= sentence.utf8.count, let rest = sentence.utf8.text(miss.rest),
      !rest.isEmpty, !miss.expected.isEmpty
    else { return "" }
    let expected = miss.expected.prefix(3).joined(separator: ", ")
    return "; at '\(Message.shown(rest))' one of \(expected) was expected"
  }
}

/// The parameter of a vocabulary whose term was expected where the sentence stopped being understood.
func unknownTerm(_ miss: NearMiss?) -> String? {
  guard let miss, !miss.rest.isEmpty else { return nil }
  let properties = Set(VocabularyOutline.parameters.compactMap { $0.split(separator: ".").last.map(String.init) })
  return miss.expected.lazy.map { $0.filter { $0 != "{" && $0 != "}" } }.first { properties.contains($0) }
}

extension String.UTF8View {
  /// The text between two offsets; nil where they lie outside or inside a character.
  func text(_ range: Range<Int>) -> String? {
    guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
    return String(self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)])
  }
}
