import Foundation

/// The guests who can be told.
public struct Friend: Equatable {
  public let name: String
  public let handle: String

  public static let all = [
    Friend(name: "Jia", handle: "jia@example.com"), Friend(name: "Rong", handle: "rong@example.com"),
  ]

  /// The friends whose name begins so.
  public static func matching(_ name: String) -> [Friend] {
    all.filter { $0.name.lowercased().hasPrefix(name.lowercased()) }
  }
}
