import SimCatalog
import SimLexicon
import SimRecognition
import SimShortcuts

/// What the device shows of shortcuts: suggestions, donations, what the user has added.
extension Conversation {
  // MARK: Names

  /// A shortcut with its title: its combination's, filled in; for an activity, the activity's.
  func offered(_ shortcut: Shortcut, of app: String, added: VoiceShortcut? = nil) -> OfferedShortcut {
    var offered = OfferedShortcut(app: app, shortcut: shortcut, title: "", subtitle: nil, added: added)
    switch shortcut {
    case .activity(let donated):
      let title = donated.activity.title ?? ""
      offered.title = title.isEmpty ? donated.activity.activityType : title
      offered.subtitle = donated.subtitle
    case .intent(let intent, _):
      var spoken = lines
      spoken.app = app
      let words = Wording(lines: spoken, now: setting.clock)
      let values = words.values(of: intent)
      let types = ShortcutType.names(of: type(of: intent), intent)
      let names = types.map { "shortcut.\(intent.name).\($0)" }
      offered.title =
        spoken.line(names + ["shortcut.\(intent.name)", "title.\(intent.name)"], values)?.text
        ?? intent.name.rawValue
      offered.subtitle = spoken.line(names.map { "\($0).subtitle" }, values)?.text
    }
    return offered
  }

  /// The combination that has the most of an intent's filled parameters; nil where none fits.
  func type(of intent: FilledIntent) -> ShortcutType? {
    let filled = Set(intent.parameters.map(\.name))
    let fitting = (catalog.schema(of: intent.name)?.shortcutTypes ?? []).filter { filled.isSuperset(of: $0.parameters) }
    return fitting.enumerated().max { a, b in
      (a.element.parameters.count, -a.offset) < (b.element.parameters.count, -b.offset)
    }?.element
  }

  func app(_ identifier: String) -> InstalledApp? { setting.apps.first { $0.identifier == identifier } }

  func name(of app: String) -> String { self.app(app)?.displayName(in: setting.locale) ?? app }

  /// Whether the device has a screen on which something can be chosen.
  private var hasScreen: Bool {
    switch setting.device {
    case .iPhone, .watch: true
    case .carPlay, .homePod: false
    }
  }

  // MARK: Lists

  /// Offers shortcuts to choose from.
  ///
  /// - Parameter line: what is said where there are none.
  mutating func offer(_ shortcuts: [OfferedShortcut], orSay line: String? = nil) {
    knownShortcuts.offer(shortcuts)
    if let line, shortcuts.isEmpty { say(line) }
  }

  /// Suggests what search and the lock screen would show now.
  mutating func suggest() {
    let suggester = Suggester(catalog: catalog)
    let installed = Set(setting.apps.map(\.identifier))
    let found = suggester.suggestions(
      from: shortcuts.donations, at: donationMoment, limit: lines.rules.suggestionsListed, installed: installed)
    if found.isEmpty { offer([], orSay: "suggest.none") } else { show(suggestions: found) }
  }

  /// Suggests media that the apps expect to be played, and learnt ones: when headphones are connected.
  mutating func suggestMedia() {
    let suggester = Suggester(catalog: catalog)
    let installed = Set(setting.apps.map(\.identifier))
    let found = suggester.headphoneSuggestions(
      from: shortcuts, at: donationMoment, limit: lines.rules.suggestionsListed, installed: installed)
    if !found.isEmpty { show(suggestions: found) }
  }

  private mutating func show(suggestions: [Suggestion]) {
    let facts = suggestions.map { suggestion in
      SuggestionFacts(
        app: name(of: suggestion.app), offered: offered(suggestion.shortcut, of: suggestion.app),
        reasons: suggestion.reasons, origin: suggestion.origin)
    }
    for fact in facts { show(.trace(.suggested(fact))) }
    show(offered: facts.map(\.offered), saying: "suggest.spoken")
  }

