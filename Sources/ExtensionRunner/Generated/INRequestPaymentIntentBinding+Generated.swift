// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INRequestPaymentIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let requestPaymentIntent = IntentBinding(
    name: "INRequestPaymentIntent", intentClass: INRequestPaymentIntent.self,
    responseClass: INRequestPaymentIntentResponse.self,
    handlerProtocol: "INRequestPaymentIntentHandling",
    conforms: { $0 is any INRequestPaymentIntentHandling },
    spellings: requestPaymentIntentSpellings)

  @Sendable private static func requestPaymentIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("payer"):
        return [
          .completing("resolvePayer(for:with:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) in handler.resolvePayer(for: intent, with: done) },
          .completing("resolvePayer(for:completion:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) in handler.resolvePayer(for: intent, completion: done) },
          .completing("resolvePayer(forRequestPayment:with:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) in handler.resolvePayer(forRequestPayment: intent, with: done) },
          .completing("resolvePayer(for:with:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in handler.resolvePayer(for: intent, with: done) },
          .completing("resolvePayer(forRequestPayment:with:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in handler.resolvePayer(forRequestPayment: intent, with: done) },
          .awaiting("resolvePayer(for:) async") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult in await handler.resolvePayer(for: intent) },
          .awaiting("resolvePayer(for:) async") { (handler: any INRequestPaymentIntentFormerHandling, intent: INRequestPaymentIntent) async -> INPersonResolutionResult in await handler.resolvePayer(for: intent) },
        ]
      case .resolve("currencyAmount"):
        return [
          .completing("resolveCurrencyAmount(for:with:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) in handler.resolveCurrencyAmount(for: intent, with: done) },
          .completing("resolveCurrencyAmount(for:completion:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) in handler.resolveCurrencyAmount(for: intent, completion: done) },
          .completing("resolveCurrencyAmount(forRequestPayment:with:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) in handler.resolveCurrencyAmount(forRequestPayment: intent, with: done) },
          .completing("resolveCurrencyAmount(for:with:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) in handler.resolveCurrencyAmount(for: intent, with: done) },
          .completing("resolveCurrencyAmount(forRequestPayment:with:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) in handler.resolveCurrencyAmount(forRequestPayment: intent, with: done) },
          .awaiting("resolveCurrencyAmount(for:) async") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult in await handler.resolveCurrencyAmount(for: intent) },
          .awaiting("resolveCurrencyAmount(for:) async") { (handler: any INRequestPaymentIntentFormerHandling, intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult in await handler.resolveCurrencyAmount(for: intent) },
        ]
      case .resolve("note"):
        return [
          .completing("resolveNote(for:with:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveNote(for: intent, with: done) },
          .completing("resolveNote(forRequestPayment:with:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveNote(forRequestPayment: intent, with: done) },
          .awaiting("resolveNote(for:) async") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async -> INStringResolutionResult in await handler.resolveNote(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(requestPayment:completion:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) in handler.confirm(requestPayment: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(requestPayment:completion:)") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent, done: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) in handler.handle(requestPayment: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
