// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCancelRideIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let cancelRideIntent = IntentBinding(
    name: "INCancelRideIntent", intentClass: INCancelRideIntent.self,
    responseClass: INCancelRideIntentResponse.self,
    handlerProtocol: "INCancelRideIntentHandling",
    conforms: { $0 is any INCancelRideIntentHandling },
    spellings: cancelRideIntentSpellings)

  @Sendable private static func cancelRideIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(cancelRide:completion:)") { (handler: any INCancelRideIntentHandling, intent: INCancelRideIntent, done: @escaping @Sendable (INCancelRideIntentResponse) -> Void) in handler.confirm(cancelRide: intent, completion: done) },
          .awaiting("confirm(cancelRide:) async") { (handler: any INCancelRideIntentHandling, intent: INCancelRideIntent) async -> INCancelRideIntentResponse in await handler.confirm(cancelRide: intent) },
        ]
      case .handle:
        return [
          .completing("handle(cancelRide:completion:)") { (handler: any INCancelRideIntentHandling, intent: INCancelRideIntent, done: @escaping @Sendable (INCancelRideIntentResponse) -> Void) in handler.handle(cancelRide: intent, completion: done) },
          .awaiting("handle(cancelRide:) async") { (handler: any INCancelRideIntentHandling, intent: INCancelRideIntent) async -> INCancelRideIntentResponse in await handler.handle(cancelRide: intent) },
        ]
    }
  }
}
