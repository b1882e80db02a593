// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetAvailableRestaurantReservationBookingDefaultsIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let getAvailableRestaurantReservationBookingDefaultsIntent = IntentBinding(
    name: "INGetAvailableRestaurantReservationBookingDefaultsIntent", intentClass: INGetAvailableRestaurantReservationBookingDefaultsIntent.self,
    responseClass: INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.self,
    handlerProtocol: "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling",
    conforms: { $0 is any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling },
    spellings: getAvailableRestaurantReservationBookingDefaultsIntentSpellings)

  @Sendable private static func getAvailableRestaurantReservationBookingDefaultsIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("restaurant"):
        return [
          .completing("resolveRestaurant(for:completion:)") { (handler: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, done: @escaping @Sendable (INRestaurantResolutionResult) -> Void) in handler.resolveRestaurant(for: intent, completion: done) },
          .awaiting("resolveRestaurant(for:) async") { (handler: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INRestaurantResolutionResult in await handler.resolveRestaurant(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(getAvailableRestaurantReservationBookingDefaults:completion:)") { (handler: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, done: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void) in handler.confirm(getAvailableRestaurantReservationBookingDefaults: intent, completion: done) },
          .awaiting("confirm(getAvailableRestaurantReservationBookingDefaults:) async") { (handler: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse in await handler.confirm(getAvailableRestaurantReservationBookingDefaults: intent) },
        ]
      case .handle:
        return [
          .completing("handle(getAvailableRestaurantReservationBookingDefaults:completion:)") { (handler: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, done: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void) in handler.handle(getAvailableRestaurantReservationBookingDefaults: intent, completion: done) },
          .awaiting("handle(getAvailableRestaurantReservationBookingDefaults:) async") { (handler: any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse in await handler.handle(getAvailableRestaurantReservationBookingDefaults: intent) },
        ]
    }
  }
}
