// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBinding {
  static let openMenuIntent = IntentBinding(
    name: "OpenMenuIntent", intentClass: OpenMenuIntent.self,
    responseClass: OpenMenuIntentResponse.self,
    handlerProtocol: "OpenMenuIntentHandling",
    conforms: { $0 is any OpenMenuIntentHandling },
    spellings: openMenuIntentSpellings)

  @Sendable private static func openMenuIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any OpenMenuIntentHandling, intent: OpenMenuIntent, done: @escaping @Sendable (OpenMenuIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any OpenMenuIntentHandling, intent: OpenMenuIntent) async -> OpenMenuIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any OpenMenuIntentHandling, intent: OpenMenuIntent, done: @escaping @Sendable (OpenMenuIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any OpenMenuIntentHandling, intent: OpenMenuIntent) async -> OpenMenuIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
