// Generated from Tea.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBinding {
  static let orderTeaIntent = IntentBinding(
    name: "OrderTeaIntent", intentClass: OrderTeaIntent.self,
    responseClass: OrderTeaIntentResponse.self,
    handlerProtocol: "OrderTeaIntentHandling",
    conforms: { $0 is any OrderTeaIntentHandling },
    spellings: orderTeaIntentSpellings)

  @Sendable private static func orderTeaIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("kind"):
        return [
          .completing("resolveKind(for:with:)") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent, done: @escaping @Sendable (OrderTeaKindResolutionResult) -> Void) in handler.resolveKind(for: intent, with: done) },
          .awaiting("resolveKind(for:) async") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent) async -> OrderTeaKindResolutionResult in await handler.resolveKind(for: intent) },
        ]
      case .resolve("cups"):
        return [
          .completing("resolveCups(for:with:)") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent, done: @escaping @Sendable (OrderTeaCupsResolutionResult) -> Void) in handler.resolveCups(for: intent, with: done) },
          .awaiting("resolveCups(for:) async") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent) async -> OrderTeaCupsResolutionResult in await handler.resolveCups(for: intent) },
        ]
      case .resolve("toppings"):
        return [
          .completing("resolveToppings(for:with:)") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent, done: @escaping @Sendable ([ToppingResolutionResult]) -> Void) in handler.resolveToppings(for: intent, with: done) },
          .awaiting("resolveToppings(for:) async") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent) async -> [ToppingResolutionResult] in await handler.resolveToppings(for: intent) },
        ]
      case .resolve("isForHere"):
        return [
          .completing("resolveIsForHere(for:with:)") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveIsForHere(for: intent, with: done) },
          .awaiting("resolveIsForHere(for:) async") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent) async -> INBooleanResolutionResult in await handler.resolveIsForHere(for: intent) },
        ]
      case .resolve("table"):
        return [
          .completing("resolveTable(for:with:)") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolveTable(for: intent, with: done) },
          .awaiting("resolveTable(for:) async") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent) async -> INIntegerResolutionResult in await handler.resolveTable(for: intent) },
        ]
      case .resolve: return []
      case .options("toppings", _):
        return [
          .offering("provideToppingsOptionsCollection(for:with:)") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent, done: @escaping @Sendable (INObjectCollection<Topping>?, (any Error)?) -> Void) in handler.provideToppingsOptionsCollection(for: intent, with: done) },
          .offering("provideToppingsOptions(for:with:)") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent, done: @escaping @Sendable ([Topping]?, (any Error)?) -> Void) in handler.provideToppingsOptions(for: intent, with: done) },
          .offeringLater("provideToppingsOptionsCollection(for:) async throws") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent) async throws -> INObjectCollection<Topping> in try await handler.provideToppingsOptionsCollection(for: intent) },
          .offeringLater("provideToppingsOptions(for:) async throws") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent) async throws -> [Topping] in try await handler.provideToppingsOptions(for: intent) },
        ]
      case .defaultValue("toppings"):
        return [
          .defaulting("defaultToppings(for:)") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent) -> [Topping]? in handler.defaultToppings(for: intent) },
        ]
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent, done: @escaping @Sendable (OrderTeaIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent) async -> OrderTeaIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent, done: @escaping @Sendable (OrderTeaIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any OrderTeaIntentHandling, intent: OrderTeaIntent) async -> OrderTeaIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
