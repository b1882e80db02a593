extension SDKDifference {
  /// The radio.
  public static let bluetooth = SDKDifference(
    "CoreBluetooth", "CBCentralManager, CBPeripheralManager",
    "find no radio: their state is unsupported, and nothing is found, connected or advertised",
    names: ["CBCentralManager", "CBPeripheralManager"])
  /// The watch.
  public static let watch = SDKDifference(
    "WatchConnectivity", "WCSession", "isn't supported: there is no watch, and nothing is sent", names: ["WCSession"])
  /// What the user's body does.
  public static let health = SDKDifference(
    "HealthKit", "HKHealthStore", "has no health data: it fails with HKError.errorHealthDataUnavailable",
    names: ["HKHealthStore"])

  static let devices = [bluetooth, watch, health]
}
