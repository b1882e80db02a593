// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetAvailableRestaurantReservationBookingsIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let getAvailableRestaurantReservationBookingsIntent = IntentBinding(
    name: "INGetAvailableRestaurantReservationBookingsIntent", intentClass: INGetAvailableRestaurantReservationBookingsIntent.self,
    responseClass: INGetAvailableRestaurantReservationBookingsIntentResponse.self,
    handlerProtocol: "INGetAvailableRestaurantReservationBookingsIntentHandling",
    conforms: { $0 is any INGetAvailableRestaurantReservationBookingsIntentHandling },
    spellings: getAvailableRestaurantReservationBookingsIntentSpellings)

  @Sendable private static func getAvailableRestaurantReservationBookingsIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("restaurant"):
        return [
          .completing("resolveRestaurant(for:completion:)") { (handler: any INGetAvailableRestaurantReservationBookingsIntentHandling, intent: INGetAvailableRestaurantReservationBookingsIntent, done: @escaping @Sendable (INRestaurantResolutionResult) -> Void) in handler.resolveRestaurant(for: intent, completion: done) },
          .awaiting("resolveRestaurant(for:) async") { (handler: any INGetAvailableRestaurantReservationBookingsIntentHandling, intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult in await handler.resolveRestaurant(for: intent) },
        ]
      case .resolve("partySize"):
        return [
          .completing("resolvePartySize(for:completion:)") { (handler: any INGetAvailableRestaurantReservationBookingsIntentHandling, intent: INGetAvailableRestaurantReservationBookingsIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolvePartySize(for: intent, completion: done) },
          .awaiting("resolvePartySize(for:) async") { (handler: any INGetAvailableRestaurantReservationBookingsIntentHandling, intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INIntegerResolutionResult in await handler.resolvePartySize(for: intent) },
        ]
      case .resolve("preferredBookingDateComponents"):
        return [
          .completing("resolvePreferredBookingDateComponents(for:completion:)") { (handler: any INGetAvailableRestaurantReservationBookingsIntentHandling, intent: INGetAvailableRestaurantReservationBookingsIntent, done: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) in handler.resolvePreferredBookingDateComponents(for: intent, completion: done) },
          .awaiting("resolvePreferredBookingDateComponents(for:) async") { (handler: any INGetAvailableRestaurantReservationBookingsIntentHandling, intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INDateComponentsResolutionResult in await handler.resolvePreferredBookingDateComponents(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(getAvailableRestaurantReservationBookings:completion:)") { (handler: any INGetAvailableRestaurantReservationBookingsIntentHandling, intent: INGetAvailableRestaurantReservationBookingsIntent, done: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void) in handler.confirm(getAvailableRestaurantReservationBookings: intent, completion: done) },
          .awaiting("confirm(getAvailableRestaurantReservationBookings:) async") { (handler: any INGetAvailableRestaurantReservationBookingsIntentHandling, intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse in await handler.confirm(getAvailableRestaurantReservationBookings: intent) },
        ]
      case .handle:
        return [
          .completing("handle(getAvailableRestaurantReservationBookings:completion:)") { (handler: any INGetAvailableRestaurantReservationBookingsIntentHandling, intent: INGetAvailableRestaurantReservationBookingsIntent, done: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void) in handler.handle(getAvailableRestaurantReservationBookings: intent, completion: done) },
          .awaiting("handle(getAvailableRestaurantReservationBookings:) async") { (handler: any INGetAvailableRestaurantReservationBookingsIntentHandling, intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse in await handler.handle(getAvailableRestaurantReservationBookings: intent) },
        ]
    }
  }
}
