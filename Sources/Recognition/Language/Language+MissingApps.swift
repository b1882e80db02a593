public import SimCatalog
public import SimLexicon
import SimUtterances

extension Language {
  /// Well-known apps, as if they were installed and offered some intents.
  public func knownApps(offering intents: [IntentName]) -> [InstalledApp] {
    var apps: [InstalledApp] = []
    for (name, shown) in knownApps {
      if let index = apps.firstIndex(where: { $0.identifier == shown }) {
        apps[index].alternativeNames["", default: []].append(AlternativeName(name: name))
      } else {
        apps.append(InstalledApp(identifier: shown, displayNames: ["": name], intents: intents))
      }
    }
    return apps
  }

  /// Well-known apps that aren't installed, by the name that is shown; they offer nothing.
  ///
  /// Sentences are searched for their names as for installed apps', so that no text swallows them.
  func missingApps(excluding installed: [InstalledApp], _ locale: String) -> [InstalledApp] {
    var taken = Set<[UInt8]>()
    for name in installed.flatMap({ $0.names(in: locale) }) { taken.insert(Utterance(name, apostrophes).normalBytes) }
    // An app that is installed under one of its names isn't missing under the others.
    let there = Set(knownApps.filter { taken.contains(Utterance($0.name, apostrophes).normalBytes) }.map(\.shown))
    return knownApps.compactMap { name, shown in
      there.contains(shown) ? nil : InstalledApp(identifier: shown, displayNames: ["": name], intents: [])
    }
  }
}
