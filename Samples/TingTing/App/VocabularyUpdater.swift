import Foundation
import Intents

/// Tells Siri the names that only this app knows.
enum VocabularyUpdater {
  static func update() {
    let vocabulary = INVocabulary.shared()
    guard Account().isSignedIn else { return vocabulary.removeAllVocabularyStrings() }
    var owners: [String: [String]] = [:]
    for friend in Friends.all {
      for name in friend.names { owners[name, default: []].append(friend.id) }
    }
    var names: [INSpeakableString] = []
    for name in Friends.all.flatMap(\.names) {
      guard let ids = owners.removeValue(forKey: name) else { continue }
      // A name that two friends have stands for neither: the extension asks which one is meant.
      names.append(
        ids.count == 1
          ? INSpeakableString(vocabularyIdentifier: ids[0], spokenPhrase: name, pronunciationHint: nil)
          : INSpeakableString(spokenPhrase: name))
    }
    vocabulary.setVocabulary(NSOrderedSet(array: names), of: .contactName)
  }
}
