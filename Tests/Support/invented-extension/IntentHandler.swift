import Foundation
import Intents

class IntentHandler: INExtension, OrderSoupIntentHandling {
  private static let toppings = [
    SoupTopping(identifier: "1", called: INSpeakableString(spokenPhrase: "Chives")),
    SoupTopping(identifier: "2", called: INSpeakableString(spokenPhrase: "Croutons")),
  ]

  func resolveSize(for intent: OrderSoupIntent) async -> SoupSizeResolutionResult {
    intent.size == .unknown ? .needsValue() : .success(with: intent.size)
  }

  func resolveTopping(for intent: OrderSoupIntent, with completion: @escaping (SoupToppingResolutionResult) -> Void) {
    guard let topping = intent.topping else { return completion(.disambiguation(with: Self.toppings)) }
    let known = Self.toppings.first {
      $0.called?.spokenPhrase.lowercased() == topping.called?.spokenPhrase.lowercased()
    }
    completion(known.map { .success(with: $0) } ?? .disambiguation(with: Self.toppings))
  }

  func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult {
    guard let quantity = intent.quantity?.intValue else { return .needsValue() }
    return quantity > 10 ? .unsupported(forReason: .potTooSmall) : .success(with: quantity)
  }

  func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    switch intent.quantity?.intValue ?? 0 {
    case 7: OrderSoupIntentResponse(code: .kitchenClosed, userActivity: nil)
    case 8: OrderSoupIntentResponse(code: .outOfSoup, userActivity: nil)
    case 9: OrderSoupIntentResponse(code: .costsExtra, userActivity: nil)
    default: OrderSoupIntentResponse(code: .ready, userActivity: nil)
    }
  }

  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    let response = OrderSoupIntentResponse(code: .onItsWay, userActivity: nil)
    response.waitTime = 12
    return response
  }
}
