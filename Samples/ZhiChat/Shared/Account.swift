import Foundation

/// The user's account and the state of the service, as the app and its extension share them.
struct Account {
  static let appGroup = "group.com.example.zhichat"

  private let defaults: UserDefaults

  init(defaults: UserDefaults? = UserDefaults(suiteName: Account.appGroup)) {
    self.defaults = defaults ?? .standard
  }

  /// Whether somebody has signed in on this phone.
  var isSignedIn: Bool { text("signedIn") != "no" }
  /// Whether the app's own passcode guards the conversations, and has not been given since.
  var isGuardedByPasscode: Bool { text("appLock") == "yes" }
  /// What the service's status page says.
  var isServiceDown: Bool { text("serviceStatus") == "down" }
  /// Whether messages take their time: they wait in the outbox then.
  var isNetworkSlow: Bool { text("network") == "slow" }
  /// Whether nothing more can be written on this phone.
  var isStorageFull: Bool { text("storage") == "full" }
  /// Whether the mailbox is that of an account made today: nothing has arrived yet.
  var isNew: Bool { text("mailbox") == "new" }
  /// Over a satellite a message must be short.
  var isLowData: Bool { text("lowDataMode") == "yes" }

  /// How many characters a message may have.
  var messageLimit: Int { isLowData ? 20 : 140 }
  /// How many messages may be flagged at the same time.
  let flagLimit = 3

  /// The marks that the user has set since a message came, by the message's identifier.
  var marks: [String: [String]] {
    get { defaults.dictionary(forKey: "marks") as? [String: [String]] ?? [:] }
    nonmutating set { defaults.set(newValue, forKey: "marks") }
  }

  /// How many messages wait for a better network.
  var outbox: Int {
    get { defaults.integer(forKey: "outbox") }
    nonmutating set { defaults.set(newValue, forKey: "outbox") }
  }

  private func text(_ key: String) -> String? {
    defaults.string(forKey: key) ?? UserDefaults.standard.string(forKey: key)
  }
}
