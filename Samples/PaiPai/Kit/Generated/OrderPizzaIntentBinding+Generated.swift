// Generated from PaiPai.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBinding {
  static let orderPizzaIntent = IntentBinding(
    name: "OrderPizzaIntent", intentClass: OrderPizzaIntent.self,
    responseClass: OrderPizzaIntentResponse.self,
    handlerProtocol: "OrderPizzaIntentHandling",
    conforms: { $0 is any OrderPizzaIntentHandling },
    spellings: orderPizzaIntentSpellings)

  @Sendable private static func orderPizzaIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any OrderPizzaIntentHandling, intent: OrderPizzaIntent, done: @escaping @Sendable (OrderPizzaIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any OrderPizzaIntentHandling, intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any OrderPizzaIntentHandling, intent: OrderPizzaIntent, done: @escaping @Sendable (OrderPizzaIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any OrderPizzaIntentHandling, intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
