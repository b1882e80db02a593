import SimAppFiles
import SimDiagnostics

/// A vocabulary's keys in an Info.plist (P3).
struct VocabularyInInfoPlist: Rule {
  let about = RuleDescription(
    "vocabulary-in-info-plist", .error, "a vocabulary stands in an Info.plist",
    explanation: """
      IntentPhrases and ParameterVocabularies are read from AppIntentVocabulary.plist in the app's <language>.lproj and \
      nowhere else. Xcode shows the keys by names like 'Intent Phrases' in any property list.
      """,
    source: "Apple Developer Forums 737018; P3")

  func check(_ subject: Subject) -> [Finding] {
    subject.bundles.flatMap(\.vocabularyKeys).map { key in
      finding(
        "Siri doesn't read \(key.text, as: "key") from an Info.plist", at: key.place,
        fix: Fix("move it to AppIntentVocabulary.plist in the app's <language>.lproj"))
    }
  }
}
