// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INPlayMediaIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let playMediaIntent = IntentBinding(
    name: "INPlayMediaIntent", intentClass: INPlayMediaIntent.self,
    responseClass: INPlayMediaIntentResponse.self,
    handlerProtocol: "INPlayMediaIntentHandling",
    conforms: { $0 is any INPlayMediaIntentHandling },
    spellings: playMediaIntentSpellings)

  @Sendable private static func playMediaIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("playShuffled"):
        return [
          .completing("resolvePlayShuffled(for:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolvePlayShuffled(for: intent, with: done) },
          .completing("resolvePlayShuffled(forPlayMedia:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolvePlayShuffled(forPlayMedia: intent, with: done) },
          .awaiting("resolvePlayShuffled(for:) async") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent) async -> INBooleanResolutionResult in await handler.resolvePlayShuffled(for: intent) },
        ]
      case .resolve("resumePlayback"):
        return [
          .completing("resolveResumePlayback(for:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveResumePlayback(for: intent, with: done) },
          .completing("resolveResumePlayback(forPlayMedia:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveResumePlayback(forPlayMedia: intent, with: done) },
          .awaiting("resolveResumePlayback(for:) async") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent) async -> INBooleanResolutionResult in await handler.resolveResumePlayback(for: intent) },
        ]
      case .resolve("playbackSpeed"):
        return [
          .completing("resolvePlaybackSpeed(for:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void) in handler.resolvePlaybackSpeed(for: intent, with: done) },
          .completing("resolvePlaybackSpeed(forPlayMedia:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void) in handler.resolvePlaybackSpeed(forPlayMedia: intent, with: done) },
          .awaiting("resolvePlaybackSpeed(for:) async") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult in await handler.resolvePlaybackSpeed(for: intent) },
        ]
      case .resolve("mediaItems"):
        return [
          .completing("resolveMediaItems(for:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void) in handler.resolveMediaItems(for: intent, with: done) },
          .completing("resolveMediaItems(forPlayMedia:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void) in handler.resolveMediaItems(forPlayMedia: intent, with: done) },
          .awaiting("resolveMediaItems(for:) async") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] in await handler.resolveMediaItems(for: intent) },
        ]
      case .resolve("playbackRepeatMode"):
        return [
          .completing("resolvePlaybackRepeatMode(for:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void) in handler.resolvePlaybackRepeatMode(for: intent, with: done) },
          .completing("resolvePlaybackRepeatMode(forPlayMedia:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void) in handler.resolvePlaybackRepeatMode(forPlayMedia: intent, with: done) },
          .awaiting("resolvePlaybackRepeatMode(for:) async") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult in await handler.resolvePlaybackRepeatMode(for: intent) },
        ]
      case .resolve("playbackQueueLocation"):
        return [
          .completing("resolvePlaybackQueueLocation(for:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void) in handler.resolvePlaybackQueueLocation(for: intent, with: done) },
          .completing("resolvePlaybackQueueLocation(forPlayMedia:with:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void) in handler.resolvePlaybackQueueLocation(forPlayMedia: intent, with: done) },
          .awaiting("resolvePlaybackQueueLocation(for:) async") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent) async -> INPlaybackQueueLocationResolutionResult in await handler.resolvePlaybackQueueLocation(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(playMedia:completion:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) in handler.confirm(playMedia: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(playMedia:completion:)") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent, done: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) in handler.handle(playMedia: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INPlayMediaIntentHandling, intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
