// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartPhotoPlaybackIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let startPhotoPlaybackIntent = IntentBinding(
    name: "INStartPhotoPlaybackIntent", intentClass: INStartPhotoPlaybackIntent.self,
    responseClass: INStartPhotoPlaybackIntentResponse.self,
    handlerProtocol: "INStartPhotoPlaybackIntentHandling",
    conforms: { $0 is any INStartPhotoPlaybackIntentHandling },
    spellings: startPhotoPlaybackIntentSpellings)

  @Sendable private static func startPhotoPlaybackIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("dateCreated"):
        return [
          .completing("resolveDateCreated(for:with:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDateCreated(for: intent, with: done) },
          .completing("resolveDateCreated(forStartPhotoPlayback:with:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDateCreated(forStartPhotoPlayback: intent, with: done) },
          .awaiting("resolveDateCreated(for:) async") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveDateCreated(for: intent) },
        ]
      case .resolve("locationCreated"):
        return [
          .completing("resolveLocationCreated(for:with:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolveLocationCreated(for: intent, with: done) },
          .completing("resolveLocationCreated(forStartPhotoPlayback:with:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolveLocationCreated(forStartPhotoPlayback: intent, with: done) },
          .awaiting("resolveLocationCreated(for:) async") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult in await handler.resolveLocationCreated(for: intent) },
        ]
      case .resolve("albumName"):
        return [
          .completing("resolveAlbumName(for:with:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveAlbumName(for: intent, with: done) },
          .completing("resolveAlbumName(forStartPhotoPlayback:with:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveAlbumName(forStartPhotoPlayback: intent, with: done) },
          .awaiting("resolveAlbumName(for:) async") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult in await handler.resolveAlbumName(for: intent) },
        ]
      case .resolve("peopleInPhoto"):
        return [
          .completing("resolvePeopleInPhoto(for:with:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolvePeopleInPhoto(for: intent, with: done) },
          .completing("resolvePeopleInPhoto(forStartPhotoPlayback:with:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolvePeopleInPhoto(forStartPhotoPlayback: intent, with: done) },
          .awaiting("resolvePeopleInPhoto(for:) async") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult] in await handler.resolvePeopleInPhoto(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(startPhotoPlayback:completion:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) in handler.confirm(startPhotoPlayback: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(startPhotoPlayback:completion:)") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent, done: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) in handler.handle(startPhotoPlayback: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
