import Foundation
import Intents

/// Tells Siri the names that only this app knows.
enum VocabularyUpdater {
  static func update() {
    let vocabulary = INVocabulary.shared()
    guard Account().isSignedIn else { return vocabulary.removeAllVocabularyStrings() }
    var names: [INSpeakableString] = []
    for member in Members.all where !member.isBlocked {
      names += ([member.name] + member.otherNames).map {
        INSpeakableString(vocabularyIdentifier: member.id, spokenPhrase: $0, pronunciationHint: nil)
      }
    }
    vocabulary.setVocabulary(NSOrderedSet(array: names), of: .contactName)
    vocabulary.setVocabulary(NSOrderedSet(array: Groups.all.map { $0.asSpeakable() }), of: .contactGroupName)
  }
}
