import SimLexicon
import SimRecognition

/// What is said around requests: a greeting, a thank you, and what there is to ask.
extension Conversation {
  /// Answers a remark or a call for help; nothing that was said before is forgotten for it.
  ///
  /// - Returns: false where the words are none, and nothing was said.
  mutating func answerRemark(_ words: PlainText) -> Bool {
    if let remark = understander.remark(in: words, of: AnswerAct.Kind.smallTalk, in: context) {
      note(.remarked)
      say("remark.\(remark.kind.rawValue)")
      return true
    }
    guard let apps = appsAskedAbout(words) else { return false }
    note(.helped)
    sayHelp(apps)
    return true
  }

  /// The apps that help is wanted for: all of them, or the one that is named; nil where nobody wants any.
  private func appsAskedAbout(_ words: PlainText) -> [InstalledApp]? {
    func asks(_ words: PlainText) -> Bool { understander.remark(in: words, of: [.abilities], in: context) != nil }
    if asks(words) { return setting.apps }
    let named = setting.apps.filter { app in
      let names = appOptions([app])[0].names.map { plain($0).tokens }.filter { !$0.isEmpty }
      return words.without(names).contains { asks(plain(words.text($0))) }
    }
    return named.isEmpty ? nil : named
  }

  private mutating func sayHelp(_ apps: [InstalledApp]) {
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

  /// A sentence that the app understands: its own first example, one for the first of its intents that has one, or the first
  /// title of an intent of its own that can be said as it stands.
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
