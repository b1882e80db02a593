import SimCatalog
import SimLexicon
import SimRecognition

/// Apps for the domains that no sample app has, by the name of the domain's files in `Paraphrases` and `Declined`.
enum StandIns {
  /// An app with its names in English and in Chinese, and the intents that it offers.
  private struct StandIn {
    var english: String
    var chinese: String
    var offers: @Sendable (IntentSchema) -> Bool
  }

  private static let all: [String: StandIn] = [
    "ListsAndNotes": StandIn(english: "JotJot", chinese: "墨签") { $0.domain == "ListsAndNotes" },
    "Bills": StandIn(english: "PennyPile", chinese: "小满账本") {
      ["INPayBillIntent", "INSearchForBillsIntent"].contains($0.name)
    },
    "VisualCodes": StandIn(english: "Pixelpass", chinese: "码上过") { $0.domain == "VisualCodes" },
    "Cars": StandIn(english: "DriveDo", chinese: "驭途") { ["CarCommands", "CarPlay", "Radio"].contains($0.domain) },
    "Restaurants": StandIn(english: "MunchMate", chinese: "觅食记") { $0.domain == "Restaurants" },
    "Conversations": StandIn(english: "YapYap", chinese: "话匣子") {
      ["INAnswerCallIntent", "INHangUpCallIntent", "INEditMessageIntent", "INUnsendMessagesIntent"].contains($0.name)
    },
  ]

  /// The app of a file's domain, none where a sample app has the domain.
  static func apps(for file: SentenceFile) -> [InstalledApp] {
    let name = file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    return all[name].map { [app(name, $0)] } ?? []
  }

  /// All of them, by the names of their domains.
  static let apps: [InstalledApp] = all.sorted { $0.key < $1.key }.map { app($0.key, $0.value) }

  private static func app(_ name: String, _ standIn: StandIn) -> InstalledApp {
    InstalledApp(
      identifier: "standin.\(name)", displayNames: ["en": standIn.english, "zh-Hans": standIn.chinese],
      intents: Catalog.siriKit.intents.filter { standIn.offers($0) && $0.comesFrom == nil }.map(\.name))
  }
}

extension SampleWorld {
  /// Understands the sentences of a file: with the sample apps, and the stand-in of its domain.
  static func recognizer(_ language: Language, for file: SentenceFile) -> Recognizer {
    Recognizer(
      language: language, locale: language.identifier, apps: apps + StandIns.apps(for: file),
      user: user(of: language.identifier))
  }
}
