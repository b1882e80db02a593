import Foundation
import SimCatalog

/// Reads an activity's userInfo, whatever an author put in: what is too deep, too large or not a property list is cut.
///
/// Foundation on Linux can't even inspect an NSMutableArray that contains itself: that program stops, as it does on a
/// phone.
struct UserInfoReader {
  /// How deep lists may be nested; deeper ones are left out.
  private static let deepest = 16
  /// How many bytes of an entry are kept as data.
  private static let largest = 262_144
  /// How many characters of an entry's text are kept.
  private static let longest = 4_096
  /// How many values are read.
  private static let most = 10_000

  private var left = Self.most
  private(set) var wasCut = false

  /// The entries, sorted by key.
  mutating func read(_ info: [AnyHashable: Any]) -> [UserInfoEntry] {
    let sorted = info.map { (key: "\($0.key)", value: $0.value) }.sorted { $0.key < $1.key }
    return sorted.map { entry(String($0.key.prefix(Self.longest)), $0.value) }
  }

  private mutating func entry(_ key: String, _ value: Any) -> UserInfoEntry {
    if let text = value as? String {
      // Anything longer isn't an identifier, and the app gets it shortened.
      if text.utf8.count > Self.largest { wasCut = true }
      return UserInfoEntry(key: key, value: text.utf8.count > Self.largest ? String(text.prefix(Self.longest)) : text)
    }
    guard let plain = plain(value, depth: 0) else {
      wasCut = true
      return UserInfoEntry(key: key, value: "")
    }
    let data = try? PropertyListSerialization.data(fromPropertyList: plain, format: .xml, options: 0)
    let list = data.flatMap { $0.count <= Self.largest ? String(decoding: $0, as: UTF8.self) : nil }
    if list == nil { wasCut = true }
    return UserInfoEntry(key: key, value: String(text(of: plain).prefix(Self.longest)), propertyList: list)
  }

  /// The value as part of a property list, which never contains itself.
  private mutating func plain(_ value: Any, depth: Int) -> Any? {
    left -= 1
    guard depth < Self.deepest, left > 0 else {
      wasCut = true
      return nil
    }
    switch value {
    case let text as String: return text
    case let number as NSNumber: return number
    case let flag as Bool: return flag
    case let number as any BinaryInteger: return Int(clamping: number)
    case let number as Double: return number
    case let number as Float: return Double(number)
    case let date as Date: return date
    case let data as Data: return data
    case let url as URL: return url.absoluteString
    case let identifier as UUID: return identifier.uuidString
    case let list as NSArray: return elements(of: list.map { $0 }, depth)
    case let list as [Any]: return elements(of: list, depth)
    case let set as Set<AnyHashable>: return elements(of: set.map(\.base).sorted { "\($0)" < "\($1)" }, depth)
    case let dictionary as NSDictionary:
      return record(dictionary.allKeys.map { ($0, dictionary[$0] as Any) }, depth)
    case let dictionary as [AnyHashable: Any]: return record(dictionary.map { ($0.key.base, $0.value) }, depth)
    default: return nil
    }
  }

  private mutating func elements(of list: [Any], _ depth: Int) -> [Any] {
    list.prefix(max(left, 0)).compactMap { plain($0, depth: depth + 1) }
  }

  private mutating func record(_ pairs: [(Any, Any)], _ depth: Int) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in pairs.prefix(max(left, 0)) { result["\(key)"] = plain(value, depth: depth + 1) }
    return result
  }

  private func text(of value: Any) -> String {
    switch value {
    case let list as [Any]: "[" + list.prefix(100).map(text).joined(separator: ", ") + "]"
    case let record as [String: Any]:
      "["
        + record.sorted { $0.key < $1.key }.prefix(100).map { "\($0.key): \(text(of: $0.value))" }
        .joined(separator: ", ") + "]"
    case let data as Data: "\(data.count) bytes"
    case let flag as Bool where value is Bool: "\(flag)"
    default: "\(value)"
    }
  }
}
