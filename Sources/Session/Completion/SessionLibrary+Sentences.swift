import SimCatalog
import SimLexicon

extension SessionLibrary {
  /// The phrases of App Shortcuts that can be said to apps as they stand: of one with a value that of the first case, and none where
  /// only the app has words for it.
  package func sentences(of sources: [AppSource], in locale: String) -> [String] {
    sources.flatMap { source in
      let phrases = phrases(of: source, in: locale) { _, _ in nil }
      return source.app.intents.flatMap { phrases[$0] ?? [] }
    }
  }
}
