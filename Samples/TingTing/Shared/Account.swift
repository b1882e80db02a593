import Foundation

/// The user's account and the state of the phone and the service, as the app and its extension share them.
struct Account {
  static let appGroup = "group.com.example.tingting"

  private let defaults: UserDefaults

  init(defaults: UserDefaults? = UserDefaults(suiteName: Account.appGroup)) {
    self.defaults = defaults ?? .standard
  }

  /// Whether a number was ever taken with TingTing on this phone.
  var isSetUp: Bool { text("account") != "none" }
  /// Whether somebody is signed in.
  var isSignedIn: Bool { text("signedIn") != "no" }
  /// Whether calls come through: the service is up, and the phone isn't in airplane mode.
  var canReachService: Bool { text("serviceStatus") != "down" && text("airplaneMode") != "on" }
  /// Whether the app may use the microphone.
  var hasMicrophone: Bool { text("microphone") != "denied" }
  /// Whether the app may use the camera.
  var hasCamera: Bool { text("camera") != "denied" }
  /// Whether callers can leave a message: a mailbox costs extra.
  var hasMailbox: Bool { text("mailbox") == "yes" }
  /// How far the list of calls is on this phone.
  var history: History { text("history").flatMap(History.init(rawValue:)) ?? .complete }

  /// As many people as one call can hold beside the user.
  let groupLimit = 3
  /// More calls than these are read in the app.
  let listLimit = 8

  enum History: String {
    case complete
    /// Of an account made today.
    case empty
    /// Being fetched from the service.
    case syncing
    /// The file can't be read.
    case damaged
  }

  private func text(_ key: String) -> String? {
    defaults.string(forKey: key) ?? UserDefaults.standard.string(forKey: key)
  }
}
