import SimCatalog
import SimLexicon

extension SessionLibrary {
  /// The literal phrases of App Shortcuts that can be said to apps: with a value, that of the first case; without a
  /// phrase if only the app has words for the value.
  package func sentences(of sources: [AppSource], in locale: String) -> [String] {
    sources.flatMap { source in
      let phrases = phrases(of: source, in: locale) { _, _ in nil }
      return source.app.intents.flatMap { phrases[$0] ?? [] }
    }
  }
}
