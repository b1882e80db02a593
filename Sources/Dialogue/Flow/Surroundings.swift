import SimCatalog
import SimLexicon

/// The world around a conversation, which changes as things happen.
struct Surroundings: Sendable {
  /// The world as it is now.
  private(set) var setting: Setting

  /// Applies what has happened to the world; any request in it is for the conversation.
  mutating func take(_ happening: Happening) {
    switch happening {
    case .lock: setting.isLocked = true
    case .unlock: setting.isLocked = false
    case .clock(let clock, let zone):
      setting.clock = clock
      if let zone { setting.zone = zone }
    case .place(let place): setting.place = place
    case .headphones(let connected): setting.isHandsFree = connected
    case .device(let device): setting.device = device
    case .routine(let situation): setting.situations = situation.map { [$0] } ?? []
    case .permission(.contacts, let granted): setting.allowsContacts = granted
    case .permission(.location, let granted): setting.allowsLocation = granted
    case .wait, .permission, .tap, .maps, .defaults, .app, .run, .suggest, .shortcuts, .donations, .watchFace,
      .addShortcut, .renameShortcut, .removeShortcut, .donate:
      break
    }
  }

  /// Advances the clock.
  mutating func pass(_ seconds: Int) { setting.clock = setting.clock.adding(seconds: seconds) }

  /// Allows apps to work with Siri from now on, or forbids it.
  mutating func permitSiri(_ granted: Bool, in apps: Set<String>) {
    if granted { setting.appsWithoutSiri.subtract(apps) } else { setting.appsWithoutSiri.formUnion(apps) }
  }

  /// Replaces the words of an app.
  mutating func know(_ vocabulary: UserVocabulary, of app: String) { setting.user.vocabularies[app] = vocabulary }

  /// Changes the user.
  mutating func use(_ user: UserProfile) { setting.user = user }

  /// Replaces the apps.
  mutating func use(_ apps: [InstalledApp]) { setting.apps = apps }
}
