// Generated from ChuiChui.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBinding {
  static let checkBidIntent = IntentBinding(
    name: "CheckBidIntent", intentClass: CheckBidIntent.self,
    responseClass: CheckBidIntentResponse.self,
    handlerProtocol: "CheckBidIntentHandling",
    conforms: { $0 is any CheckBidIntentHandling },
    spellings: checkBidIntentSpellings)

  @Sendable private static func checkBidIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("listing"):
        return [
          .completing("resolveListing(for:with:)") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent, done: @escaping @Sendable (ListingResolutionResult) -> Void) in handler.resolveListing(for: intent, with: done) },
          .awaiting("resolveListing(for:) async") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent) async -> ListingResolutionResult in await handler.resolveListing(for: intent) },
        ]
      case .resolve: return []
      case .options("listing", _):
        return [
          .offering("provideListingOptionsCollection(for:with:)") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent, done: @escaping @Sendable (INObjectCollection<Listing>?, (any Error)?) -> Void) in handler.provideListingOptionsCollection(for: intent, with: done) },
          .offering("provideListingOptions(for:with:)") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent, done: @escaping @Sendable ([Listing]?, (any Error)?) -> Void) in handler.provideListingOptions(for: intent, with: done) },
          .offeringLater("provideListingOptionsCollection(for:) async throws") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent) async throws -> INObjectCollection<Listing> in try await handler.provideListingOptionsCollection(for: intent) },
          .offeringLater("provideListingOptions(for:) async throws") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent) async throws -> [Listing] in try await handler.provideListingOptions(for: intent) },
        ]
      case .defaultValue("listing"):
        return [
          .defaulting("defaultListing(for:)") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent) -> Listing? in handler.defaultListing(for: intent) },
        ]
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent, done: @escaping @Sendable (CheckBidIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent) async -> CheckBidIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent, done: @escaping @Sendable (CheckBidIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any CheckBidIntentHandling, intent: CheckBidIntent) async -> CheckBidIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
