import SimAppFiles
import SimDiagnostics

/// Phrases that are missing in a language in which others are translated.
struct UntranslatedPhrase: Rule {
  let about = RuleDescription(
    "untranslated-phrase", .warning, "a phrase isn't translated into a language that others are translated into",
    explanation: """
      Siri hears in the language that she is set to, and a phrase without a translation is heard \
      there as it is written in Swift: hardly anybody says that. Told are languages that other phrases have, or the app's other texts.
      """,
    source: "developer.apple.com/documentation/appintents/app-shortcuts")

  func check(_ subject: Subject) -> [Finding] {
    // The phrases in Swift are in the app's own language.
    let own = Set(subject.apps.map(\.loaded.developmentRegion))
    return subject.appIntents.flatMap { contents in
      [untranslated(contents, own: own), withoutPhrases(contents, own: own)].compactMap { $0 }
    }
  }

  /// Reports languages in which the app has texts, but no phrase.
  private func withoutPhrases(_ contents: AppIntentFiles.Contents, own: Set<String>) -> Finding? {
    let phrases = contents.outline.shortcuts.flatMap(\.phrases).filter { $0.isLiteral && $0.namesApp }
    let known = own.union(contents.phrases.languages).union(
      [contents.phrases.sourceLanguage, contents.texts.sourceLanguage].compactMap { $0 })
    // A region is served by its language, and the other way round.
    func language(_ name: String) -> Substring { name.prefix { $0 != "-" } }
    let heard = Set(known.map(language))
    let lacking = contents.texts.languages.filter { !heard.contains(language($0)) && language($0) != "base" }
    guard let first = phrases.first, !lacking.isEmpty else { return nil }
    return finding(
      "no phrase is translated into \(Self.listed(lacking), as: "languages"), and the app's texts are",
      at: first.filePlace,
      fix: Fix("translate them in AppShortcuts.xcstrings"))
  }

  private static func listed(_ languages: [String]) -> String {
    let more = languages.count > named ? " and \(languages.count - named) more" : ""
    return languages.prefix(named).joined(separator: ", ") + more
  }

  /// Reports phrases that are missing in a language that has others.
  private func untranslated(_ contents: AppIntentFiles.Contents, own: Set<String>) -> Finding? {
    let phrases = contents.outline.shortcuts.flatMap(\.phrases).filter { $0.isLiteral && $0.namesApp }
    var lacking: [AppIntentOutline.Phrase] = []
    var languages: [String] = []
    for language in contents.phrases.languages
    where language != contents.phrases.sourceLanguage && !own.contains(language) {
      let here = contents.untranslated(in: language)
      // If none is translated, the files don't belong to these phrases.
      guard !here.isEmpty, here.count < phrases.count else { continue }
      languages.append(language)
      lacking += here.filter { !lacking.contains($0) }
    }
    guard let first = lacking.first else { return nil }
    return finding(
      "\(lacking.count, as: "count") of \(phrases.count, as: "all") phrases aren't translated into \(Self.listed(languages), as: "languages")",
      at: first.filePlace, fix: Fix("translate them in AppShortcuts.xcstrings"))
  }

  /// How many languages are named.
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
