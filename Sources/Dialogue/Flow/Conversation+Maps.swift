import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// What Maps asks the apps for: their answers are presented, and what the user chooses is requested, after a yes (a.3,
/// a.6).
extension Conversation {
  /// Asks the apps, as Maps, about the way between two places.
  mutating func mapsAsks(from: String, to: String) {
    guard let (intent, places) = catalog.askedByMaps else { return }
    let apps = setting.apps.filter {
      $0.intents.contains(intent) && !setting.appsWithoutSiri.contains($0.identifier)
    }
    let slots = [(places.from, from), (places.to, to)].filter { !$0.1.isEmpty }.map { name, text in
      Slot(parameter: name, value: .place(place(text)), provenance: Provenance(.event))
    }
    rest()
    facts.began(nil)
    askWhichApp(AppQuestion(intent: intent, slots: slots, apps: apps, text: "", route: .maps))
  }

  /// The user's place of a name, else a place with only this name.
  private func place(_ text: String) -> Place {
    knownPlace(text) ?? Place(name: text)
  }
}
