import Foundation

/// The user's account, the settings, and what was heard last, as the app and its extension share them.
struct Account {
  static let appGroup = "group.com.example.bobo"

  private let defaults: UserDefaults

  init(defaults: UserDefaults? = UserDefaults(suiteName: Account.appGroup)) {
    self.defaults = defaults ?? .standard
  }

  /// Whether somebody has signed in on this phone.
  var isSignedIn: Bool { text("signedIn") != "no" }
  var isSubscriber: Bool { text("subscription") == "yes" }
  /// Whether the settings let explicit shows through.
  var allowsExplicit: Bool { text("explicit") != "off" }
  var isChild: Bool { text("profile") == "child" }
  /// Whether there is nothing but the mobile network, over which the settings don't let anything be streamed.
  var isWithoutNetwork: Bool { text("network") == "cellular" && text("cellularData") == "off" }
  /// Whether what is begun now is done later.
  var isNetworkSlow: Bool { text("network") == "slow" }
  var isAbroad: Bool { text("region") == "abroad" }
  /// What the service's status page says.
  var isServiceDown: Bool { text("serviceStatus") == "down" }
  /// The terms have changed, and must be agreed to in the app.
  var mustAgree: Bool { text("terms") == "changed" }
  /// Nothing more can be written on this phone.
  var isStorageFull: Bool { text("storage") == "full" }
  /// The list of all podcasts can't be read.
  var isIndexDamaged: Bool { text("index") == "damaged" }
  /// Whether the user wants to see what was found, rather than hear of it.
  var searchesInApp: Bool { text("search") == "app" }
  /// Whether what is added is loaded as well, which the app does.
  var downloads: Bool { text("downloads") == "always" }
  /// Whether there is anything new to hear.
  var hasUnplayed: Bool { text("unplayed") != "none" }
  /// How many devices may play at once is up to the subscription; this one would be one too many.
  var isStreamLimitReached: Bool { text("streams") == "full" }
  /// The hours that the parents allow are over.
  var isScreenTimeOver: Bool { text("screenTime") == "over" }

  /// Where it is played.
  enum Player: String { case app, speaker, screen, broken, outdated }

  var player: Player { text("player").flatMap(Player.init) ?? .app }

  /// The show that is playing, or that was heard last.
  var nowPlaying: Show? {
    get { text("nowPlaying").flatMap(Shows.show) }
    nonmutating set { defaults.set(newValue?.id, forKey: "nowPlaying") }
  }

  /// The shows that the user has subscribed to.
  var library: [String] {
    get { defaults.stringArray(forKey: "library") ?? ["trains", "walks"] }
    nonmutating set { defaults.set(newValue, forKey: "library") }
  }

  /// What comes after the show that is playing; nil where nothing is.
  var next: Show? {
    guard let playing = nowPlaying else { return nil }
    let after = library.firstIndex(of: playing.id).map { library[($0 + 1) % library.count] }
    return (after ?? library.first).flatMap(Shows.show)
  }

  private func text(_ key: String) -> String? {
    defaults.string(forKey: key) ?? UserDefaults.standard.string(forKey: key)
  }
}
