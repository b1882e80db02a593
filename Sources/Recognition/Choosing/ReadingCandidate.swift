/// One reading of a sentence for one intent, and the apps that could perform it.
struct ReadingCandidate {
  /// The intent's number (`IntentSupport`).
  var intent: Int
  /// The number of the phrase.
  var phrase: Int
  /// Which of the phrase's intents: 0 is its own.
  var meaning = 0
  var score: Int32
  /// The cell in which the reading ends.
  var end: Int32
  /// The app that the sentence names.
  var named: Int?
  /// The apps that offer the intent, by their indices.
  var apps: [Int]
  /// The position of the intent in the IntentsSupported of the first of them.
  var rank: Int
  /// How many words a vocabulary knows, and how the app is named.
  var pathSummary: PathSummary
  /// The term that ruled out the other apps, where one did.
  var decidingTerm: String?

  var isViable: Bool { !apps.isEmpty }
}
