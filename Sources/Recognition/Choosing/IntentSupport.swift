import SimCatalog
import SimLexicon
import SimUtterances

/// Which app offers which intent, as numbers: a sentence has many readings, and each looks this up.
struct IntentSupport: Sendable {
  /// The intents that phrases mean.
  let intents: [IntentName]
  /// Where each phrase's intents begin in `meanings`: its own first, then the others.
  private let starts: StoredArray<Int32>
  private let meanings: StoredArray<Int32>
  /// For each intent the apps that offer it, and its position in the IntentsSupported of each.
  let apps: [[Int]]
  private let ranks: [[Int]]
  /// Each app as a list of one.
  let alone: [[Int]]
  /// For each app: whether all its intents belong to one domain.
  let isOfOneDomain: [Bool]

  init(_ language: Language, apps: [InstalledApp], _ catalog: Catalog) {
    intents = language.intents
    starts = language.phrases.meaningStarts
    meanings = language.phrases.meanings
    let places = apps.map { app in
      var places: [IntentName: Int] = [:]
      for (place, intent) in app.intents.enumerated() where places[intent] == nil { places[intent] = place }
      return places
    }
    self.apps = intents.map { intent in apps.indices.filter { places[$0][intent] != nil } }
    ranks = intents.map { intent in places.map { $0[intent] ?? .max } }
    alone = apps.indices.map { [$0] }
    isOfOneDomain = apps.map { app in
      // An intent of the app's own belongs to none of Siri's domains.
      Set(app.intents.map { catalog.schema(of: $0)?.domain }).count == 1
    }
  }

  /// The numbers of a phrase's intents.
  func intents(ofPhrase phrase: Int) -> Slice<StoredArray<Int32>> {
    meanings[Int(starts[phrase])..<Int(starts[phrase + 1])]
  }

  func rank(of intent: Int, in app: Int) -> Int { ranks[intent][app] }
}
