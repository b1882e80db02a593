extension SDKDifference {
  /// A store that iCloud syncs.
  public static let coreDataCloud = SDKDifference(
    "CoreData", "NSPersistentCloudKitContainer", "keeps its store in the home alone: there is no iCloud",
    names: ["NSPersistentCloudKitContainer", "NSPersistentCloudKitContainerOptions"])

  /// Records in iCloud.
  public static let cloudKit = SDKDifference(
    "CloudKit", "CKContainer, CKDatabase", "find no account: they fail with CKError.notAuthenticated",
    names: ["CKContainer", "CKDatabase"])

  /// A store of SwiftData.
  public static let modelStore = SDKDifference(
    "SwiftData", "ModelContainer", "keeps its objects in memory, as long as the program runs",
    names: ["ModelContainer", "Model", "ModelActor"])

  static let coreData = [coreDataCloud, cloudKit, modelStore]
}
