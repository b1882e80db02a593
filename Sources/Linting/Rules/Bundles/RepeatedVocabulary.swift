import SimAppFiles
import SimDiagnostics

/// Two vocabularies of an app for one language: one of them is never read.
struct RepeatedVocabulary: Rule {
  let about = RuleDescription(
    "repeated-vocabulary", .warning, "an app has two vocabularies for one language",
    explanation: "The app's bundle has room for one AppIntentVocabulary.plist in each .lproj.",
    source: "SiriKit, Registering Custom Vocabulary; P20")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app -> [Finding] in
      var owners: [String: String] = [:]
      return subject.vocabularies(of: app).compactMap { vocabulary in
        guard let owner = owners[vocabulary.locale] else {
          owners[vocabulary.locale] = vocabulary.file
          return nil
        }
        return finding(
          "another vocabulary for \(plain: vocabulary.shownLocale, as: "language") is \(file: owner, as: "file")",
          at: vocabulary.place, fix: Fix("keep one of the two"))
      }
    }
  }
}
