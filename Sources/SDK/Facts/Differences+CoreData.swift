extension SDKDifference {
  /// A store that iCloud keeps alike.
  public static let coreDataCloud = SDKDifference(
    "CoreData", "NSPersistentCloudKitContainer", "keeps its store in the home alone: there is no iCloud",
    names: ["NSPersistentCloudKitContainer", "NSPersistentCloudKitContainerOptions"])

  static let coreData = [coreDataCloud]
}
