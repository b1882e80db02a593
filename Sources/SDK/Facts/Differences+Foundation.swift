extension SDKDifference {
  /// Key-value coding of what isn't stored.
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

  /// Methods by their names.
  public static let selectors = SDKDifference(
    "Foundation", "Selector", "calls nothing: without Objective-C no method is found by its name",
    names: ["selector", "Selector"])

  /// What an activity carries.
  public static let userInfo = SDKDifference(
    "Foundation", "NSUserActivity.userInfo",
    "keeps what a property list can hold: values of other types, what lies deeper than 16 lists and entries of more than 256 KB are cut"
  )

  static let foundation = [
    userInfo, keyValueCoding, darwinNotification, iCloud, defaultsObserving, durationPhrases, selectors,
  ]
}
