import Foundation
import Intents
import PaiPaiKit

/// Orders pizzas. Written for iOS 12: nothing is resolved, the shortcut brings all values.
class OrderPizzaIntentHandler: NSObject, OrderPizzaIntentHandling {
  private let oven = Oven()

  func confirm(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {
    guard oven.isReached, let kind = kind(of: intent) else {
      return completion(OrderPizzaIntentResponse(code: .failure, userActivity: nil))
    }
    if let hour = oven.opening(at: Date()) { return completion(.failurePizzeriaClosed(opening: Texts.clock(hour))) }
    guard oven.bakes(kind) else { return completion(.failurePizzaUnavailable(kind: kind)) }
    let quantity = intent.quantity ?? 1
    let price = quantity.doubleValue * Oven.price(of: kind)
    completion(.ready(quantity: quantity, kind: kind, price: Texts.price(price)))
  }

  func handle(intent: OrderPizzaIntent, completion: @escaping (OrderPizzaIntentResponse) -> Void) {
    guard UserDefaults.standard.string(forKey: "card") != "expired" else {
      return completion(OrderPizzaIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
    }
    completion(.success(kind: kind(of: intent) ?? intent.kind))
  }

  /// The usual one where none is named.
  private func kind(of intent: OrderPizzaIntent) -> PizzaKind? {
    intent.kind == .unknown ? oven.usual : intent.kind
  }
}
