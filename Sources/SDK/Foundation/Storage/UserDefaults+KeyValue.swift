import SimSDKFacts

// Both readers become part of the author's own call, so that a key that isn't there is reported at the author's line.
extension UserDefaults {
  @_transparent public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  @_transparent public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKey: keyPath) }
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = object(forKey: $1) ?? NSNull() }
  }
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { set(value is NSNull ? nil : value, forKey: key) }
  }
}

/// Settings that follow a user's account; here they stay in the home, as on a phone without one.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternally")
  private static let only = NSUbiquitousKeyValueStore()
  open class var `default`: NSUbiquitousKeyValueStore { only }

  private let stored = UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard

  open func object(forKey aKey: String) -> Any? { stored.object(forKey: aKey) }
  open func set(_ anObject: Any?, forKey aKey: String) { stored.set(anObject, forKey: aKey) }
  open func removeObject(forKey aKey: String) { stored.removeObject(forKey: aKey) }
  open func string(forKey aKey: String) -> String? { stored.string(forKey: aKey) }
  open func array(forKey aKey: String) -> [Any]? { stored.array(forKey: aKey) }
  open func dictionary(forKey aKey: String) -> [String: Any]? { stored.dictionary(forKey: aKey) }
  open func data(forKey aKey: String) -> Data? { stored.data(forKey: aKey) }
  open func longLong(forKey aKey: String) -> Int64 { (stored.object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
  open func double(forKey aKey: String) -> Double { stored.double(forKey: aKey) }
  open func bool(forKey aKey: String) -> Bool { stored.bool(forKey: aKey) }
  open func set(_ value: Int64, forKey aKey: String) { stored.set(NSNumber(value: value), forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { stored.set(value, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { stored.set(value, forKey: aKey) }
  open var dictionaryRepresentation: [String: Any] { stored.dictionaryRepresentation() }

  @discardableResult
  open func synchronize() -> Bool {
    SDKNotice.say(.iCloud)
    return stored.synchronize()
  }
}
