import SimCatalog
import SimShortcuts

/// The phrases that start a shortcut, by their normal form: finding one costs the same with ten thousand.
struct ShortcutPhrases: Sendable {
  /// What an app suggests to be said for an intent of its own.
  struct Suggested: Sendable {
    var app: String
    var phrase: String
    var intent: FilledIntent
  }

  private var added: [String: VoiceShortcut] = [:]
  private var suggested: [String: Suggested] = [:]

  /// The user's own, and of one phrase the one that was added last.
  func added(_ normal: String) -> VoiceShortcut? { added[normal] }

  func suggested(_ normal: String) -> Suggested? { suggested[normal] }

  /// What apps suggest, sorted by the phrase.
  var allSuggested: [Suggested] { suggested.values.sorted { ($0.phrase, $0.app) < ($1.phrase, $1.app) } }

  /// Takes one more donation or suggestion.
  mutating func take(_ shortcut: Shortcut, of app: String, _ normal: (String) -> String) {
    guard case .intent(let intent, let phrase?) = shortcut else { return }
    let key = normal(phrase)
    if !key.isEmpty { suggested[key] = Suggested(app: app, phrase: phrase, intent: intent) }
  }

  /// Takes one more that the user has added.
  private mutating func take(added shortcut: VoiceShortcut, _ normal: (String) -> String) {
    added[normal(shortcut.phrase)] = shortcut
  }

  /// Follows a change of what is remembered; what only adds something costs the same with ten thousand phrases.
  ///
  /// - Parameters:
  ///   - replaces: whether an added one was there before, under another phrase, which it loses.
  ///   - memory: what is remembered now.
  ///   - normal: the normal form of a phrase.
  mutating func follow(
    _ change: ShortcutChange.What, of app: String, replaces: Bool, in memory: ShortcutMemory,
    _ normal: (String) -> String
  ) {
    switch change {
    case .submitted(.donated(let donation)):
      take(.intent(donation.interaction.intent, suggestedPhrase: donation.suggestedPhrase), of: app, normal)
    case .submitted(.activity), .submitted(.relevant), .submitted(.upcomingMedia): break
    case .added(let shortcut) where !replaces: take(added: shortcut, normal)
    case .submitted, .added, .removed: take(memory, normal)
    }
  }

  /// Takes all that is remembered.
  mutating func take(_ memory: ShortcutMemory, _ normal: (String) -> String) {
    self = ShortcutPhrases()
    memory.donations.forEachPhrase { app, intent, phrase in
      take(.intent(intent, suggestedPhrase: phrase), of: app, normal)
    }
    for (app, shortcuts) in memory.suggested.sorted(by: { $0.key < $1.key }) {
      for shortcut in shortcuts.reversed() { take(shortcut, of: app, normal) }
    }
    for shortcut in memory.voiceShortcuts { take(added: shortcut, normal) }
  }
}
