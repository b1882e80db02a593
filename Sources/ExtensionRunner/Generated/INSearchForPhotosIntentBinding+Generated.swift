// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForPhotosIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let searchForPhotosIntent = IntentBinding(
    name: "INSearchForPhotosIntent", intentClass: INSearchForPhotosIntent.self,
    responseClass: INSearchForPhotosIntentResponse.self,
    handlerProtocol: "INSearchForPhotosIntentHandling",
    conforms: { $0 is any INSearchForPhotosIntentHandling },
    spellings: searchForPhotosIntentSpellings)

  @Sendable private static func searchForPhotosIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("dateCreated"):
        return [
          .completing("resolveDateCreated(for:with:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDateCreated(for: intent, with: done) },
          .completing("resolveDateCreated(forSearchForPhotos:with:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDateCreated(forSearchForPhotos: intent, with: done) },
          .awaiting("resolveDateCreated(for:) async") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveDateCreated(for: intent) },
        ]
      case .resolve("locationCreated"):
        return [
          .completing("resolveLocationCreated(for:with:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolveLocationCreated(for: intent, with: done) },
          .completing("resolveLocationCreated(forSearchForPhotos:with:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolveLocationCreated(forSearchForPhotos: intent, with: done) },
          .awaiting("resolveLocationCreated(for:) async") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult in await handler.resolveLocationCreated(for: intent) },
        ]
      case .resolve("albumName"):
        return [
          .completing("resolveAlbumName(for:with:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveAlbumName(for: intent, with: done) },
          .completing("resolveAlbumName(forSearchForPhotos:with:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveAlbumName(forSearchForPhotos: intent, with: done) },
          .awaiting("resolveAlbumName(for:) async") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async -> INStringResolutionResult in await handler.resolveAlbumName(for: intent) },
        ]
      case .resolve("searchTerms"):
        return [
          .completing("resolveSearchTerms(for:with:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable ([INStringResolutionResult]) -> Void) in handler.resolveSearchTerms(for: intent, with: done) },
          .completing("resolveSearchTerms(forSearchForPhotos:with:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable ([INStringResolutionResult]) -> Void) in handler.resolveSearchTerms(forSearchForPhotos: intent, with: done) },
          .awaiting("resolveSearchTerms(for:) async") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async -> [INStringResolutionResult] in await handler.resolveSearchTerms(for: intent) },
        ]
      case .resolve("peopleInPhoto"):
        return [
          .completing("resolvePeopleInPhoto(for:with:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolvePeopleInPhoto(for: intent, with: done) },
          .completing("resolvePeopleInPhoto(forSearchForPhotos:with:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolvePeopleInPhoto(forSearchForPhotos: intent, with: done) },
          .awaiting("resolvePeopleInPhoto(for:) async") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult] in await handler.resolvePeopleInPhoto(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(searchForPhotos:completion:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) in handler.confirm(searchForPhotos: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(searchForPhotos:completion:)") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent, done: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) in handler.handle(searchForPhotos: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSearchForPhotosIntentHandling, intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
