package import SimCatalog
package import SimLexicon
package import SimPhrases
package import SimRecognition

/// The app and the user of the phrase files' examples, from `examples/*.list` of a language.
package struct ExampleWorld: Sendable {
  /// The language of the examples.
  package let language: Language
  /// One app that offers every intent that the language has phrases for.
  package let app: InstalledApp
  /// A user who knows everyone in the examples.
  package let user: UserProfile
  /// What understands the examples.
  package let recognizer: Recognizer
  /// Recognisers by domain, with an app that offers only that domain's intents, for files that need an app's name.
  private var recognizers: [String?: Recognizer] = [:]
  /// The name of the one app.
  package let appName: String
  /// The clock of the examples: Friday 2026-11-20 09:00.
  package static let context = RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))

  /// - Parameter name: the language's folder.
  package init(_ name: String, in languages: LanguageLibrary) {
    let language = languages.language(name)
    var lists: [ParameterVocabulary] = []
    for entry in languages.examples("terms", of: name) {
      let parts = entry.text.split(separator: ".").map(String.init)
      guard parts.count == 2, let term = entry.value else { continue }
      let parameter = ParameterVocabulary.ParameterName(intent: IntentName(parts[0]), parameter: parts[1])
      let item = ParameterVocabulary.Item(
        identifier: "id.\(term)", synonyms: [ParameterVocabulary.Synonym(phrase: term)])
      lists.append(ParameterVocabulary(names: [parameter], items: [item]))
    }
    appName = languages.appName(of: name)
    app = InstalledApp(
      identifier: "app", displayNames: ["": appName], intents: Self.intents(of: language),
      vocabularies: ["": AppVocabulary(parameters: lists)])
    user = Self.user(name, in: languages)
    self.language = language
    let catalog = languages.catalog
    recognizer = Recognizer(language: language, locale: name, apps: [app], user: user, catalog: catalog)
    let domains = Set(language.phraseFiles.filter(\.needsApp).map { Self.domain(of: $0, in: catalog) })
    for domain in domains {
      var app = app
      app.intents.removeAll { catalog.schema(of: $0)?.domain != domain }
      recognizers[domain] = Recognizer(language: language, locale: name, apps: [app], user: user, catalog: catalog)
    }
  }

  private static func domain(of file: PhraseFile, in catalog: Catalog) -> String? {
    file.intent.flatMap { catalog.schema(of: IntentName($0))?.domain }
  }

  /// What understands the sentences of a phrase file: the app offers every intent, or those of the file's domain alone
  /// where the file needs an app's name.
  package func recognizer(for file: PhraseFile) -> Recognizer {
    guard file.needsApp else { return recognizer }
    return recognizers[Self.domain(of: file, in: recognizer.catalog)] ?? recognizer
  }

  /// What a sentence of a phrase file is understood as; `@` is the app's name.
  package func understand(_ sentence: String, of file: PhraseFile) -> Understanding {
    recognizer(for: file).understand(named(sentence), in: Self.context)
  }

  /// What a sentence that is meant for an intent is understood as. If it names the app (`@`) and phrases of the
  /// intent's domain need a name, the app offers only that domain.
  package func understand(_ sentence: String, for intent: IntentName) -> Understanding {
    let domain = recognizer.catalog.schema(of: intent)?.domain
    let chosen = sentence.contains("@") ? recognizers[domain] : nil
    return (chosen ?? recognizer).understand(named(sentence), in: Self.context)
  }

  /// The sentence with the app's name in the place of `@`.
  package func named(_ sentence: String) -> String {
    sentence.split(separator: "@", omittingEmptySubsequences: false).joined(separator: appName)
  }

  /// Whom and what the user of the examples knows.
  package static func user(_ name: String, in languages: LanguageLibrary) -> UserProfile {
    let groups = languages.examples("groups", of: name).map { SpeakableString(spokenPhrase: $0.text) }
    let people = languages.examples("people", of: name).enumerated().map { index, entry in
      Contact(
        identifier: "person.\(index)", name: entry.text,
        handles: entry.value.map { [PersonHandle(value: $0, kind: .phoneNumber)] } ?? [])
    }
    let places = languages.examples("places", of: name).map { entry in
      NamedPlace(names: [entry.text], place: place(entry))
    }
    return UserProfile(
      contacts: people, places: places, vocabularies: ["": UserVocabulary(terms: [.contactGroupName: groups])])
  }

  /// `home = 20 Folsom Street; San Francisco; US; 37.7599; -122.4148`: street, city, country, and where it is.
  private static func place(_ entry: ListFile.Entry) -> Place {
    var place = Place(name: entry.text)
    let parts = entry.value?.split(separator: ";").map { String($0.drop { $0 == " " }) } ?? []
    guard parts.count == 5, let latitude = Double(parts[3]), let longitude = Double(parts[4]) else { return place }
    place.street = parts[0]
    place.city = parts[1]
    place.countryCode = parts[2]
    place.latitude = latitude
    place.longitude = longitude
    return place
  }

  /// Typical values of each type, by the type's name, as people answer with them; `yes` is how to say yes.
  package static func values(_ name: String, in languages: LanguageLibrary) -> [String: [String]] {
    Dictionary(grouping: languages.examples("values", of: name), by: \.text).mapValues { $0.compactMap(\.value) }
  }

  /// Every intent that the language has phrases for, the most used first, as an app would list them.
  package static func intents(of language: Language) -> [IntentName] {
    var result: [IntentName] = ["INSendMessageIntent", "INSearchForMessagesIntent", "INRequestRideIntent"]
    for file in language.phraseFiles {
      guard let intent = file.intent.map({ IntentName($0) }), !result.contains(intent) else { continue }
      result.append(intent)
    }
    return result
  }
}

extension Understanding {
  /// The intent that was understood, whichever app is to do it.
  package var intent: IntentName? {
    switch outcome {
    case .request(let request): request.intent
    case .whichApp(let intent, _, _): intent
    case .declined: nil
    }
  }

  /// The phrase by which a request was understood.
  package var phrase: PhraseReference? {
    if case .request(let request) = outcome { request.phrase } else { nil }
  }

  /// What was filled.
  package var slots: [Slot] {
    switch outcome {
    case .request(let request): request.slots
    case .whichApp(_, let slots, _): slots
    case .declined: []
    }
  }
}