  /// Lists what the user has added, then what the apps suggest to add.
  mutating func listShortcuts() {
    let added = shortcuts.voiceShortcuts.map { offered($0.shortcut, of: $0.app, added: $0) }
    let known = setting.apps.flatMap { app in
      (shortcuts.suggested[app.identifier] ?? []).map { offered($0, of: app.identifier) }
    }
    let left = known.filter { one in
      !added.contains { $0.app == one.app && $0.shortcut.startsTheSame(as: one.shortcut) }
    }
    if added.isEmpty { say("shortcuts.none") } else { say("shortcuts.added", with: ["count": "\(added.count)"]) }
    let listed = Array(added.prefix(Self.mostListed))
    show(offered: listed, saying: "shortcuts.spoken")
    guard !left.isEmpty else { return }
    say("shortcuts.suggested")
    show(offered: Array(left.prefix(Self.mostListed)), saying: "shortcuts.spoken", after: listed)
  }

  /// Lists what apps have donated, like the device's settings: by app, the latest first.
  mutating func listDonations() {
    var listed: [OfferedShortcut] = []
    let apps = setting.apps.filter { shortcuts.donations.count(of: $0.identifier) > 0 }
    if apps.isEmpty { return offer([], orSay: "donations.none") }
    for app in apps {
      let recent = shortcuts.donations.latest(of: app.identifier, limit: Self.recent)
      let count = shortcuts.donations.count(of: app.identifier)
      say("donations.app", with: ["app": name(of: app.identifier), "count": "\(count)"])
      let offered = recent.map { self.offered($0, of: app.identifier) }
      show(offered: offered, saying: "shortcuts.spoken", after: listed)
      listed += offered
    }
  }

  /// The settings show so many of an app before the others.
  private static let recent = 3
  /// The most that are written out of a long list.
  private static let mostListed = 100

  /// - Parameter before: shortcuts already listed above, whose numbering continues.
  private mutating func show(
    offered: [OfferedShortcut], saying spoken: String, after before: [OfferedShortcut] = []
  ) {
    offer(before + offered)
    guard !offered.isEmpty else { return }
    guard hasScreen else {
      // What a device can't show is spoken.
      say(spoken, with: ["options": wording.and(offered.map { $0.added?.phrase ?? $0.title })])
      return
    }
    show(
      .choices(
        offered.enumerated().map { index, one in
          let app = setting.apps.count > 1 ? name(of: one.app) : nil
          let details = [one.added == nil ? nil : one.title, one.subtitle, app].compactMap { $0 }
          return Choice(
            text: one.added?.phrase ?? one.title,
            detail: details.isEmpty ? nil : "· " + details.joined(separator: " · "), number: before.count + index + 1)
        }))
  }

  // MARK: Choosing

  /// One of the shortcuts that were shown last, by its number, title or phrase.
  func offeredShortcut(called text: String) -> OfferedShortcut? {
    understander.first(of: knownShortcuts.offered.enumerated(), called: text) {
      [String($0.offset + 1), $0.element.title] + ($0.element.added.map { [$0.phrase] } ?? [])
    }?.element
  }
}

extension ShortcutType {
  /// How lines name a combination: by its parameters, else by all that are filled.
  static func names(of type: ShortcutType?, _ intent: FilledIntent) -> [String] {
    let parameters = type?.parameters ?? intent.parameters.map(\.name)
    return [parameters.isEmpty ? "none" : parameters.joined(separator: "+")]
  }
}

extension Conversation {
  /// What can be added: the titles of the shortcuts that were shown last, and of those that apps suggest.
  package var namesOfShortcuts: [String] {
    let suggested = setting.apps.flatMap { app in
      (shortcuts.suggested[app.identifier] ?? []).map { offered($0, of: app.identifier).title }
    }
    var seen: Set<String> = []
    return (knownShortcuts.offered.map(\.title) + suggested).filter { seen.insert($0).inserted }
  }
}
