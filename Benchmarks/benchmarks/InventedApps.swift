import SimCatalog
import SimLexicon

/// Apps that nobody has written, so that ten are installed: with names of one and several words, other names, and terms.
enum InventedApps {
  static func filled(_ apps: [InstalledApp], upTo count: Int) -> [InstalledApp] {
    apps + all.prefix(max(0, count - apps.count))
  }

  private static let all: [InstalledApp] = [
    app("Quill", "羽笔", ["INSendMessageIntent", "INSearchForMessagesIntent", "INSetMessageAttributeIntent"]),
    app("Pocket Change", "零花钱", ["INSendPaymentIntent", "INRequestPaymentIntent"], other: "Pocket"),
    app("Stride", "大步", ["INStartWorkoutIntent", "INPauseWorkoutIntent", "INEndWorkoutIntent"]),
    app("Ring Ring", "响铃", ["INStartAudioCallIntent", "INStartVideoCallIntent"], other: "Ring"),
    app("Snapbox", "快照盒", ["INSearchForPhotosIntent", "INStartPhotoPlaybackIntent"]),
    app("Wheels 24", "二十四轮", ["INRequestRideIntent", "INGetRideStatusIntent"], terms: ["minibus", "三轮车"]),
    app("Envelope", "信封", ["INSendMessageIntent"]),
    app("Purse", "钱袋", ["INSendPaymentIntent", "INTransferMoneyIntent", "INSearchForAccountsIntent"]),
  ]

  private static func app(
    _ english: String, _ chinese: String, _ intents: [IntentName], other: String? = nil, terms: [String] = []
  ) -> InstalledApp {
    let parameter = ParameterVocabulary.ParameterName(intent: "INRequestRideIntent", parameter: "rideOptionName")
    let items = terms.map { term in
      ParameterVocabulary.Item(identifier: term, synonyms: [ParameterVocabulary.Synonym(phrase: term)])
    }
    return InstalledApp(
      identifier: "invented.\(english)", displayNames: ["en": english, "zh-Hans": chinese],
      alternativeNames: other.map { ["en": [AlternativeName(name: $0)]] } ?? [:], intents: intents,
      vocabularies: items.isEmpty
        ? [:] : ["": AppVocabulary(parameters: [ParameterVocabulary(names: [parameter], items: items)])])
  }
}
