import SimSDKFacts

/// An object whose values can be asked for by name; a managed object of Core Data is one.
@_spi(Host) public protocol SDKKeyValueCoding: AnyObject {
  func hostValue(forKey key: String) -> Any?
}

/// Values by name, without Objective-C: an object that supports it is asked, a dictionary is read by its keys, and all
/// others by their stored properties.
@_spi(Host) public enum KeyValue {
  /// The value at the end of a path of keys; nil anywhere on the path gives nil, and a collection gives a collection of
  /// values.
  public static func value(of object: Any?, at keys: ArraySlice<String>) -> Any? {
    guard let key = keys.first else { return unwrap(object) }
    guard let object = unwrap(object) else { return nil }
    if key.hasPrefix("@") { return collected(object, key, keys.dropFirst()) }
    if !(object is any SDKKeyValueCoding), let many = elements(object) {
      return many.compactMap { value(of: $0, at: keys) }
    }
    return value(of: value(of: object, forKey: key), at: keys.dropFirst())
  }

  /// An object's value by name; nil if it has none.
  public static func value(of object: Any, forKey key: String) -> Any? {
    if let coding = object as? any SDKKeyValueCoding { return unwrap(coding.hostValue(forKey: key)) }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[AnyHashable(key)] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if key == "length" || key == "count", let text = text(object) { return text.count }
    if key == "lowercaseString", let text = text(object) { return text.lowercased() }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
        return unwrap(child.value)
      }
      mirror = level.superclassMirror
    }
    SDKNotice.say(.keyValueCoding, "'\(key)' of \(type(of: object))")
    return nil
  }

  private static func collected(_ object: Any, _ name: String, _ rest: ArraySlice<String>) -> Any? {
    guard let all = elements(object) else { return nil }
    if name == "@count" { return all.count }
    let values = all.compactMap { value(of: $0, at: rest) }
    let numbers = values.compactMap { number($0) }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@max": return values.max { order($0, $1) == .orderedAscending }
    case "@min": return values.min { order($0, $1) == .orderedAscending }
    default: return nil
    }
  }

  /// Nil for an empty optional and for NSNull.
  public static func unwrap(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrap($0.value) }
  }

  public static func text(_ value: Any?) -> String? { (value as? String) ?? (value as? NSString).map { $0 as String } }

  public static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let flag as Bool: flag ? 1 : 0
    case let raw as any RawRepresentable: Self.number(raw.rawValue)
    default: nil
    }
  }

  /// The members of a collection; nil for anything else.
  public static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case nil, is String, is NSString: nil
    case let array as [Any]: array
    case let array as NSArray: Array(array)
    case let set as Set<AnyHashable>: set.map { $0.base }
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let any?: Mirror(reflecting: any).isCollection ? Mirror(reflecting: any).children.map { $0.value } : nil
    }
  }

  /// The order of two values; nil if they can't be compared.
  public static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left = unwrap(left), let right = unwrap(right) else { return nil }
    if let left = text(left), let right = text(right) { return left.compare(right) }
    if let left = date(left), let right = date(right) { return left.compare(right) }
    if let left = number(left), let right = number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    return nil
  }

  private static func date(_ value: Any) -> Date? { (value as? Date) ?? (value as? NSDate).map { $0 as Date } }
}

extension Mirror {
  fileprivate var isCollection: Bool { displayStyle == .collection || displayStyle == .set }
}
