/// Reports the keys of the user defaults that were read but don't exist: an app that has been run once has stored what
/// its extension reads.
@_spi(Host) public enum MissingDefaults {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var told: Set<String> = []

  /// From now on each key is reported once.
  public static func tell() { _ = isWatching }

  private static let isWatching = MethodTable.replace(
    "$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF", of: UserDefaults.self, by: WatchedDefaults.self)

  /// Keys that the system itself reads aren't the app's.
  private static let systems = ["Apple", "NS", "AK", "com.apple."]

  fileprivate static func miss(_ key: String) {
    guard !systems.contains(where: key.hasPrefix), lock.withLock({ told.insert(key).inserted }) else { return }
    SDKNotice.say(
      symbol: "UserDefaults '\(key)'",
      happens: "isn't there, as before the app has stored it: a transcript's 'Defaults: \(key) = …' gives it a value")
  }
}

/// The class whose method UserDefaults gets. It is never instantiated.
private final class WatchedDefaults: UserDefaults, @unchecked Sendable {
  override func object(forKey defaultName: String) -> Any? {
    let value = super.object(forKey: defaultName)
    if value == nil { MissingDefaults.miss(defaultName) }
    return value
  }
}
