// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCreateNoteIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let createNoteIntent = IntentBinding(
    name: "INCreateNoteIntent", intentClass: INCreateNoteIntent.self,
    responseClass: INCreateNoteIntentResponse.self,
    handlerProtocol: "INCreateNoteIntentHandling",
    conforms: { $0 is any INCreateNoteIntentHandling },
    spellings: createNoteIntentSpellings)

  @Sendable private static func createNoteIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("title"):
        return [
          .completing("resolveTitle(for:with:)") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveTitle(for: intent, with: done) },
          .completing("resolveTitle(forCreateNote:with:)") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveTitle(forCreateNote: intent, with: done) },
          .awaiting("resolveTitle(for:) async") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult in await handler.resolveTitle(for: intent) },
        ]
      case .resolve("content"):
        return [
          .completing("resolveContent(for:with:)") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent, done: @escaping @Sendable (INNoteContentResolutionResult) -> Void) in handler.resolveContent(for: intent, with: done) },
          .completing("resolveContent(forCreateNote:with:)") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent, done: @escaping @Sendable (INNoteContentResolutionResult) -> Void) in handler.resolveContent(forCreateNote: intent, with: done) },
          .awaiting("resolveContent(for:) async") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent) async -> INNoteContentResolutionResult in await handler.resolveContent(for: intent) },
        ]
      case .resolve("groupName"):
        return [
          .completing("resolveGroupName(for:with:)") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveGroupName(for: intent, with: done) },
          .completing("resolveGroupName(forCreateNote:with:)") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveGroupName(forCreateNote: intent, with: done) },
          .awaiting("resolveGroupName(for:) async") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult in await handler.resolveGroupName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent, done: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(createNote:completion:)") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent, done: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) in handler.confirm(createNote: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent, done: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(createNote:completion:)") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent, done: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) in handler.handle(createNote: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INCreateNoteIntentHandling, intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
