// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSendPaymentIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let sendPaymentIntent = IntentBinding(
    name: "INSendPaymentIntent", intentClass: INSendPaymentIntent.self,
    responseClass: INSendPaymentIntentResponse.self,
    handlerProtocol: "INSendPaymentIntentHandling",
    conforms: { $0 is any INSendPaymentIntentHandling },
    spellings: sendPaymentIntentSpellings)

  @Sendable private static func sendPaymentIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("payee"):
        return [
          .completing("resolvePayee(for:with:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) in handler.resolvePayee(for: intent, with: done) },
          .completing("resolvePayee(for:completion:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) in handler.resolvePayee(for: intent, completion: done) },
          .completing("resolvePayee(forSendPayment:with:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) in handler.resolvePayee(forSendPayment: intent, with: done) },
          .completing("resolvePayee(for:with:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in handler.resolvePayee(for: intent, with: done) },
          .completing("resolvePayee(forSendPayment:with:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in handler.resolvePayee(forSendPayment: intent, with: done) },
          .awaiting("resolvePayee(for:) async") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult in await handler.resolvePayee(for: intent) },
          .awaiting("resolvePayee(for:) async") { (handler: any INSendPaymentIntentFormerHandling, intent: INSendPaymentIntent) async -> INPersonResolutionResult in await handler.resolvePayee(for: intent) },
        ]
      case .resolve("currencyAmount"):
        return [
          .completing("resolveCurrencyAmount(for:with:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) in handler.resolveCurrencyAmount(for: intent, with: done) },
          .completing("resolveCurrencyAmount(for:completion:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) in handler.resolveCurrencyAmount(for: intent, completion: done) },
          .completing("resolveCurrencyAmount(forSendPayment:with:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) in handler.resolveCurrencyAmount(forSendPayment: intent, with: done) },
          .completing("resolveCurrencyAmount(for:with:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) in handler.resolveCurrencyAmount(for: intent, with: done) },
          .completing("resolveCurrencyAmount(forSendPayment:with:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) in handler.resolveCurrencyAmount(forSendPayment: intent, with: done) },
          .awaiting("resolveCurrencyAmount(for:) async") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult in await handler.resolveCurrencyAmount(for: intent) },
          .awaiting("resolveCurrencyAmount(for:) async") { (handler: any INSendPaymentIntentFormerHandling, intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult in await handler.resolveCurrencyAmount(for: intent) },
        ]
      case .resolve("note"):
        return [
          .completing("resolveNote(for:with:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveNote(for: intent, with: done) },
          .completing("resolveNote(forSendPayment:with:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveNote(forSendPayment: intent, with: done) },
          .awaiting("resolveNote(for:) async") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async -> INStringResolutionResult in await handler.resolveNote(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(sendPayment:completion:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) in handler.confirm(sendPayment: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(sendPayment:completion:)") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent, done: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) in handler.handle(sendPayment: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
