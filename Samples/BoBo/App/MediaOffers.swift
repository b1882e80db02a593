import Foundation
import Intents

/// What the app tells Siri when it starts: what comes next, and what its shows and playlists are called.
enum MediaOffers {
  /// The next episodes of what the user has subscribed to, the most important first.
  static func update() {
    let shows = Account().library.compactMap(Shows.show)
    INUpcomingMediaManager.shared.setSuggestedMediaIntents(
      NSOrderedSet(array: shows.map { $0.playIntent(latest: true) }))
  }

  static func updateVocabulary() {
    let vocabulary = INVocabulary.shared()
    guard Account().isSignedIn else { return vocabulary.removeAllVocabularyStrings() }
    vocabulary.setVocabulary(speakable(Shows.all.map { ($0.id, $0.title) }), of: .mediaShowTitle)
    vocabulary.setVocabulary(speakable(Shows.playlists.map { ($0.id, $0.name) }), of: .mediaPlaylistTitle)
  }

  private static func speakable(_ names: [(id: String, name: String)]) -> NSOrderedSet {
    NSOrderedSet(
      array: names.map {
        INSpeakableString(vocabularyIdentifier: $0.id, spokenPhrase: $0.name, pronunciationHint: nil)
      })
  }
}
