// Printed by `schema-generator generate` from Tests/Support/invented-extension/Schema/OrderSoupIntent.json: edit that, then print again.
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
      case .resolve("size"):
        return [
          .completing("resolveSize(for:with:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent, done: @escaping @Sendable (SoupSizeResolutionResult) -> Void) in handler.resolveSize(for: intent, with: done) },
          .awaiting("resolveSize(for:) async") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) async -> SoupSizeResolutionResult in await handler.resolveSize(for: intent) },
        ]
      case .resolve("topping"):
        return [
          .completing("resolveTopping(for:with:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent, done: @escaping @Sendable (SoupToppingResolutionResult) -> Void) in handler.resolveTopping(for: intent, with: done) },
          .awaiting("resolveTopping(for:) async") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) async -> SoupToppingResolutionResult in await handler.resolveTopping(for: intent) },
        ]
      case .resolve("quantity"):
        return [
          .completing("resolveQuantity(for:with:)") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent, done: @escaping @Sendable (OrderSoupQuantityResolutionResult) -> Void) in handler.resolveQuantity(for: intent, with: done) },
          .awaiting("resolveQuantity(for:) async") { (handler: any OrderSoupIntentHandling, intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult in await handler.resolveQuantity(for: intent) },
        ]
      case .resolve: return []
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
