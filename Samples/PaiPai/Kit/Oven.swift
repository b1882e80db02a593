import Foundation

/// The pizzeria next door.
public struct Oven {
  private let defaults: UserDefaults

  /// The oven, with what goes wrong today.
  public init(defaults: UserDefaults = .standard) { self.defaults = defaults }

  /// The hour at which it is hot; nil while it is.
  public func opening(at date: Date) -> Int? {
    if defaults.string(forKey: "oven") == "cold" { return 17 }
    return (9..<23).contains(Calendar.current.component(.hour, from: date)) ? nil : 9
  }

  /// Whether there is dough and topping for a kind.
  public func bakes(_ kind: PizzaKind) -> Bool { defaults.string(forKey: "unavailable") != "\(kind.rawValue)" }

  /// Whether somebody takes the order.
  public var isReached: Bool { defaults.string(forKey: "phone") != "busy" }

  /// What is baked for whoever names no kind; nil where nothing is.
  public var usual: PizzaKind? { defaults.string(forKey: "usual") == "none" ? nil : .margherita }

  /// What is on the board.
  public static let kinds: [PizzaKind] = [.margherita, .funghi, .quattroFormaggi]

  /// What one costs, in euros.
  public static func price(of kind: PizzaKind) -> Double {
    switch kind {
    case .margherita: 8
    case .funghi: 9.5
    default: 11
    }
  }
}
