import SimAppFiles
import SimDiagnostics

/// Phrases that a language lacks in which others are translated.
struct UntranslatedPhrase: Rule {
  let about = RuleDescription(
    "untranslated-phrase", .warning, "a phrase isn't translated into a language that others are translated into",
    explanation: """
      Siri hears in the language that she is set to, and a phrase without a translation is heard \
      there as it is written in Swift: hardly anybody says that.
      """,
    source: "developer.apple.com/documentation/appintents/app-shortcuts")

  func check(_ subject: Subject) -> [Finding] {
    // What is written in Swift is in the app's own language.
    let own = Set(subject.apps.map(\.loaded.developmentRegion))
    return subject.appIntents.compactMap { contents in
      let phrases = contents.outline.shortcuts.flatMap(\.phrases).filter { $0.isLiteral && $0.namesApp }
      var lacking: [AppIntentOutline.Phrase] = []
      var languages: [String] = []
      for language in contents.phrases.languages
      where language != contents.phrases.sourceLanguage && !own.contains(language) {
        let here = contents.untranslated(in: language)
        // Where none is, the files aren't of these phrases.
        guard !here.isEmpty, here.count < phrases.count else { continue }
        languages.append(language)
        lacking += here.filter { !lacking.contains($0) }
      }
      guard let first = lacking.first else { return nil }
      let named = languages.prefix(Self.named).joined(separator: ", ")
      let more = languages.count > Self.named ? " and \(languages.count - Self.named) more" : ""
      return finding(
        "\(lacking.count, as: "count") of \(phrases.count, as: "all") phrases aren't translated into \(named + more, as: "languages")",
        at: first.filePlace, fix: Fix("translate them in AppShortcuts.xcstrings"))
    }
  }

  /// So many languages are named.
  private static let named = 5
}

extension AppIntentFiles.Contents {
  /// A key may have the phrases of its whole shortcut.
  fileprivate func untranslated(in language: String) -> [AppIntentOutline.Phrase] {
    outline.shortcuts.flatMap { shortcut -> [AppIntentOutline.Phrase] in
      let texts = shortcut.phrases.map { phrases.texts($0.text, in: language) }
      guard !texts.contains(where: { $0.count > 1 }) else { return [] }
      return zip(shortcut.phrases, texts).filter { $1.isEmpty && $0.isLiteral && $0.namesApp }.map(\.0)
    }
  }
}
