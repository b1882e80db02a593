package import SimCatalog
import SimDialogue
package import SimLexicon
import SimText

/// The apps of a conversation, for people to read: names, what they offer, what can be said to them.
package struct AppsReport {
  private let apps: [InstalledApp]
  private let locale: String
  private let catalog: Catalog
  private let titles: (IntentName) -> String?
  let interface: InterfaceWords

  /// A report of apps in their order, with their names in a locale.
  ///
  /// - Parameters:
  ///   - titles: the title that starts one of the apps' own intents.
  ///   - interface: the first lines in the conversation's language.
  package init(
    apps: [InstalledApp], locale: String, catalog: Catalog, titles: @escaping (IntentName) -> String? = { _ in nil },
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
    var result: [String] = []
    var named: [InstalledApp] = []
    var others: [InstalledApp] = []
    // Examples are read only until there are enough: nothing else of an app's texts is needed before the first prompt.
    for app in apps where result.count < number {
      guard let first = example(0, of: app) else { continue }
      if names(first, app) {
        named.append(app)
        result.append(first)
      } else {
        others.append(app)
      }
    }
    for app in others where result.count < number {
      if let first = example(0, of: app) { result.append(first) }
    }
    var left = named + others
    var round = 1
    while result.count < number, !left.isEmpty {
      left = left.filter { app in
        guard result.count < number, let next = example(round, of: app) else { return false }
        result.append(next)
        return true
      }
      round += 1
    }
    return result
  }

  /// The n-th of an app's first examples, one for each intent that has any.
  private func example(_ number: Int, of app: InstalledApp) -> String? {
    var before = number
    for intent in app.intents {
      guard let first = examples(of: intent, app).first else { continue }
      if before == 0 { return first }
      before -= 1
    }
    return nil
  }

  private func names(_ sentence: String, _ app: InstalledApp) -> Bool {
    app.names(in: locale).contains { !$0.isEmpty && sentence.contains($0) }
  }

  /// None for an intent that no sentence means, whatever the plist says; the app's own are started by their titles.
  private func examples(of intent: IntentName, _ app: InstalledApp) -> [String] {
    if catalog.schema(of: intent)?.isCustom == true { return titles(intent).map { [$0] } ?? [] }
    guard catalog.isSpoken(intent) else { return [] }
    return app.localised(app.vocabularies, locale)?.phrases.first { $0.intent == intent }?.examples ?? []
  }
}
