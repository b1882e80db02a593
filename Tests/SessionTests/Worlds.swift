import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimTranscripts

@testable import SimSession

/// Worlds without any process: a messenger that talks on paper, or from a script.
enum Worlds {
  static let app = InstalledApp(
    identifier: "test.pigeon", displayNames: ["": "Pigeon", "zh-Hans": "信鸽"],
    intents: ["INSendMessageIntent", "INSearchForMessagesIntent"],
    vocabularies: [
      "en": AppVocabulary(phrases: [
        IntentExamples(
          intent: "INSendMessageIntent", examples: ["Send a message with Pigeon", "Text Ada with Pigeon"]),
        IntentExamples(intent: "INSearchForMessagesIntent", examples: ["Find messages in Pigeon"]),
      ])
    ])

  static let contacts = [
    Contact(identifier: "1", name: "Ada Byron", handles: [PersonHandle(value: "+44 1", kind: .phoneNumber)]),
    Contact(identifier: "2", name: "Ada King", handles: [PersonHandle(value: "+44 2", kind: .phoneNumber)]),
    Contact(identifier: "3", name: "Charles Babbage", handles: [PersonHandle(value: "+44 3", kind: .phoneNumber)]),
  ]

  static func setting(_ locale: String = "en") -> Setting {
    Setting(
      locale: locale, clock: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9), zone: "UTC", apps: [app],
      user: UserProfile(contacts: contacts))
  }

  static func library() throws -> SessionLibrary {
    SessionLibrary(
      apps: [AppSource(app: app, programs: nil)], vocabulary: try VocabularyFolder.find(environment: [:]),
      catalog: .siriKit, cache: LanguageCache(environment: ProcessVariables.all), diagnostics: [])
  }

  /// A session in which nobody but the handler on paper answers.
  static func onPaper() throws -> Session {
    let library = try library()
    return try library.session(setting(), sources: library.apps, world: SessionWorld()).get()
  }
}

extension SessionTurn {
  var shown: [String] { observedLines.map { $0.notation() } }
}
