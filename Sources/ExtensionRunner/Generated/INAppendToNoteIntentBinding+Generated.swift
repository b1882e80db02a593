// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAppendToNoteIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let appendToNoteIntent = IntentBinding(
    name: "INAppendToNoteIntent", intentClass: INAppendToNoteIntent.self,
    responseClass: INAppendToNoteIntentResponse.self,
    handlerProtocol: "INAppendToNoteIntentHandling",
    conforms: { $0 is any INAppendToNoteIntentHandling },
    spellings: appendToNoteIntentSpellings)

  @Sendable private static func appendToNoteIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("targetNote"):
        return [
          .completing("resolveTargetNote(for:with:)") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent, done: @escaping @Sendable (INNoteResolutionResult) -> Void) in handler.resolveTargetNote(for: intent, with: done) },
          .completing("resolveTargetNote(forAppendToNote:with:)") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent, done: @escaping @Sendable (INNoteResolutionResult) -> Void) in handler.resolveTargetNote(forAppendToNote: intent, with: done) },
          .awaiting("resolveTargetNote(for:) async") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent) async -> INNoteResolutionResult in await handler.resolveTargetNote(for: intent) },
        ]
      case .resolve("content"):
        return [
          .completing("resolveContent(for:with:)") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent, done: @escaping @Sendable (INNoteContentResolutionResult) -> Void) in handler.resolveContent(for: intent, with: done) },
          .completing("resolveContent(forAppendToNote:with:)") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent, done: @escaping @Sendable (INNoteContentResolutionResult) -> Void) in handler.resolveContent(forAppendToNote: intent, with: done) },
          .awaiting("resolveContent(for:) async") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult in await handler.resolveContent(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent, done: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(appendToNote:completion:)") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent, done: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) in handler.confirm(appendToNote: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent, done: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(appendToNote:completion:)") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent, done: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) in handler.handle(appendToNote: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INAppendToNoteIntentHandling, intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
