// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBinding {
  static let orderSoupIntent = IntentBinding(
    name: "OrderSoupIntent", intentClass: OrderSoupIntent.self,
    responseClass: OrderSoupIntentResponse.self,
    handlerProtocol: "OrderSoupIntentHandling",
    conforms: { $0 is any OrderSoupIntentHandling },
    spellings: orderSoupIntentSpellings)

  @Sendable private static func orderSoupIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("soup"):
        return [
          .completing("resolveSoup(for:with:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent, done: @escaping @Sendable (OrderSoupSoupResolutionResult) -> Void) in handler.resolveSoup(for: intent, with: done) },
          .awaiting("resolveSoup(for:) async") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) async -> OrderSoupSoupResolutionResult in await handler.resolveSoup(for: intent) },
        ]
      case .resolve("quantity"):
        return [
          .completing("resolveQuantity(for:with:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent, done: @escaping @Sendable (OrderSoupQuantityResolutionResult) -> Void) in handler.resolveQuantity(for: intent, with: done) },
          .awaiting("resolveQuantity(for:) async") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult in await handler.resolveQuantity(for: intent) },
        ]
      case .resolve("toppings"):
        return [
          .completing("resolveToppings(for:with:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent, done: @escaping @Sendable ([ToppingResolutionResult]) -> Void) in handler.resolveToppings(for: intent, with: done) },
          .awaiting("resolveToppings(for:) async") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) async -> [ToppingResolutionResult] in await handler.resolveToppings(for: intent) },
        ]
      case .resolve: return []
      case .options("toppings", _):
        return [
          .offering("provideToppingsOptionsCollection(for:with:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent, done: @escaping @Sendable (INObjectCollection<Topping>?, (any Error)?) -> Void) in handler.provideToppingsOptionsCollection(for: intent, with: done) },
          .offering("provideToppingsOptions(for:with:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent, done: @escaping @Sendable ([Topping]?, (any Error)?) -> Void) in handler.provideToppingsOptions(for: intent, with: done) },
          .offeringLater("provideToppingsOptionsCollection(for:) async throws") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) async throws -> INObjectCollection<Topping> in try await handler.provideToppingsOptionsCollection(for: intent) },
          .offeringLater("provideToppingsOptions(for:) async throws") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) async throws -> [Topping] in try await handler.provideToppingsOptions(for: intent) },
        ]
      case .defaultValue("toppings"):
        return [
          .defaulting("defaultToppings(for:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) -> [Topping]? in handler.defaultToppings(for: intent) },
        ]
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent, done: @escaping @Sendable (OrderSoupIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) async -> OrderSoupIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent, done: @escaping @Sendable (OrderSoupIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) async -> OrderSoupIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
