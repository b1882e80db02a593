import SimCatalog
import SimLexicon
import SimRecognition

/// The two sample apps as recognition sees them, and a user with a few contacts.
enum SampleApps {
  static let zhiChat = InstalledApp(
    identifier: "zhichat", displayNames: ["en": "ZhiChat", "zh-Hans": "知了"],
    spokenNames: ["en": "Zhi Chat"],
    alternativeNames: ["en": [AlternativeName(name: "Cicada", pronunciationHint: "sick ayda")]],
    intents: ["INSendMessageIntent", "INSearchForMessagesIntent", "INSetMessageAttributeIntent"])

  static let huHu = InstalledApp(
    identifier: "huhu", displayNames: ["en": "HuHu", "zh-Hans": "呼呼打车"],
    alternativeNames: ["zh-Hans": [AlternativeName(name: "呼呼")]],
    intents: ["INRequestRideIntent", "INListRideOptionsIntent", "INGetRideStatusIntent"],
    vocabularies: [
      "en": vocabulary([("sports", ["sports car", "roadster"]), ("truck", ["truck"])]),
      "zh-Hans": vocabulary([("sports", ["跑车"]), ("truck", ["卡车"]), ("shared", ["顺风车", "拼车"])]),
    ])

  static let user = UserProfile(
    contacts: [
      Contact(
        identifier: "c.sam.lee", name: "Sam Lee",
        handles: [
          PersonHandle(value: "+1 555 0100", kind: .phoneNumber, label: "mobile"),
          PersonHandle(value: "+1 555 0101", kind: .phoneNumber, label: "home"),
        ]),
      Contact(
        identifier: "c.sam.park", name: "Sam Park",
        handles: [PersonHandle(value: "+1 555 0102", kind: .phoneNumber, label: "mobile")]),
      Contact(
        identifier: "c.anna", name: "Anna Smith", nickname: "Annie",
        handles: [PersonHandle(value: "anna@example.com", kind: .emailAddress)]),
      Contact(identifier: "c.hongchang", name: "宏昌"),
      Contact(identifier: "c.xiaoming", name: "王小明"),
    ],
    relations: [Relation(kind: "mother", contactName: "Anna Smith")],
    places: [
      NamedPlace(names: ["home", "家"], place: Place(name: "Home", latitude: 1, longitude: 2)),
      NamedPlace(names: ["公司"], place: Place(name: "公司")),
    ],
    vocabularies: [
      "zhichat": UserVocabulary(terms: [
        .contactName: [
          SpeakableString(spokenPhrase: "Jon Snow", vocabularyIdentifier: "z.jon"),
          SpeakableString(spokenPhrase: "Celestra", vocabularyIdentifier: "z.celestra"),
        ]
      ])
    ])

  static func recognizer(_ language: Language, apps: [InstalledApp] = [zhiChat, huHu]) -> Recognizer {
    Recognizer(language: language, locale: language.identifier, apps: apps, user: user)
  }

  private static func vocabulary(_ items: [(identifier: String, synonyms: [String])]) -> AppVocabulary {
    let names = ["INRequestRideIntent", "INListRideOptionsIntent"].map {
      ParameterVocabulary.ParameterName(intent: IntentName($0), parameter: "rideOptionName")
    }
    let values = items.map { item in
      ParameterVocabulary.Item(
        identifier: item.identifier, synonyms: item.synonyms.map { ParameterVocabulary.Synonym(phrase: $0) })
    }
    return AppVocabulary(parameters: [ParameterVocabulary(names: [names[0]], items: values)])
  }
}

extension SampleApps {
  /// Friday morning, the clock of the examples.
  static let context = RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))
}
