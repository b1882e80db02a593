// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetRestaurantGuestIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let getRestaurantGuestIntent = IntentBinding(
    name: "INGetRestaurantGuestIntent", intentClass: INGetRestaurantGuestIntent.self,
    responseClass: INGetRestaurantGuestIntentResponse.self,
    handlerProtocol: "INGetRestaurantGuestIntentHandling",
    conforms: { $0 is any INGetRestaurantGuestIntentHandling },
    spellings: getRestaurantGuestIntentSpellings)

  @Sendable private static func getRestaurantGuestIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(getRestaurantGuest:completion:)") { (handler: any INGetRestaurantGuestIntentHandling, intent: INGetRestaurantGuestIntent, done: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void) in handler.confirm(getRestaurantGuest: intent, completion: done) },
          .awaiting("confirm(getRestaurantGuest:) async") { (handler: any INGetRestaurantGuestIntentHandling, intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse in await handler.confirm(getRestaurantGuest: intent) },
        ]
      case .handle:
        return [
          .completing("handle(getRestaurantGuest:completion:)") { (handler: any INGetRestaurantGuestIntentHandling, intent: INGetRestaurantGuestIntent, done: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void) in handler.handle(getRestaurantGuest: intent, completion: done) },
          .awaiting("handle(getRestaurantGuest:) async") { (handler: any INGetRestaurantGuestIntentHandling, intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse in await handler.handle(getRestaurantGuest: intent) },
        ]
    }
  }
}
