import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimRecognition
import TestLanguages

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
    let own = TestLanguages.words(of: "world.list", in: language)
    let words = own.isEmpty ? TestLanguages.words(of: "world.list", in: "en") : own
    let contacts = (words["name"] ?? []).enumerated().map { index, names in
      Contact(identifier: "c.\(index)", name: names[0], nickname: names.dropFirst().first)
    }
    var terms: [VocabularyStringType: [SpeakableString]] = [:]
    for (kind, phrases) in words {
      guard let type = VocabularyStringType(named: kind) else { continue }
      terms[type] = phrases.joined().map { SpeakableString(spokenPhrase: $0) }
    }
    return UserProfile(
      contacts: contacts,
      relations: ["mother", "father", "boss", "sister", "spouse"].enumerated().map { index, kind in
        Relation(kind: kind, contactName: contacts[index % 3 + 4].name)
      },
      places: (words["place"] ?? []).map { NamedPlace(names: $0, place: Place(name: $0[0])) },
      vocabularies: ["": UserVocabulary(terms: terms)])
  }
}
