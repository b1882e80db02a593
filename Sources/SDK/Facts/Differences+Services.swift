extension SDKDifference {
  /// The search of the phone.
  public static let spotlight = SDKDifference(
    "CoreSpotlight", "CSSearchableIndex", "takes the items, and nobody searches them", names: ["CSSearchableIndex"])
  /// Notifications.
  public static let notification = SDKDifference(
    "UserNotifications", "UNUserNotificationCenter.add(_:)", "keeps the notification as pending; none comes up",
    names: ["UNUserNotificationCenter"])
  /// Face ID and the passcode.
  public static let authentication = SDKDifference(
    "LocalAuthentication", "LAContext", "recognises nobody: it fails with LAError.biometryNotAvailable",
    names: ["LAContext"])
  /// The user's pictures.
  public static let photos = SDKDifference(
    "Photos", "PHAsset, PHAssetCollection",
    "find what the program itself has made: the library is empty when it starts",
    names: ["PHAsset", "PHAssetCollection"])
  /// Widgets.
  public static let widgets = SDKDifference(
    "WidgetKit", "WidgetCenter.reloadAllTimelines()", "reloads nothing: there are no widgets", names: ["WidgetCenter"])

  /// The user's calendars and reminders.
  public static let calendars = SDKDifference(
    "EventKit", "EKEventStore", "holds no calendars and no reminders, and access counts as denied",
    names: ["EKEventStore"])

  static let services = [spotlight, notification, authentication, photos, widgets, calendars]
}
