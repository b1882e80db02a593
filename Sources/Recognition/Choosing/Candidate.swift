import SimCatalog

/// One reading of a sentence for one intent, and the apps that could do it.
struct Candidate {
  var intent: IntentName
  /// The number of the phrase.
  var phrase: Int
  /// Which of the phrase's intents: 0 is its own.
  var meaning = 0
  var score: Int32
  var derivation: Derivation
  /// The app that the sentence names.
  var named: Int?
  /// The apps that offer the intent, by their indices.
  var apps: [Int]
  /// The place of the intent in the IntentsSupported of the first of them.
  var rank: Int
  /// How many words a vocabulary knows.
  var termWords: Int
  /// The term that left only some apps over, where one did.
  var decidingTerm: String?

  var isViable: Bool { !apps.isEmpty }
}
