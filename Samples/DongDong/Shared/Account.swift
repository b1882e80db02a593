import Foundation

/// The user's account and settings, as the app and its extension share them.
struct Account {
  static let appGroup = "group.com.example.dongdong"

  private let defaults: UserDefaults

  init(defaults: UserDefaults? = UserDefaults(suiteName: Account.appGroup)) {
    self.defaults = defaults ?? .standard
  }

  /// Whether somebody has signed in on this phone.
  var isSignedIn: Bool { self["signedIn"] != "no" }
  /// Whether there is room for another record.
  var isStorageFull: Bool { self["storage"] == "full" }
  /// Whether the app may follow the phone's position.
  var mayLocate: Bool { self["location"] != "denied" }
  /// Whether the weather service warns of a storm.
  var isStormy: Bool { self["weather"] == "storm" }
  /// Whether the user takes part in a challenge, which isn't left without a word.
  var isInChallenge: Bool { self["challenge"] == "joined" }
  /// Whether the films of the courses are on this phone.
  var hasCourses: Bool { self["courses"] != "none" }
  /// Where the user always trains.
  var usualPlace: Place? { self["place"].flatMap(Place.init(rawValue:)) }
  /// What the training plan says for today.
  var planForToday: Workout? { self["plan"].flatMap(WorkoutCatalogue.workout) }

  /// A value of the app group, or else one that was set for the app alone.
  subscript(key: String) -> String? {
    get { defaults.string(forKey: key) ?? UserDefaults.standard.string(forKey: key) }
    nonmutating set { defaults.set(newValue, forKey: key) }
  }
}
