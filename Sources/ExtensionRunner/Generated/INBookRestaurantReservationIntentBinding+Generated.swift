// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INBookRestaurantReservationIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let bookRestaurantReservationIntent = IntentBinding(
    name: "INBookRestaurantReservationIntent", intentClass: INBookRestaurantReservationIntent.self,
    responseClass: INBookRestaurantReservationIntentResponse.self,
    handlerProtocol: "INBookRestaurantReservationIntentHandling",
    conforms: { $0 is any INBookRestaurantReservationIntentHandling },
    spellings: bookRestaurantReservationIntentSpellings)

  @Sendable private static func bookRestaurantReservationIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("restaurant"):
        return [
          .completing("resolveRestaurant(for:completion:)") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent, done: @escaping @Sendable (INRestaurantResolutionResult) -> Void) in handler.resolveRestaurant(for: intent, completion: done) },
          .awaiting("resolveRestaurant(for:) async") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent) async -> INRestaurantResolutionResult in await handler.resolveRestaurant(for: intent) },
        ]
      case .resolve("bookingDateComponents"):
        return [
          .completing("resolveBookingDateComponents(for:completion:)") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent, done: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) in handler.resolveBookingDateComponents(for: intent, completion: done) },
          .awaiting("resolveBookingDateComponents(for:) async") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent) async -> INDateComponentsResolutionResult in await handler.resolveBookingDateComponents(for: intent) },
        ]
      case .resolve("partySize"):
        return [
          .completing("resolvePartySize(for:completion:)") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolvePartySize(for: intent, completion: done) },
          .awaiting("resolvePartySize(for:) async") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult in await handler.resolvePartySize(for: intent) },
        ]
      case .resolve("guest"):
        return [
          .completing("resolveGuest(for:completion:)") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent, done: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void) in handler.resolveGuest(for: intent, completion: done) },
          .awaiting("resolveGuest(for:) async") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent) async -> INRestaurantGuestResolutionResult in await handler.resolveGuest(for: intent) },
        ]
      case .resolve("guestProvidedSpecialRequestText"):
        return [
          .completing("resolveGuestProvidedSpecialRequestText(for:completion:)") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveGuestProvidedSpecialRequestText(for: intent, completion: done) },
          .awaiting("resolveGuestProvidedSpecialRequestText(for:) async") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent) async -> INStringResolutionResult in await handler.resolveGuestProvidedSpecialRequestText(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(bookRestaurantReservation:completion:)") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent, done: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void) in handler.confirm(bookRestaurantReservation: intent, completion: done) },
          .awaiting("confirm(bookRestaurantReservation:) async") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse in await handler.confirm(bookRestaurantReservation: intent) },
        ]
      case .handle:
        return [
          .completing("handle(bookRestaurantReservation:completion:)") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent, done: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void) in handler.handle(bookRestaurantReservation: intent, completion: done) },
          .awaiting("handle(bookRestaurantReservation:) async") { (handler: any INBookRestaurantReservationIntentHandling, intent: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse in await handler.handle(bookRestaurantReservation: intent) },
        ]
    }
  }
}
