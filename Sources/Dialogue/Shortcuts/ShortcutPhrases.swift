import SimCatalog
import SimShortcuts

/// The phrases that start a shortcut, by their normal form, so that look-up doesn't get slower with ten thousand.
struct ShortcutPhrases: Sendable {
  /// A phrase that an app suggests for an intent of its own.
  struct Suggested: Sendable {
    var app: String
    var phrase: String
    var intent: FilledIntent
  }

  private var added = ChunkedDictionary<String, VoiceShortcut>()
  private var suggested = ChunkedDictionary<String, Suggested>()

  /// The user's own; of those with one phrase the one that was added last.
  func added(_ normal: String) -> VoiceShortcut? { added[normal] }

  func suggested(_ normal: String) -> Suggested? { suggested[normal] }

  /// What apps suggest, sorted by the phrase.
  var allSuggested: [Suggested] { suggested.values.sorted { ($0.phrase, $0.app) < ($1.phrase, $1.app) } }

  /// Adds a donation or suggestion.
  mutating func take(_ shortcut: Shortcut, of app: String, _ normal: (String) -> String) {
    guard case .intent(let intent, let phrase?) = shortcut else { return }
    let key = normal(phrase)
    if !key.isEmpty { suggested[key] = Suggested(app: app, phrase: phrase, intent: intent) }
  }

  /// Adds a shortcut of the user's.
  private mutating func take(added shortcut: VoiceShortcut, _ normal: (String) -> String) {
    added[normal(shortcut.phrase)] = shortcut
  }

  /// Follows a change of what is remembered; an addition doesn't get slower with ten thousand phrases.
  ///
  /// - Parameters:
  ///   - replaces: whether an added one existed before, under another phrase, which it loses.
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

  /// Replaces everything by what is remembered.
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
