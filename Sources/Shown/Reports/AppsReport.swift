package import SimCatalog
import SimDialogue
package import SimLexicon
import SimText

/// The apps of a conversation, for people to read: names, what they offer, what can be said to them.
package struct AppsReport {
  private let apps: [InstalledApp]
  private let locale: String
  private let catalog: Catalog
  private let titles: [IntentName: String]
  let interface: InterfaceWords

  /// A report of apps in their order, with their names in a locale.
  ///
  /// - Parameters:
  ///   - titles: the titles that start the apps' own intents.
  ///   - interface: the first lines in the conversation's language.
  package init(
    apps: [InstalledApp], locale: String, catalog: Catalog, titles: [IntentName: String] = [:],
    in interface: InterfaceWords = .own
  ) {
    self.apps = apps
    self.locale = locale
    self.catalog = catalog
    self.titles = titles
    self.interface = interface
  }

  /// The lines of `/apps`.
  package var lines: [String] {
    apps.flatMap { app -> [String] in
      let names = app.names(in: locale).dropFirst()
      return ["\(app.displayName(in: locale))\(names.isEmpty ? "" : " (also: \(names.joined(separator: ", ")))")"]
        + app.intents.map { intent in
          let locked = app.restrictedWhileLocked.contains(intent) ? ", not while locked" : ""
          let origin = catalog.schema(of: intent)?.comesFrom.map { ", from \($0) alone" } ?? ""
          let start = catalog.schema(of: intent)?.isCustom == true ? "/run \(intent.rawValue)" : nil
          let example = (examples(of: intent, app).first ?? start).map { "  \"\($0)\"" } ?? ""
          return "  \(intent)\(locked)\(origin)\(example)"
        }
    }
  }

  /// The first lines of a conversation: the apps that were found, and what can be said to them.
  ///
  /// - Parameter offered: sentences that are known to work; without any, the apps' own examples are offered.
  package func opening(offering offered: [String] = []) -> [String] {
    guard !apps.isEmpty else { return [summary, interface(.nameAnApp)] }
    let phrases = offered.isEmpty ? suggestions(3) : Array(offered.prefix(3))
    guard let first = phrases.first else { return [summary, interface(.noSentences, ["locale": locale])] }
    let lead = interface(.sentences, ["sentence": ""])
    let margin = String(repeating: " ", count: DisplayWidth.of(lead))
    return [summary, interface(.sentences, ["sentence": first])] + phrases.dropFirst().map { margin + $0 }
  }

  /// The apps that were found, in one line: only the first of many.
  package var summary: String {
    guard !apps.isEmpty else { return interface(.noApp) }
    let names = apps.prefix(Self.mostNamed).map { app in
      let name = app.displayName(in: locale)
      guard apps.count <= Self.mostCounted else { return name }
      let text = app.intents.count == 1 ? InterfaceText.oneIntent : .intents
      return interface(text, ["app": name, "count": "\(app.intents.count)"])
    }
    let values = ["apps": interface.listed(names)]
    let rest = apps.count - names.count
    return rest > 0 ? interface(.manyApps, values.merging(["count": "\(rest)"]) { $1 }) : interface(.apps, values)
  }

  /// Of more apps than these the intents aren't counted, or not all apps are named.
  private static let mostCounted = 3
  private static let mostNamed = 8

  /// Things to say, from the apps' own example phrases: one of each app in turn, the most important first, preceded by
  /// those that name their app, because they show how to address one.
  package func suggestions(_ number: Int) -> [String] {
    let examples = apps.map { app in app.intents.flatMap { self.examples(of: $0, app).prefix(1) } }
    let named = zip(apps, examples).map { app, list in list.first.map { names($0, app) } ?? false }
    let lists = zip(examples, named).filter(\.1).map(\.0) + zip(examples, named).filter { !$0.1 }.map(\.0)
    var result: [String] = []
    var round = 0
    while result.count < number, lists.contains(where: { $0.count > round }) {
      for list in lists where list.count > round && result.count < number { result.append(list[round]) }
      round += 1
    }
    return result
  }

  private func names(_ sentence: String, _ app: InstalledApp) -> Bool {
    app.names(in: locale).contains { !$0.isEmpty && sentence.contains($0) }
  }

  /// None for an intent that no sentence means, whatever the plist says; the app's own are started by their titles.
  private func examples(of intent: IntentName, _ app: InstalledApp) -> [String] {
    if catalog.schema(of: intent)?.isCustom == true { return titles[intent].map { [$0] } ?? [] }
    guard catalog.isSpoken(intent) else { return [] }
    return app.localised(app.vocabularies, locale)?.phrases.first { $0.intent == intent }?.examples ?? []
  }
}
