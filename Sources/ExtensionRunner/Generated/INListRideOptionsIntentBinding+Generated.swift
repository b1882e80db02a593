// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INListRideOptionsIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let listRideOptionsIntent = IntentBinding(
    name: "INListRideOptionsIntent", intentClass: INListRideOptionsIntent.self,
    responseClass: INListRideOptionsIntentResponse.self,
    handlerProtocol: "INListRideOptionsIntentHandling",
    conforms: { $0 is any INListRideOptionsIntentHandling },
    spellings: listRideOptionsIntentSpellings)

  @Sendable private static func listRideOptionsIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("pickupLocation"):
        return [
          .completing("resolvePickupLocation(for:with:)") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolvePickupLocation(for: intent, with: done) },
          .completing("resolvePickupLocation(forListRideOptions:with:)") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolvePickupLocation(forListRideOptions: intent, with: done) },
          .awaiting("resolvePickupLocation(for:) async") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult in await handler.resolvePickupLocation(for: intent) },
        ]
      case .resolve("dropOffLocation"):
        return [
          .completing("resolveDropOffLocation(for:with:)") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolveDropOffLocation(for: intent, with: done) },
          .completing("resolveDropOffLocation(forListRideOptions:with:)") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolveDropOffLocation(forListRideOptions: intent, with: done) },
          .awaiting("resolveDropOffLocation(for:) async") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult in await handler.resolveDropOffLocation(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent, done: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(listRideOptions:completion:)") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent, done: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) in handler.confirm(listRideOptions: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent, done: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(listRideOptions:completion:)") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent, done: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) in handler.handle(listRideOptions: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
