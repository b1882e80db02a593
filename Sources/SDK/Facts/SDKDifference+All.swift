extension SDKDifference {
  /// All of them, by module.
  public static let all: [SDKDifference] = foundation + uiKit + coreData + places + services + devices + media + shops
}
