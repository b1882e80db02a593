public import SimCatalog
import SimDialogue
public import SimLexicon

/// The apps of a conversation, for people: names, what they offer, what one can say to them.
public struct AppsReport {
  private let apps: [InstalledApp]
  private let locale: String
  private let catalog: Catalog

  /// The report of apps in their order, with the names that they have in a locale.
  public init(apps: [InstalledApp], locale: String, catalog: Catalog) {
    self.apps = apps
    self.locale = locale
    self.catalog = catalog
  }

  /// Everything that `/apps` tells.
  public var lines: [String] {
    apps.flatMap { app -> [String] in
      let others = (app.localised(app.alternativeNames, locale) ?? []).map(\.name)
      let spoken = app.localised(app.spokenNames, locale).map { [$0] } ?? []
      let names = spoken + others
      return ["\(app.displayName(in: locale))\(names.isEmpty ? "" : " (also: \(names.joined(separator: ", ")))")"]
        + app.intents.map { intent in
          let locked = app.restrictedWhileLocked.contains(intent) ? ", not while locked" : ""
          let origin = catalog.schema(of: intent)?.comesFrom.map { ", from \($0) alone" } ?? ""
          let example = examples(of: intent, app).first.map { "  \"\($0)\"" } ?? ""
          return "  \(intent)\(locked)\(origin)\(example)"
        }
    }
  }

  /// The first lines of a conversation: which apps were found, and what can be said to them.
  ///
  /// - Parameter offered: what is known to work; where nothing is, the apps' own examples are offered.
  public func opening(offering offered: [String] = []) -> [String] {
    guard !apps.isEmpty else {
      return [summary, "name one: sirisim chat FOLDER, the folder of an app's Info.plist and its vocabulary"]
    }
    let phrases = offered.isEmpty ? suggestions(3) : Array(offered.prefix(3))
    guard !phrases.isEmpty else {
      return [summary, "their vocabularies have no example in \(locale); /apps lists what they can do"]
    }
    return [summary] + phrases.enumerated().map { index, phrase in (index == 0 ? "try: " : "     ") + phrase }
  }

  /// Which apps were found, in one line: of many the first ones.
  public var summary: String {
    guard !apps.isEmpty else { return "no app was found" }
    let names = apps.prefix(Self.mostNamed).map { app in
      let intents = apps.count > Self.mostCounted ? "" : " (\(count(app.intents.count, "intent")))"
      return app.displayName(in: locale) + intents
    }
    let rest = apps.count - names.count
    let more = rest > 0 ? " and \(rest) more (/apps lists them)" : ""
    return "apps: " + names.joined(separator: ", ") + more
  }

  /// Of more apps than these the intents are not counted, and of more than those not all are named.
  private static let mostCounted = 3
  private static let mostNamed = 8

  /// Things to say, from the apps' own example phrases: one of each app in turn, the most important first.
  public func suggestions(_ number: Int) -> [String] {
    let lists = apps.map { app in app.intents.flatMap { examples(of: $0, app).prefix(1) } }
    var result: [String] = []
    var round = 0
    while result.count < number, lists.contains(where: { $0.count > round }) {
      for list in lists where list.count > round && result.count < number { result.append(list[round]) }
      round += 1
    }
    return result
  }

  /// None for an intent that no sentence reaches, whatever the app's plist says; one of the app's own is begun by its name.
  private func examples(of intent: IntentName, _ app: InstalledApp) -> [String] {
    if catalog.schema(of: intent)?.isCustom == true { return ["/run \(intent.rawValue)"] }
    guard catalog.isSpoken(intent) else { return [] }
    return app.localised(app.vocabularies, locale)?.phrases.first { $0.intent == intent }?.examples ?? []
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
