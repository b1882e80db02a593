// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetVisualCodeIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let getVisualCodeIntent = IntentBinding(
    name: "INGetVisualCodeIntent", intentClass: INGetVisualCodeIntent.self,
    responseClass: INGetVisualCodeIntentResponse.self,
    handlerProtocol: "INGetVisualCodeIntentHandling",
    conforms: { $0 is any INGetVisualCodeIntentHandling },
    spellings: getVisualCodeIntentSpellings)

  @Sendable private static func getVisualCodeIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("visualCodeType"):
        return [
          .completing("resolveVisualCodeType(for:with:)") { (handler: any INGetVisualCodeIntentHandling, intent: INGetVisualCodeIntent, done: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) in handler.resolveVisualCodeType(for: intent, with: done) },
          .completing("resolveVisualCodeType(forGetVisualCode:with:)") { (handler: any INGetVisualCodeIntentHandling, intent: INGetVisualCodeIntent, done: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) in handler.resolveVisualCodeType(forGetVisualCode: intent, with: done) },
          .awaiting("resolveVisualCodeType(for:) async") { (handler: any INGetVisualCodeIntentHandling, intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult in await handler.resolveVisualCodeType(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INGetVisualCodeIntentHandling, intent: INGetVisualCodeIntent, done: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(getVisualCode:completion:)") { (handler: any INGetVisualCodeIntentHandling, intent: INGetVisualCodeIntent, done: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) in handler.confirm(getVisualCode: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INGetVisualCodeIntentHandling, intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INGetVisualCodeIntentHandling, intent: INGetVisualCodeIntent, done: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(getVisualCode:completion:)") { (handler: any INGetVisualCodeIntentHandling, intent: INGetVisualCodeIntent, done: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) in handler.handle(getVisualCode: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INGetVisualCodeIntentHandling, intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
