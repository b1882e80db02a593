import SimCatalog
import SimLexicon
import SimPhrases
import SimRecognition

/// The apps and the user of the phrase files' examples: what stands in `examples/*.list`.
struct ExampleWorld {
  let language: Language
  let recognizer: Recognizer
  let appName: String
  let context = RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))

  /// - Parameter intents: what the only app offers.
  init?(_ name: String, intents: [IntentName]) {
    guard let language = SiriFiles.compiled[name]?.language else { return nil }
    self.language = language
    appName = name == "en" ? "UnicornChat" : "独角兽快信"
    var lists: [ParameterVocabulary] = []
    for entry in SiriFiles.examples("terms", of: name) {
      let parts = entry.text.split(separator: ".").map(String.init)
      guard parts.count == 2, let term = entry.value else { continue }
      let parameter = ParameterVocabulary.ParameterName(intent: IntentName(parts[0]), parameter: parts[1])
      let synonym = ParameterVocabulary.Synonym(phrase: term)
      lists.append(
        ParameterVocabulary(
          names: [parameter], items: [ParameterVocabulary.Item(identifier: "id.\(term)", synonyms: [synonym])]))
    }
    let app = InstalledApp(
      identifier: "app", displayNames: ["": appName], intents: intents,
      vocabularies: ["": AppVocabulary(parameters: lists)])
    let groups = SiriFiles.examples("groups", of: name).map { SpeakableString(spokenPhrase: $0.text) }
    let people = SiriFiles.examples("people", of: name).enumerated().map { index, entry in
      Contact(identifier: "person.\(index)", name: entry.text)
    }
    let places = SiriFiles.examples("places", of: name).map {
      NamedPlace(names: [$0.text], place: Place(name: $0.text))
    }
    let user = UserProfile(
      contacts: people, places: places, vocabularies: ["": UserVocabulary(terms: [.contactGroupName: groups])])
    recognizer = Recognizer(language: language, locale: name, apps: [app], user: user)
  }

  /// What a sentence of a phrase file is understood as; `@` is the app's name.
  func understand(_ sentence: String) -> Understanding {
    let text = sentence.split(separator: "@", omittingEmptySubsequences: false).joined(separator: appName)
    return recognizer.understand(text, in: context)
  }

  /// Every intent that the language has phrases for, in the order in which an app would list them.
  static func intents(of name: String) -> [IntentName] {
    var result: [IntentName] = ["INSendMessageIntent", "INSearchForMessagesIntent", "INRequestRideIntent"]
    for file in SiriFiles.compiled[name]?.language.phraseFiles ?? [] {
      guard let intent = file.intent.map({ IntentName($0) }), !result.contains(intent) else { continue }
      result.append(intent)
    }
    return result
  }
}
