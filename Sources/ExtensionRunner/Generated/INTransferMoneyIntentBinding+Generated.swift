// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INTransferMoneyIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let transferMoneyIntent = IntentBinding(
    name: "INTransferMoneyIntent", intentClass: INTransferMoneyIntent.self,
    responseClass: INTransferMoneyIntentResponse.self,
    handlerProtocol: "INTransferMoneyIntentHandling",
    conforms: { $0 is any INTransferMoneyIntentHandling },
    spellings: transferMoneyIntentSpellings)

  @Sendable private static func transferMoneyIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("fromAccount"):
        return [
          .completing("resolveFromAccount(for:with:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in handler.resolveFromAccount(for: intent, with: done) },
          .completing("resolveFromAccount(forTransferMoney:with:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in handler.resolveFromAccount(forTransferMoney: intent, with: done) },
          .awaiting("resolveFromAccount(for:) async") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult in await handler.resolveFromAccount(for: intent) },
        ]
      case .resolve("toAccount"):
        return [
          .completing("resolveToAccount(for:with:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in handler.resolveToAccount(for: intent, with: done) },
          .completing("resolveToAccount(forTransferMoney:with:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) in handler.resolveToAccount(forTransferMoney: intent, with: done) },
          .awaiting("resolveToAccount(for:) async") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult in await handler.resolveToAccount(for: intent) },
        ]
      case .resolve("transactionAmount"):
        return [
          .completing("resolveTransactionAmount(for:with:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) in handler.resolveTransactionAmount(for: intent, with: done) },
          .completing("resolveTransactionAmount(forTransferMoney:with:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) in handler.resolveTransactionAmount(forTransferMoney: intent, with: done) },
          .awaiting("resolveTransactionAmount(for:) async") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult in await handler.resolveTransactionAmount(for: intent) },
        ]
      case .resolve("transactionScheduledDate"):
        return [
          .completing("resolveTransactionScheduledDate(for:with:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveTransactionScheduledDate(for: intent, with: done) },
          .completing("resolveTransactionScheduledDate(forTransferMoney:with:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveTransactionScheduledDate(forTransferMoney: intent, with: done) },
          .awaiting("resolveTransactionScheduledDate(for:) async") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveTransactionScheduledDate(for: intent) },
        ]
      case .resolve("transactionNote"):
        return [
          .completing("resolveTransactionNote(for:with:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveTransactionNote(for: intent, with: done) },
          .completing("resolveTransactionNote(forTransferMoney:with:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveTransactionNote(forTransferMoney: intent, with: done) },
          .awaiting("resolveTransactionNote(for:) async") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async -> INStringResolutionResult in await handler.resolveTransactionNote(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(transferMoney:completion:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) in handler.confirm(transferMoney: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(transferMoney:completion:)") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent, done: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) in handler.handle(transferMoney: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
