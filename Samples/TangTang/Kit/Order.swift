import Foundation
import Intents

/// An order, as the app and the extension place it.
public struct Order {
  /// What is in the bowl.
  public var soup: Soup
  /// Bowls.
  public var quantity: Int
  /// What goes on top, by identifier.
  public var toppings: [String]

  /// An order of so many bowls of one soup.
  public init(soup: Soup, quantity: Int = 1, toppings: [String] = []) {
    self.soup = soup
    self.quantity = quantity
    self.toppings = toppings
  }

  /// The order of an intent; nil while it names no soup.
  public init?(_ intent: OrderSoupIntent) {
    guard intent.soup != .unknown else { return nil }
    self.init(
      soup: intent.soup, quantity: intent.quantity?.intValue ?? 1,
      toppings: (intent.toppings ?? []).compactMap(\.identifier))
  }

  /// What it costs, in dollars or yuan.
  public var total: Double {
    let toppings = Kitchen.toppings.filter { self.toppings.contains($0.identifier) }.reduce(0) { $0 + $1.price }
    return Double(quantity) * (soup.price + toppings)
  }

  /// What Siri may do again: without any time in it, so that the same order is the same shortcut.
  public var intent: OrderSoupIntent {
    let intent = OrderSoupIntent()
    intent.soup = soup
    // One bowl goes without saying.
    if quantity > 1 { intent.quantity = NSNumber(value: quantity) }
    if !toppings.isEmpty { intent.toppings = toppings.map(Topping.init(named:)) }
    intent.suggestedInvocationPhrase = Texts.phrase
    return intent
  }

  /// Tells the system that the order was placed: in the app alone, since Siri knows what she did herself.
  public func donate() {
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.identifier = "order.\(soup).\(quantity).\(toppings.joined(separator: "+"))"
    interaction.groupIdentifier = "\(soup)"
    interaction.donate { error in
      if let error { print("The order could not be donated: \(error)") }
    }
  }
}

extension Topping {
  /// The topping with this identifier, with its price.
  public convenience init(named identifier: String) {
    self.init(identifier: identifier, display: Texts.topping(identifier))
    price = NSNumber(value: Kitchen.toppings.first { $0.identifier == identifier }?.price ?? 0)
  }
}
