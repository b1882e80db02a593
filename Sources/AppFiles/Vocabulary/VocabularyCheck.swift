import SimCatalog
public import SimDiagnostics
import SimDialogue
import SimLexicon
import SimRecognition

/// Reads everything below `Vocabulary` and says what is wrong in it: the gate of the data.
public enum VocabularyCheck {
  /// Loads every language, app and user.
  public static func run(_ folder: VocabularyFolder) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let languages = folder.languages
    if languages.isEmpty {
      diagnostics.append(
        Diagnostic(.error, "there is no language", at: TextPlace(file: folder.path + "/Siri", line: 1)))
    }
    for language in languages {
      let vocabulary = SiriVocabulary.load(language, from: folder, diagnostics: &diagnostics)
      vocabulary.language.checkExamples(diagnostics: &diagnostics)
      diagnostics += vocabulary.lines.missing.map { identifier in
        Diagnostic(
          .error, "no line '\(identifier)' in '\(language)'",
          at: TextPlace(file: language + "/lines", line: 1))
      }
    }
    for name in folder.apps {
      guard let path = folder.app(name) else { continue }
      let apps = AppLoader.load(path, diagnostics: &diagnostics)
      for app in apps { diagnostics += check(app, languages: languages) }
    }
    for name in folder.users {
      guard let path = folder.user(name) else { continue }
      _ = UserProfileFile.load(path, diagnostics: &diagnostics)
    }
    return diagnostics.sorted { a, b in
      guard let first = a.place, let second = b.place else { return a.place == nil && b.place != nil }
      return first < second
    }
  }

  /// A sample app speaks every language that Siri does, and gives an example phrase for each of its intents.
  private static func check(_ app: LoadedApp, languages: [String]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let place = TextPlace(file: app.infoPlist ?? app.extensionPlists.first, line: 1)
    for language in languages {
      guard let vocabulary = app.app.vocabularies[language] else {
        diagnostics.append(Diagnostic(.warning, "the app has no vocabulary in '\(language)'", at: place))
        continue
      }
      for intent in app.app.intents
      where Catalog.isSpoken(intent) && !vocabulary.phrases.contains(where: { $0.intent == intent }) {
        diagnostics.append(
          Diagnostic(.warning, "no example phrase for \(intent) in '\(language)'", at: place))
      }
    }
    return diagnostics
  }
}
