import Foundation
import Intents

/// Tells Siri the names that only this app knows.
enum VocabularyUpdater {
  static func update() {
    let vocabulary = INVocabulary.shared()
    guard Account().isSignedIn else { return vocabulary.removeAllVocabularyStrings() }
    let known = Members.all.filter { !$0.isBlocked }
    var owners: [String: [String]] = [:]
    for member in known {
      for name in [member.name] + member.otherNames { owners[name, default: []].append(member.id) }
    }
    var names: [INSpeakableString] = []
    for name in known.flatMap({ [$0.name] + $0.otherNames }) {
      guard let ids = owners.removeValue(forKey: name) else { continue }
      // A name that two members have stands for neither: the extension asks which one is meant.
      names.append(
        ids.count == 1
          ? INSpeakableString(vocabularyIdentifier: ids[0], spokenPhrase: name, pronunciationHint: nil)
          : INSpeakableString(spokenPhrase: name))
    }
    vocabulary.setVocabulary(NSOrderedSet(array: names), of: .contactName)
    vocabulary.setVocabulary(NSOrderedSet(array: Groups.all.map { $0.asSpeakable() }), of: .contactGroupName)
  }
}
