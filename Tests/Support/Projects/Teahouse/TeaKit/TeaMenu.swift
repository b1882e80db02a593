import Foundation

/// What the house serves.
public enum TeaMenu {
  public static let teas = ["Longjing", "Tieguanyin", "Pu'er"]

  /// The tea that a guest means.
  public static func tea(named name: String) -> String? {
    teas.first { $0.lowercased().hasPrefix(name.lowercased()) }
  }
}
