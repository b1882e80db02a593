// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForBillsIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let searchForBillsIntent = IntentBinding(
    name: "INSearchForBillsIntent", intentClass: INSearchForBillsIntent.self,
    responseClass: INSearchForBillsIntentResponse.self,
    handlerProtocol: "INSearchForBillsIntentHandling",
    conforms: { $0 is any INSearchForBillsIntentHandling },
    spellings: searchForBillsIntentSpellings)

  @Sendable private static func searchForBillsIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("billPayee"):
        return [
          .completing("resolveBillPayee(for:with:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) in handler.resolveBillPayee(for: intent, with: done) },
          .completing("resolveBillPayee(forSearchForBills:with:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) in handler.resolveBillPayee(forSearchForBills: intent, with: done) },
          .awaiting("resolveBillPayee(for:) async") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult in await handler.resolveBillPayee(for: intent) },
        ]
      case .resolve("paymentDateRange"):
        return [
          .completing("resolvePaymentDateRange(for:with:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolvePaymentDateRange(for: intent, with: done) },
          .completing("resolvePaymentDateRange(forSearchForBills:with:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolvePaymentDateRange(forSearchForBills: intent, with: done) },
          .awaiting("resolvePaymentDateRange(for:) async") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolvePaymentDateRange(for: intent) },
        ]
      case .resolve("billType"):
        return [
          .completing("resolveBillType(for:with:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INBillTypeResolutionResult) -> Void) in handler.resolveBillType(for: intent, with: done) },
          .completing("resolveBillType(forSearchForBills:with:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INBillTypeResolutionResult) -> Void) in handler.resolveBillType(forSearchForBills: intent, with: done) },
          .awaiting("resolveBillType(for:) async") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult in await handler.resolveBillType(for: intent) },
        ]
      case .resolve("status"):
        return [
          .completing("resolveStatus(for:with:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) in handler.resolveStatus(for: intent, with: done) },
          .completing("resolveStatus(forSearchForBills:with:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) in handler.resolveStatus(forSearchForBills: intent, with: done) },
          .awaiting("resolveStatus(for:) async") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult in await handler.resolveStatus(for: intent) },
        ]
      case .resolve("dueDateRange"):
        return [
          .completing("resolveDueDateRange(for:with:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDueDateRange(for: intent, with: done) },
          .completing("resolveDueDateRange(forSearchForBills:with:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDueDateRange(forSearchForBills: intent, with: done) },
          .awaiting("resolveDueDateRange(for:) async") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveDueDateRange(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(searchForBills:completion:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) in handler.confirm(searchForBills: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(searchForBills:completion:)") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent, done: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) in handler.handle(searchForBills: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
