import SimCatalog
import SimDialogue
public import SimLexicon

/// The apps of a conversation, for people: names, what they offer, what one can say to them.
public struct AppsReport {
  private let apps: [InstalledApp]
  private let locale: String

  public init(apps: [InstalledApp], locale: String) {
    self.apps = apps
    self.locale = locale
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
          let origin = Catalog.neverSpoken[intent].map { ", \($0) alone" } ?? ""
          let example = examples(of: intent, app).first.map { "  \"\($0)\"" } ?? ""
          return "  \(intent)\(locked)\(origin)\(example)"
        }
    }
  }

  /// Which apps were found, in one line.
  public var summary: String {
    let names = apps.map { app in "\(app.displayName(in: locale)) (\(count(app.intents.count, "intent")))" }
    return names.isEmpty ? "no app was found" : "apps: " + names.joined(separator: ", ")
  }

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

  /// None for an intent that no sentence reaches, whatever the app's plist says.
  private func examples(of intent: IntentName, _ app: InstalledApp) -> [String] {
    guard Catalog.isSpoken(intent) else { return [] }
    return app.localised(app.vocabularies, locale)?.phrases.first { $0.intent == intent }?.examples ?? []
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
