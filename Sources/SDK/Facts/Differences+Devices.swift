extension SDKDifference {
  /// The radio.
  public static let bluetooth = SDKDifference(
    "CoreBluetooth", "CBCentralManager, CBPeripheralManager",
    "find no radio: their state is unsupported, and nothing is found, connected or advertised",
    names: ["CBCentralManager", "CBPeripheralManager"])
  /// The watch's connection.
  public static let watch = SDKDifference(
    "WatchConnectivity", "WCSession", "isn't supported: there is no watch, and nothing is sent", names: ["WCSession"])
  /// The user's health data.
  public static let health = SDKDifference(
    "HealthKit", "HKHealthStore", "has no health data: it fails with HKError.errorHealthDataUnavailable",
    names: ["HKHealthStore"])

  /// Whether the network is there.
  public static let reachability = SDKDifference(
    "SystemConfiguration", "SCNetworkReachabilityGetFlags", "tells nothing: whether a host can be reached isn't known",
    names: ["SCNetworkReachabilityGetFlags"])
  /// The trust in a connection.
  public static let trust = SDKDifference(
    "Security", "SecTrustEvaluateWithError", "trusts nothing: certificates aren't looked into",
    names: ["SecTrustEvaluate", "SecTrustEvaluateWithError", "SecTrustEvaluateAsyncWithError"])
  /// The weather.
  public static let weather = SDKDifference(
    "WeatherKit", "WeatherService", "fails with WeatherError.permissionDenied: there is no weather service",
    names: ["WeatherService"])

  static let devices = [bluetooth, watch, health, reachability, trust, weather]
}
