// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetUserCurrentRestaurantReservationBookingsIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let getUserCurrentRestaurantReservationBookingsIntent = IntentBinding(
    name: "INGetUserCurrentRestaurantReservationBookingsIntent", intentClass: INGetUserCurrentRestaurantReservationBookingsIntent.self,
    responseClass: INGetUserCurrentRestaurantReservationBookingsIntentResponse.self,
    handlerProtocol: "INGetUserCurrentRestaurantReservationBookingsIntentHandling",
    conforms: { $0 is any INGetUserCurrentRestaurantReservationBookingsIntentHandling },
    spellings: getUserCurrentRestaurantReservationBookingsIntentSpellings)

  @Sendable private static func getUserCurrentRestaurantReservationBookingsIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("restaurant"):
        return [
          .completing("resolveRestaurant(for:completion:)") { (handler: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, intent: INGetUserCurrentRestaurantReservationBookingsIntent, done: @escaping @Sendable (INRestaurantResolutionResult) -> Void) in handler.resolveRestaurant(for: intent, completion: done) },
          .awaiting("resolveRestaurant(for:) async") { (handler: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult in await handler.resolveRestaurant(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(getUserCurrentRestaurantReservationBookings:completion:)") { (handler: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, intent: INGetUserCurrentRestaurantReservationBookingsIntent, done: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void) in handler.confirm(getUserCurrentRestaurantReservationBookings: intent, completion: done) },
          .awaiting("confirm(getUserCurrentRestaurantReservationBookings:) async") { (handler: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse in await handler.confirm(getUserCurrentRestaurantReservationBookings: intent) },
        ]
      case .handle:
        return [
          .completing("handle(getUserCurrentRestaurantReservationBookings:completion:)") { (handler: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, intent: INGetUserCurrentRestaurantReservationBookingsIntent, done: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void) in handler.handle(getUserCurrentRestaurantReservationBookings: intent, completion: done) },
          .awaiting("handle(getUserCurrentRestaurantReservationBookings:) async") { (handler: any INGetUserCurrentRestaurantReservationBookingsIntentHandling, intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse in await handler.handle(getUserCurrentRestaurantReservationBookings: intent) },
        ]
    }
  }
}
