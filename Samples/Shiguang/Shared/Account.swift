import Foundation

/// The state of the library on this phone, as the app and its extension share it.
struct Account {
  static let appGroup = "group.com.example.shiguang"

  private let defaults: UserDefaults

  init(defaults: UserDefaults? = UserDefaults(suiteName: Account.appGroup)) {
    self.defaults = defaults ?? .standard
  }

  /// Whether the user has chosen where the photos are kept: the app asks when it is first opened.
  var isSetUp: Bool { text("library") != "none" }
  /// Whether the user has let the app see the photos on this phone.
  var mayReadPhotos: Bool { text("photoAccess") != "no" }
  /// Whether Face ID has opened the private album since the phone was unlocked.
  var isPrivateAlbumOpen: Bool { text("privateAlbum") == "open" }
  /// Whether the index of dates, places and faces can be used.
  var isIndexSound: Bool { text("index") != "damaged" }
  /// Whether the photos themselves lie elsewhere, and only small pictures of them on the phone.
  var keepsOriginalsInCloud: Bool { text("originals") == "cloud" }
  /// Whether the phone has a network.
  var isOnline: Bool { text("network") != "off" }
  /// Whether nothing has been imported yet.
  var isNew: Bool { text("photos") == "none" }

  private func text(_ key: String) -> String? {
    defaults.string(forKey: key) ?? UserDefaults.standard.string(forKey: key)
  }
}
