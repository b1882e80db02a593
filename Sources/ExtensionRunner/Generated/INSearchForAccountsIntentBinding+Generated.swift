// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForAccountsIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let searchForAccountsIntent = IntentBinding(
    name: "INSearchForAccountsIntent", intentClass: INSearchForAccountsIntent.self,
    responseClass: INSearchForAccountsIntentResponse.self,
    handlerProtocol: "INSearchForAccountsIntentHandling",
    conforms: { $0 is any INSearchForAccountsIntentHandling },
    spellings: searchForAccountsIntentSpellings)

  @Sendable private static func searchForAccountsIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("accountNickname"):
        return [
          .completing("resolveAccountNickname(for:with:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveAccountNickname(for: intent, with: done) },
          .completing("resolveAccountNickname(forSearchForAccounts:with:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveAccountNickname(forSearchForAccounts: intent, with: done) },
          .awaiting("resolveAccountNickname(for:) async") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult in await handler.resolveAccountNickname(for: intent) },
        ]
      case .resolve("accountType"):
        return [
          .completing("resolveAccountType(for:with:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) in handler.resolveAccountType(for: intent, with: done) },
          .completing("resolveAccountType(forSearchForAccounts:with:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) in handler.resolveAccountType(forSearchForAccounts: intent, with: done) },
          .awaiting("resolveAccountType(for:) async") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult in await handler.resolveAccountType(for: intent) },
        ]
      case .resolve("organizationName"):
        return [
          .completing("resolveOrganizationName(for:with:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveOrganizationName(for: intent, with: done) },
          .completing("resolveOrganizationName(forSearchForAccounts:with:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveOrganizationName(forSearchForAccounts: intent, with: done) },
          .awaiting("resolveOrganizationName(for:) async") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult in await handler.resolveOrganizationName(for: intent) },
        ]
      case .resolve("requestedBalanceType"):
        return [
          .completing("resolveRequestedBalanceType(for:with:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) in handler.resolveRequestedBalanceType(for: intent, with: done) },
          .completing("resolveRequestedBalanceType(forSearchForAccounts:with:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) in handler.resolveRequestedBalanceType(forSearchForAccounts: intent, with: done) },
          .awaiting("resolveRequestedBalanceType(for:) async") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult in await handler.resolveRequestedBalanceType(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(searchForAccounts:completion:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) in handler.confirm(searchForAccounts: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(searchForAccounts:completion:)") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent, done: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) in handler.handle(searchForAccounts: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
