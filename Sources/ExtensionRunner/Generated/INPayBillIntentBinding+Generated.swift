// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INPayBillIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let payBillIntent = IntentBinding(
    name: "INPayBillIntent", intentClass: INPayBillIntent.self,
    responseClass: INPayBillIntentResponse.self,
    handlerProtocol: "INPayBillIntentHandling",
    conforms: { $0 is any INPayBillIntentHandling },
    spellings: payBillIntentSpellings)

  @Sendable private static func payBillIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("billPayee"):
        return [
          .completing("resolveBillPayee(for:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) in handler.resolveBillPayee(for: intent, with: done) },
          .completing("resolveBillPayee(forPayBill:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) in handler.resolveBillPayee(forPayBill: intent, with: done) },
          .awaiting("resolveBillPayee(for:) async") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INBillPayeeResolutionResult in await handler.resolveBillPayee(for: intent) },
        ]
      case .resolve("fromAccount"):
        return [
          .completing("resolveFromAccount(for:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in handler.resolveFromAccount(for: intent, with: done) },
          .completing("resolveFromAccount(forPayBill:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in handler.resolveFromAccount(forPayBill: intent, with: done) },
          .awaiting("resolveFromAccount(for:) async") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INPaymentAccountResolutionResult in await handler.resolveFromAccount(for: intent) },
        ]
      case .resolve("transactionAmount"):
        return [
          .completing("resolveTransactionAmount(for:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) in handler.resolveTransactionAmount(for: intent, with: done) },
          .completing("resolveTransactionAmount(forPayBill:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) in handler.resolveTransactionAmount(forPayBill: intent, with: done) },
          .awaiting("resolveTransactionAmount(for:) async") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INPaymentAmountResolutionResult in await handler.resolveTransactionAmount(for: intent) },
        ]
      case .resolve("transactionScheduledDate"):
        return [
          .completing("resolveTransactionScheduledDate(for:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveTransactionScheduledDate(for: intent, with: done) },
          .completing("resolveTransactionScheduledDate(forPayBill:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveTransactionScheduledDate(forPayBill: intent, with: done) },
          .awaiting("resolveTransactionScheduledDate(for:) async") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveTransactionScheduledDate(for: intent) },
        ]
      case .resolve("transactionNote"):
        return [
          .completing("resolveTransactionNote(for:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveTransactionNote(for: intent, with: done) },
          .completing("resolveTransactionNote(forPayBill:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveTransactionNote(forPayBill: intent, with: done) },
          .awaiting("resolveTransactionNote(for:) async") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INStringResolutionResult in await handler.resolveTransactionNote(for: intent) },
        ]
      case .resolve("billType"):
        return [
          .completing("resolveBillType(for:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INBillTypeResolutionResult) -> Void) in handler.resolveBillType(for: intent, with: done) },
          .completing("resolveBillType(forPayBill:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INBillTypeResolutionResult) -> Void) in handler.resolveBillType(forPayBill: intent, with: done) },
          .awaiting("resolveBillType(for:) async") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INBillTypeResolutionResult in await handler.resolveBillType(for: intent) },
        ]
      case .resolve("dueDate"):
        return [
          .completing("resolveDueDate(for:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDueDate(for: intent, with: done) },
          .completing("resolveDueDate(forPayBill:with:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDueDate(forPayBill: intent, with: done) },
          .awaiting("resolveDueDate(for:) async") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveDueDate(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INPayBillIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(payBill:completion:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INPayBillIntentResponse) -> Void) in handler.confirm(payBill: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INPayBillIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INPayBillIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(payBill:completion:)") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent, done: @escaping @Sendable (INPayBillIntentResponse) -> Void) in handler.handle(payBill: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INPayBillIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
