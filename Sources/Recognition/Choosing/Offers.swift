import SimCatalog
import SimLexicon

/// Which app offers which intent, by numbers: a sentence has many readings, and each asks.
struct Offers: Sendable {
  /// The intents that phrases stand for.
  let intents: [IntentName]
  /// Where the intents of each phrase begin in `meanings`: its own, then the others.
  private let starts: [Int32]
  private let meanings: [Int32]
  /// For each intent the apps that offer it, and the place that it has in the IntentsSupported of each.
  let apps: [[Int]]
  private let ranks: [[Int]]
  /// Every app by itself.
  let alone: [[Int]]

  init(_ language: Language, apps: [InstalledApp]) {
    var numbers: [IntentName: Int32] = [:]
    var intents: [IntentName] = []
    var starts: [Int32] = []
    var meanings: [Int32] = []
    for phrase in language.phrases {
      starts.append(Int32(meanings.count))
      for meaning in 0...phrase.others.count {
        let intent = phrase.meaning(meaning).intent
        if numbers[intent] == nil {
          numbers[intent] = Int32(intents.count)
          intents.append(intent)
        }
        meanings.append(numbers[intent] ?? 0)
      }
    }
    starts.append(Int32(meanings.count))
    self.intents = intents
    self.starts = starts
    self.meanings = meanings
    let places = apps.map { app in
      var places: [IntentName: Int] = [:]
      for (place, intent) in app.intents.enumerated() where places[intent] == nil { places[intent] = place }
      return places
    }
    self.apps = intents.map { intent in apps.indices.filter { places[$0][intent] != nil } }
    ranks = intents.map { intent in places.map { $0[intent] ?? .max } }
    alone = apps.indices.map { [$0] }
  }

  /// The numbers of a phrase's intents.
  func intents(ofPhrase phrase: Int) -> ArraySlice<Int32> { meanings[Int(starts[phrase])..<Int(starts[phrase + 1])] }

  func rank(of intent: Int, in app: Int) -> Int { ranks[intent][app] }
}
