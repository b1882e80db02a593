// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartCallIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let startCallIntent = IntentBinding(
    name: "INStartCallIntent", intentClass: INStartCallIntent.self,
    responseClass: INStartCallIntentResponse.self,
    handlerProtocol: "INStartCallIntentHandling",
    conforms: { $0 is any INStartCallIntentHandling },
    spellings: startCallIntentSpellings)

  @Sendable private static func startCallIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("callRecordToCallBack"):
        return [
          .completing("resolveCallRecordToCallBack(for:with:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable (INCallRecordResolutionResult) -> Void) in handler.resolveCallRecordToCallBack(for: intent, with: done) },
          .completing("resolveCallRecordToCallBack(forStartCall:with:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable (INCallRecordResolutionResult) -> Void) in handler.resolveCallRecordToCallBack(forStartCall: intent, with: done) },
          .awaiting("resolveCallRecordToCallBack(for:) async") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async -> INCallRecordResolutionResult in await handler.resolveCallRecordToCallBack(for: intent) },
        ]
      case .resolve("destinationType"):
        return [
          .completing("resolveDestinationType(for:with:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) in handler.resolveDestinationType(for: intent, with: done) },
          .completing("resolveDestinationType(forStartCall:with:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) in handler.resolveDestinationType(forStartCall: intent, with: done) },
          .awaiting("resolveDestinationType(for:) async") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult in await handler.resolveDestinationType(for: intent) },
        ]
      case .resolve("contacts"):
        return [
          .completing("resolveContacts(for:with:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void) in handler.resolveContacts(for: intent, with: done) },
          .completing("resolveContacts(forStartCall:with:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void) in handler.resolveContacts(forStartCall: intent, with: done) },
          .awaiting("resolveContacts(for:) async") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] in await handler.resolveContacts(for: intent) },
        ]
      case .resolve("callCapability"):
        return [
          .completing("resolveCallCapability(for:with:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void) in handler.resolveCallCapability(for: intent, with: done) },
          .completing("resolveCallCapability(forStartCall:with:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void) in handler.resolveCallCapability(forStartCall: intent, with: done) },
          .awaiting("resolveCallCapability(for:) async") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult in await handler.resolveCallCapability(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable (INStartCallIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(startCall:completion:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable (INStartCallIntentResponse) -> Void) in handler.confirm(startCall: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async -> INStartCallIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable (INStartCallIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(startCall:completion:)") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent, done: @escaping @Sendable (INStartCallIntentResponse) -> Void) in handler.handle(startCall: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async -> INStartCallIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
