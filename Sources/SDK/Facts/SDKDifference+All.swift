extension SDKDifference {
  /// All of them, by module.
  public static let all: [SDKDifference] = foundation + uiKit + places + services
}
