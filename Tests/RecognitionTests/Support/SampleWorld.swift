import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimRecognition

/// All the sample apps as they lie in `Vocabulary/Apps`, installed for somebody with friends, a family, a boss, groups,
/// places and the vocabularies that the apps would have registered.
enum SampleWorld {
  /// The sample apps in the order of their names, those without an Intents extension left out.
  static let apps: [InstalledApp] = {
    let folder = SiriFiles.root.appending(path: "Vocabulary/Apps").path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    var diagnostics: [Diagnostic] = []
    return names.flatMap { AppLoader.load("\(folder)/\($0)", diagnostics: &diagnostics) }.map(\.app)
  }()

  static func recognizer(_ language: Language) -> Recognizer {
    Recognizer(
      language: language, locale: language.identifier, apps: apps, user: user(of: language.identifier))
  }

  static func user(of language: String) -> UserProfile {
    let words = SampleWorldWords.all[language] ?? .english
    let contacts = words.names.enumerated().map { index, name in
      Contact(identifier: "c.\(index)", name: name, nickname: words.nicknames[name])
    }
    return UserProfile(
      contacts: contacts,
      relations: ["mother", "father", "boss", "sister", "spouse"].enumerated().map { index, kind in
        Relation(kind: kind, contactName: words.names[index % 3 + 4])
      },
      places: words.places.map { NamedPlace(names: [$0], place: Place(name: $0)) },
      vocabularies: ["": UserVocabulary(terms: words.terms.mapValues(speakable))])
  }

  private static func speakable(_ phrases: [String]) -> [SpeakableString] {
    phrases.map { SpeakableString(spokenPhrase: $0) }
  }
}
