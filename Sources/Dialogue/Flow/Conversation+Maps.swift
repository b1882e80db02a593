import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// What Maps asks the apps for: what they answer is told, and what is chosen of it is requested, after the user's yes
/// (a.3, a.6).
extension Conversation {
  /// Maps asks the apps about the way between two places.
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

  /// A place that the user has given a name, else one of this name.
  private func place(_ text: String) -> Place {
    knownPlace(text) ?? Place(name: text)
  }
}
