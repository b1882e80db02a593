import Foundation
import Intents

/// Settles which group is meant.
struct GroupResolver {
  /// Whether something is going to be written to the group.
  var forWriting: Bool

  func resolve(_ name: INSpeakableString) -> INSpeakableStringResolutionResult {
    if let group = name.vocabularyIdentifier.flatMap(Groups.group) ?? Directory.group(named: name.spokenPhrase) {
      return forWriting && group.isReadOnly ? .unsupported() : .success(with: group.asSpeakable())
    }
    let candidates = Directory.groups(containing: name.spokenPhrase).filter { !forWriting || !$0.isReadOnly }
    switch candidates.count {
    case 0: return .unsupported()
    case 1: return .confirmationRequired(with: candidates[0].asSpeakable())
    default: return .disambiguation(with: candidates.map { $0.asSpeakable() })
    }
  }
}
