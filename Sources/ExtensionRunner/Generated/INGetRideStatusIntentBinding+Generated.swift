// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetRideStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let getRideStatusIntent = IntentBinding(
    name: "INGetRideStatusIntent", intentClass: INGetRideStatusIntent.self,
    responseClass: INGetRideStatusIntentResponse.self,
    handlerProtocol: "INGetRideStatusIntentHandling",
    conforms: { $0 is any INGetRideStatusIntentHandling },
    spellings: getRideStatusIntentSpellings)

  @Sendable private static func getRideStatusIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent, done: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(getRideStatus:completion:)") { (handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent, done: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) in handler.confirm(getRideStatus: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent, done: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(getRideStatus:completion:)") { (handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent, done: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) in handler.handle(getRideStatus: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
