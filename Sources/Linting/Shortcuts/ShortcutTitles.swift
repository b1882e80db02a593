import SimAppFiles
import SimDefinitions
import SimDiagnostics

/// The titles of an app's shortcuts: of its custom intents with each combination, and of its activities.
struct ShortcutTitles {
  /// A title in one language.
  struct Title {
    var text: String
    /// The text with a mark in the place of each value.
    var plainText: String
    var place: FilePlace
    /// The folder of the language that it is in; nil if that isn't known, or Siri doesn't speak it here.
    var language: String?
    /// What the app is called.
    var appNames: [String]
  }

  private(set) var all: [Title] = []

  init(_ subject: Subject) {
    let languages = TextLanguages(subject.languages)
    for outline in subject.definitions {
      for intent in outline.definition.ownIntents where !intent.isForWidgets {
        // The Shortcuts app's title is mostly the same text: it is reported once.
        var seen: Set<String> = []
        for text in [intent.title] + intent.combinations.sorted(by: { !$0.isManaged && $1.isManaged }).map(\.title) {
          for words in outline.words(of: text) where !words.isEmpty {
            let language = languages.language(of: words.plainText, locale: words.locale)
            guard seen.insert((language ?? words.locale) + "/" + words.text).inserted else { continue }
            all.append(
              Title(
                text: words.text, plainText: words.plainText, place: words.place, language: language,
                appNames: outline.appNames))
          }
        }
      }
    }
    let names = Array(Set(subject.definitions.flatMap(\.appNames) + subject.apps.map(\.name))).sorted()
    for literal in subject.shortcuts.flatMap({ $0.activities.filter(\.isPredicted).flatMap(\.titles) })
    where literal.plainText.contains(where: \.isLetter) {
      all.append(
        Title(
          text: literal.text, plainText: literal.plainText, place: literal.filePlace,
          language: languages.language(of: literal.plainText, locale: ""), appNames: names))
    }
  }
}
