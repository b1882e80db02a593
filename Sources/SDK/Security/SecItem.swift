import SDKFoundation

public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  guard let query = attributes as? [String: Any], query[kSecClass as String] != nil else { return errSecParam }
  var item = Keychain.attributes(of: query)
  let now = Date()
  item[kSecAttrCreationDate as String] = now
  item[kSecAttrModificationDate as String] = now
  let status: OSStatus = Keychain.change { items in
    if items.contains(where: { Keychain.isSame($0, item) }) { return (errSecDuplicateItem, false) }
    items.append(item)
    return (errSecSuccess, true)
  }
  if status == errSecSuccess { result?.pointee = SecAnswer.one(item, query) }
  return status
}

public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  guard let query = query as? [String: Any], query[kSecClass as String] != nil else { return errSecParam }
  let wanted = Keychain.attributes(of: query)
  let found = Keychain.change { items in (items.filter { Keychain.matches($0, wanted) }, false) }
  guard let first = found.first else { return errSecItemNotFound }
  guard let result else { return errSecSuccess }
  if SecAnswer.wantsAll(query) {
    result.pointee = found.compactMap { SecAnswer.one($0, query) } as NSArray
  } else {
    result.pointee = SecAnswer.one(first, query)
  }
  return errSecSuccess
}

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  guard let query = query as? [String: Any], let changes = attributesToUpdate as? [String: Any] else {
    return errSecParam
  }
  let wanted = Keychain.attributes(of: query)
  let new = Keychain.attributes(of: changes)
  return Keychain.change { items in
    var isFound = false
    for index in items.indices where Keychain.matches(items[index], wanted) {
      isFound = true
      items[index].merge(new) { _, value in value }
      items[index][kSecAttrModificationDate as String] = Date()
    }
    return (isFound ? errSecSuccess : errSecItemNotFound, isFound)
  }
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = query as? [String: Any] else { return errSecParam }
  let wanted = Keychain.attributes(of: query)
  return Keychain.change { items in
    let count = items.count
    items.removeAll { Keychain.matches($0, wanted) }
    return items.count == count ? (errSecItemNotFound, false) : (errSecSuccess, true)
  }
}

/// What a query wants to know of an item.
private enum SecAnswer {
  static func wantsAll(_ query: [String: Any]) -> Bool {
    if let limit = query[kSecMatchLimit as String] as? NSNumber { return limit.intValue > 1 }
    return (query[kSecMatchLimit as String] as? String) == kSecMatchLimitAll as String
  }

  /// The data alone, or a dictionary where the attributes are wanted; nil where nothing is.
  static func one(_ item: Keychain.Item, _ query: [String: Any]) -> CFTypeRef? {
    let data = item[kSecValueData as String] as? Data
    let wantsData = isTrue(query[kSecReturnData as String])
    if isTrue(query[kSecReturnAttributes as String]) {
      var answer = item
      if !wantsData { answer[kSecValueData as String] = nil }
      return answer as NSDictionary
    }
    if isTrue(query[kSecReturnPersistentRef as String]) {
      return Data("\(item[kSecAttrService as String] ?? "")/\(item[kSecAttrAccount as String] ?? "")".utf8) as NSData
    }
    return wantsData ? data.map { $0 as NSData } : nil
  }

  private static func isTrue(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false }
}

// MARK: Access control

/// When an item may be read; kept, and never asked.
public final class SecAccessControl: NSObject, Sendable {}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
}

public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
