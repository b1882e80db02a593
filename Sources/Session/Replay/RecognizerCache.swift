import SimCatalog
import SimLexicon
import SimRecognition
import Synchronization

/// Recognisers for conversations that begin in the same world: most of a folder's transcripts have the same apps and
/// the same user, and what is derived from their names is the same then.
///
/// It serves one library, in which languages and intents don't change.
final class RecognizerCache: Sendable {
  private struct Entry {
    var language: String
    var locale: String
    var apps: [InstalledApp]
    var user: UserProfile
    var recognizer: Recognizer
  }

  /// A folder's transcripts have a few worlds, and several files are played at a time.
  static let most = 32

  /// The last used one is at the end.
  private let entries = Mutex<[Entry]>([])

  /// The known recogniser for this world, else a new one.
  func recognizer(
    language: Language, locale: String, apps: [InstalledApp], user: UserProfile, catalog: Catalog
  ) -> Recognizer {
    let known = entries.withLock { entries -> Recognizer? in
      let index = entries.firstIndex { entry in
        entry.language == language.identifier && entry.locale == locale && entry.apps == apps && entry.user == user
      }
      guard let index else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.recognizer
    }
    if let known { return known }
    let recognizer = Recognizer(language: language, locale: locale, apps: apps, user: user, catalog: catalog)
    entries.withLock { entries in
      if entries.count >= Self.most { entries.removeFirst() }
      entries.append(
        Entry(language: language.identifier, locale: locale, apps: apps, user: user, recognizer: recognizer))
    }
    return recognizer
  }
}
