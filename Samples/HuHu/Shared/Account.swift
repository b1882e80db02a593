import Foundation

/// The rider's account and the state of the service, as the app and its extension share them.
struct Account {
  static let appGroup = "group.com.example.huhu"

  private let defaults: UserDefaults

  init(defaults: UserDefaults? = UserDefaults(suiteName: Account.appGroup)) {
    self.defaults = defaults ?? .standard
  }

  /// Whether somebody has signed in on this phone.
  var isSignedIn: Bool { self["signedIn"] != "no" }
  /// Whether the rider has proved who he is, which the law demands before a first ride.
  var isVerified: Bool { self["verified"] != "no" }
  /// What the service's status page says.
  var isServiceDown: Bool { self["serviceStatus"] == "down" }
  /// Whether the dispatch takes its time: the answer comes later, in a notification.
  var isDispatchSlow: Bool { self["network"] == "slow" }
  /// Whether every driver is taken.
  var isSoldOut: Bool { self["drivers"] == "none" }
  /// Whether the stored card is no longer valid.
  var isCardExpired: Bool { self["card"] == "expired" }
  /// The place where the app last saw the phone.
  var lastPlace: Place? { self["lastPlace"].flatMap { Gazetteer.places(named: $0).first } }
  /// The option that the rider always takes.
  var favourite: RideOption? { self["favourite"].flatMap(RideOption.init(identifier:)) }

  /// A value of the app group, or else one that was set for the app alone.
  subscript(key: String) -> String? {
    get { defaults.string(forKey: key) ?? UserDefaults.standard.string(forKey: key) }
    nonmutating set { defaults.set(newValue, forKey: key) }
  }
}
