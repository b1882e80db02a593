// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INListCarsIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let listCarsIntent = IntentBinding(
    name: "INListCarsIntent", intentClass: INListCarsIntent.self,
    responseClass: INListCarsIntentResponse.self,
    handlerProtocol: "INListCarsIntentHandling",
    conforms: { $0 is any INListCarsIntentHandling },
    spellings: listCarsIntentSpellings)

  @Sendable private static func listCarsIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INListCarsIntentHandling, intent: INListCarsIntent, done: @escaping @Sendable (INListCarsIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(listCars:completion:)") { (handler: any INListCarsIntentHandling, intent: INListCarsIntent, done: @escaping @Sendable (INListCarsIntentResponse) -> Void) in handler.confirm(listCars: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INListCarsIntentHandling, intent: INListCarsIntent) async -> INListCarsIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INListCarsIntentHandling, intent: INListCarsIntent, done: @escaping @Sendable (INListCarsIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(listCars:completion:)") { (handler: any INListCarsIntentHandling, intent: INListCarsIntent, done: @escaping @Sendable (INListCarsIntentResponse) -> Void) in handler.handle(listCars: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INListCarsIntentHandling, intent: INListCarsIntent) async -> INListCarsIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
