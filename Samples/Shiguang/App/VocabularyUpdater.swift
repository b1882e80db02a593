import Foundation
import Intents

/// Tells Siri the names that only this app knows, the most important first.
enum VocabularyUpdater {
  static func update() {
    let vocabulary = INVocabulary.shared()
    let account = Account()
    guard account.isSetUp, account.mayReadPhotos else { return vocabulary.removeAllVocabularyStrings() }
    let albums = Albums.all.filter { !$0.isPrivate }.map(\.name)
    vocabulary.setVocabularyStrings(NSOrderedSet(array: albums), of: .photoAlbumName)
    vocabulary.setVocabularyStrings(NSOrderedSet(array: Tags.all.map(\.name)), of: .photoTag)
    let people = Faces.all.filter { !$0.isMe }.flatMap { face in
      ([face.name] + face.otherNames).map {
        INSpeakableString(vocabularyIdentifier: face.id, spokenPhrase: $0, pronunciationHint: nil)
      }
    }
    vocabulary.setVocabulary(NSOrderedSet(array: people), of: .contactName)
  }
}
