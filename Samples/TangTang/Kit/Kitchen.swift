import Foundation

/// What the kitchen cooks, and when.
public struct Kitchen {
  private let defaults: UserDefaults
  private let calendar = Calendar.current

  /// The kitchen, with what goes wrong today.
  public init(defaults: UserDefaults = .standard) { self.defaults = defaults }

  /// From the menu, in its order.
  public var soups: [Soup] { [.tomato, .mushroom, .chowder, .hotAndSour].filter { !isSoldOut($0) } }

  /// Whether the last of it was eaten.
  public func isSoldOut(_ soup: Soup) -> Bool { defaults.string(forKey: "soldOut") == "\(soup)" }

  /// The last bowl goes while the order is on its way.
  public func isLastBowlGone(_ soup: Soup) -> Bool { defaults.string(forKey: "lastBowl") == "\(soup)" }

  /// What the guest must not eat is asked about.
  public func isRisky(_ soup: Soup) -> Bool { soup == .chowder && defaults.string(forKey: "allergy") == "shellfish" }

  /// Whether anybody pays for the order.
  public var hasAccount: Bool { defaults.string(forKey: "account") != "none" }

  /// Whether the guest wants to pay with the app in hand.
  public var paysInApp: Bool { defaults.string(forKey: "payWith") == "app" }

  /// Whether it takes a while until the kitchen answers.
  public var isBusy: Bool { defaults.string(forKey: "kitchen") == "busy" }

  /// Whether the kitchen answers at all.
  public var isReached: Bool { defaults.string(forKey: "kitchen") != "down" }

  /// The hour at which the kitchen opens; nil while it is open.
  public func opening(at date: Date) -> Int? {
    if defaults.string(forKey: "kitchen") == "closed" { return 11 }
    let hour = calendar.component(.hour, from: date)
    return (8..<21).contains(hour) ? nil : 8
  }

  /// So long a soup takes.
  public func minutes(for soup: Soup, bowls: Int) -> Int { (soup == .chowder ? 15 : 10) + (bowls > 4 ? 5 : 0) }

  /// The kitchen's favourite, another one each day of the week.
  public func soupOfTheDay(on date: Date) -> Soup? {
    let soups = soups
    guard !soups.isEmpty else { return nil }
    return soups[calendar.component(.weekday, from: date) % soups.count]
  }

  /// What goes on top, with its price.
  public static let toppings: [(identifier: String, price: Double)] = [
    ("croutons", 0.5), ("chives", 0.3), ("cheese", 0.8),
  ]
}

extension Soup: CustomStringConvertible {
  /// The case, as the definition names it.
  public var description: String {
    switch self {
    case .unknown: "unknown"
    case .tomato: "tomato"
    case .mushroom: "mushroom"
    case .chowder: "chowder"
    case .hotAndSour: "hotAndSour"
    @unknown default: "unknown"
    }
  }

  /// What a bowl costs.
  public var price: Double {
    switch self {
    case .chowder: 6.5
    case .hotAndSour: 5
    default: 4.5
    }
  }
}
