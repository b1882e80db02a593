import SimLexicon
import SimRecognition

/// What can be asked of the apps.
extension Conversation {
  mutating func sayHelp(_ apps: [InstalledApp]) {
    guard !apps.isEmpty else {
      say("help.noApps")
      return
    }
    say("help")
    for app in apps.prefix(lines.rules.optionsListed) {
      let name = app.displayName(in: setting.locale)
      if let example = example(for: app, called: name) {
        say("help.example", with: ["app": name, "example": example])
      } else {
        say("help.app", with: ["app": name])
      }
    }
    let rest = apps.count - lines.rules.optionsListed
    if rest > 0 { say("help.more", with: ["count": "\(rest)"]) }
  }

  /// A sentence that the app understands: its own first example, one for the first of its intents that has one, or the
  /// first title of an intent of its own that can be said unchanged.
  private func example(for app: InstalledApp, called name: String) -> String? {
    let own = app.localised(app.vocabularies, setting.locale)?.phrases.first { app.intents.contains($0.intent) }
    if let example = own?.examples.first { return example }
    if let request = app.intents.lazy.compactMap({ lines.text("help.\($0)", ["app": name]) }).first { return request }
    let titles = lines.titles(of: app.identifier).filter { !$0.hasValues }
    return app.intents.lazy.compactMap { intent in
      titles.first { $0.intent == intent }?.title.spoken(of: name)
    }.first
  }
}
