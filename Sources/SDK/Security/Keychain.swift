import Glibc
import SDKFoundation

/// The keychain of the conversation's home: a property list in it, which the app's programs share. It is not encrypted: the
/// home goes when the conversation ends.
enum Keychain {
  /// An item: its attributes and its data, by the names of the keys.
  typealias Item = [String: Any]

  /// What tells items of a class apart, as on a phone.
  private static let identity: [String: [CFString]] = [
    kSecClassGenericPassword as String: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
    kSecClassInternetPassword as String: [
      kSecAttrAccount, kSecAttrServer, kSecAttrPort, kSecAttrProtocol, kSecAttrPath, kSecAttrSecurityDomain,
      kSecAttrAccessGroup,
    ],
    kSecClassKey as String: [kSecAttrApplicationTag, kSecAttrLabel, kSecAttrAccessGroup],
  ]

  private static let lock = NSLock()

  private static var file: URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(
      "Library/Keychains/keychain.plist")
  }

  /// Reads all items, and writes them back if the change has changed any. The app's other program may do so at once.
  static func change<Result>(_ body: (inout [Item]) -> (Result, Bool)) -> Result {
    lock.withLock {
      let folder = file.deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let guardFile = open(folder.appendingPathComponent("lock").path, O_CREAT | O_RDWR, 0o600)
      if guardFile >= 0 { flock(guardFile, LOCK_EX) }
      defer { if guardFile >= 0 { close(guardFile) } }
      var items = read()
      let (result, isChanged) = body(&items)
      if isChanged,
        let data = try? PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0)
      {
        try? data.write(to: file, options: .atomic)
      }
      return result
    }
  }

  private static func read() -> [Item] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [Item] ?? []
  }

  /// A query's or an item's own keys, without those that say how to search or what to answer.
  static func attributes(of query: [String: Any]) -> Item {
    query.filter { key, value in
      !key.hasPrefix("r_") && !key.hasPrefix("m_") && !key.hasPrefix("u_") && key != kSecValueRef as String
        && !(key == kSecAttrSynchronizable as String && (value as? String) == kSecAttrSynchronizableAny as String)
        && key != kSecUseDataProtectionKeychain as String && isStorable(value)
    }.mapValues(stored)
  }

  private static func isStorable(_ value: Any) -> Bool {
    value is String || value is NSString || value is Data || value is NSData || value is Date || value is NSNumber
      || value is Bool || value is Int
  }

  private static func stored(_ value: Any) -> Any {
    if let data = value as? NSData { return data as Data }
    if let text = value as? NSString { return text as String }
    return value
  }

  static func matches(_ item: Item, _ query: Item) -> Bool {
    query.allSatisfy { key, wanted in
      if key == kSecValueData as String { return true }
      guard let found = item[key] else { return key == kSecAttrSynchronizable as String && isFalse(wanted) }
      return same(found, wanted)
    }
  }

  /// Whether two items are the same one by what tells items of their class apart.
  static func isSame(_ one: Item, _ other: Item) -> Bool {
    guard let kind = one[kSecClass as String] as? String, kind == other[kSecClass as String] as? String else {
      return false
    }
    return (identity[kind] ?? []).allSatisfy { key in
      switch (one[key as String], other[key as String]) {
      case (nil, nil): true
      case (let left?, let right?): same(left, right)
      default: false
      }
    }
  }

  private static func same(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? Data, let right = right as? Data { return left == right }
    if let left = left as? String, let right = right as? String { return left == right }
    if let left = left as? NSNumber, let right = right as? NSNumber { return left == right }
    if let left = left as? Date, let right = right as? Date { return left == right }
    return false
  }

  private static func isFalse(_ value: Any) -> Bool { (value as? NSNumber)?.boolValue == false }
}
