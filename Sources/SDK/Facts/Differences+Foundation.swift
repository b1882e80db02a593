extension SDKDifference {
  /// Key-value coding of properties that aren't stored.
  public static let keyValueCoding = SDKDifference(
    "Foundation", "NSPredicate(format:), NSSortDescriptor(key:)",
    "read stored properties, dictionaries and managed objects; a computed property counts as nil",
    names: ["NSPredicate", "NSSortDescriptor"])
  /// Notifications between programs.
  public static let darwinNotification = SDKDifference(
    "Foundation", "CFNotificationCenterPostNotification", "reaches nobody: the app's other program isn't running",
    names: ["CFNotificationCenterPostNotification"])
  /// Anything of iCloud.
  public static let iCloud = SDKDifference(
    "Foundation", "iCloud containers and NSUbiquitousKeyValueStore",
    "find no account; values are kept in the home alone",
    names: ["NSUbiquitousKeyValueStore", "forUbiquityContainerIdentifier", "ubiquityIdentityToken"])
  /// Any network access.
  public static let network = SDKDifference(
    "Foundation", "URLSession",
    "reaches nothing: the network is closed, and open with --network or the header's \"Network: on\"",
    names: ["URLSession"])
  /// Files outside of the app's home.
  public static let files = SDKDifference(
    "Foundation", "FileManager, FileHandle, Data(contentsOf:)",
    "reach no file outside of the app's home; --no-fence lets them")
  /// Observing user defaults.
  public static let defaultsObserving = SDKDifference(
    "Foundation", "UserDefaults.observe(_:options:changeHandler:)",
    "hears of a change when the next call begins, not at once",
    names: ["observe"])
  /// "About", "remaining".
  public static let durationPhrases = SDKDifference(
    "Foundation", "DateComponentsFormatter.includesApproximationPhrase, includesTimeRemainingPhrase",
    "leave the phrase out",
    names: ["includesApproximationPhrase", "includesTimeRemainingPhrase"])

  /// Calling methods by name.
  public static let selectors = SDKDifference(
    "Foundation", "Selector", "calls nothing: without Objective-C no method is found by its name",
    names: ["selector", "Selector"])

  /// The contents of an activity.
  public static let userInfo = SDKDifference(
    "Foundation", "NSUserActivity.userInfo",
    "keeps what a property list can hold: values of other types, what lies deeper than 16 lists and entries of more than 256 KB are cut"
  )

  static let foundation = [
    userInfo, keyValueCoding, darwinNotification, iCloud, network, files, defaultsObserving, durationPhrases, selectors,
  ]
}
