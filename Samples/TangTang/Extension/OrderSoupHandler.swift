import Foundation
import Intents
import TangTangKit

/// Takes an order for soup.
class OrderSoupHandler: NSObject, OrderSoupIntentHandling {
  private let kitchen = Kitchen()

  func resolveSoup(for intent: OrderSoupIntent, with completion: @escaping (OrderSoupSoupResolutionResult) -> Void) {
    guard intent.soup != .unknown else { return completion(.needsValue()) }
    if kitchen.isSoldOut(intent.soup) { return completion(.unsupported(forReason: .soldOut)) }
    completion(kitchen.isRisky(intent.soup) ? .confirmationRequired(with: intent.soup) : .success(with: intent.soup))
  }

  func resolveQuantity(
    for intent: OrderSoupIntent, with completion: @escaping (OrderSoupQuantityResolutionResult) -> Void
  ) {
    guard let quantity = intent.quantity?.intValue else { return completion(.needsValue()) }
    if quantity < 1 { return completion(.unsupported(forReason: .lessThanMinimumValue)) }
    if quantity > 10 { return completion(.unsupported(forReason: .greaterThanMaximumValue)) }
    completion(quantity > 5 ? .confirmationRequired(with: quantity) : .success(with: quantity))
  }

  func resolveToppings(for intent: OrderSoupIntent, with completion: @escaping ([ToppingResolutionResult]) -> Void) {
    guard let toppings = intent.toppings, !toppings.isEmpty else { return completion([.notRequired()]) }
    completion(
      toppings.map { topping in
        let known = Kitchen.toppings.map { Topping(named: $0.identifier) }
        let fitting = known.filter {
          $0.identifier == topping.identifier || $0.displayString.lowercased() == topping.displayString.lowercased()
        }
        return fitting.first.map { .success(with: $0) } ?? .disambiguation(with: known)
      })
  }

  func provideToppingsOptionsCollection(
    for intent: OrderSoupIntent, with completion: @escaping (INObjectCollection<Topping>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: Kitchen.toppings.map { Topping(named: $0.identifier) }), nil)
  }

  func confirm(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {
    if let hour = kitchen.opening(at: Date()) { return completion(.failureClosed(opening: Texts.clock(hour))) }
    guard kitchen.hasAccount else { return completion(answer(.failureRequiringAppLaunch)) }
    guard let order = Order(intent) else { return completion(answer(.failure)) }
    completion(.ready(total: Texts.price(order.total)))
  }

  func handle(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {
    guard let order = Order(intent), kitchen.isReached else { return completion(answer(.failure)) }
    if kitchen.paysInApp { return completion(answer(.continueInApp)) }
    if kitchen.isBusy { return completion(answer(.inProgress)) }
    if kitchen.isLastBowlGone(order.soup) { return completion(.failureOutOfStock(soup: order.soup)) }
    let minutes = kitchen.minutes(for: order.soup, bowls: order.quantity)
    completion(.success(soup: order.soup, minutes: NSNumber(value: minutes)))
  }

  private func answer(_ code: OrderSoupIntentResponseCode) -> OrderSoupIntentResponse {
    OrderSoupIntentResponse(code: code, userActivity: nil)
  }
}
