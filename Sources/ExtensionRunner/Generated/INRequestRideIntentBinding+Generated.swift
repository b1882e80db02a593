// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INRequestRideIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let requestRideIntent = IntentBinding(
    name: "INRequestRideIntent", intentClass: INRequestRideIntent.self,
    responseClass: INRequestRideIntentResponse.self,
    handlerProtocol: "INRequestRideIntentHandling",
    conforms: { $0 is any INRequestRideIntentHandling },
    spellings: requestRideIntentSpellings)

  @Sendable private static func requestRideIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("pickupLocation"):
        return [
          .completing("resolvePickupLocation(for:with:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolvePickupLocation(for: intent, with: done) },
          .completing("resolvePickupLocation(forRequestRide:with:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolvePickupLocation(forRequestRide: intent, with: done) },
          .awaiting("resolvePickupLocation(for:) async") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INPlacemarkResolutionResult in await handler.resolvePickupLocation(for: intent) },
        ]
      case .resolve("dropOffLocation"):
        return [
          .completing("resolveDropOffLocation(for:with:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolveDropOffLocation(for: intent, with: done) },
          .completing("resolveDropOffLocation(forRequestRide:with:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolveDropOffLocation(forRequestRide: intent, with: done) },
          .awaiting("resolveDropOffLocation(for:) async") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INPlacemarkResolutionResult in await handler.resolveDropOffLocation(for: intent) },
        ]
      case .resolve("rideOptionName"):
        return [
          .completing("resolveRideOptionName(for:with:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveRideOptionName(for: intent, with: done) },
          .completing("resolveRideOptionName(forRequestRide:with:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveRideOptionName(forRequestRide: intent, with: done) },
          .awaiting("resolveRideOptionName(for:) async") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult in await handler.resolveRideOptionName(for: intent) },
        ]
      case .resolve("partySize"):
        return [
          .completing("resolvePartySize(for:with:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolvePartySize(for: intent, with: done) },
          .completing("resolvePartySize(forRequestRide:with:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolvePartySize(forRequestRide: intent, with: done) },
          .awaiting("resolvePartySize(for:) async") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INIntegerResolutionResult in await handler.resolvePartySize(for: intent) },
        ]
      case .resolve("scheduledPickupTime"):
        return [
          .completing("resolveScheduledPickupTime(for:with:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveScheduledPickupTime(for: intent, with: done) },
          .completing("resolveScheduledPickupTime(forRequestRide:with:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveScheduledPickupTime(forRequestRide: intent, with: done) },
          .awaiting("resolveScheduledPickupTime(for:) async") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveScheduledPickupTime(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INRequestRideIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(requestRide:completion:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INRequestRideIntentResponse) -> Void) in handler.confirm(requestRide: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INRequestRideIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INRequestRideIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(requestRide:completion:)") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent, done: @escaping @Sendable (INRequestRideIntentResponse) -> Void) in handler.handle(requestRide: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INRequestRideIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
