// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetTaskAttributeIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let setTaskAttributeIntent = IntentBinding(
    name: "INSetTaskAttributeIntent", intentClass: INSetTaskAttributeIntent.self,
    responseClass: INSetTaskAttributeIntentResponse.self,
    handlerProtocol: "INSetTaskAttributeIntentHandling",
    conforms: { $0 is any INSetTaskAttributeIntentHandling },
    spellings: setTaskAttributeIntentSpellings)

  @Sendable private static func setTaskAttributeIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("targetTask"):
        return [
          .completing("resolveTargetTask(for:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INTaskResolutionResult) -> Void) in handler.resolveTargetTask(for: intent, with: done) },
          .completing("resolveTargetTask(forSetTaskAttribute:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INTaskResolutionResult) -> Void) in handler.resolveTargetTask(forSetTaskAttribute: intent, with: done) },
          .awaiting("resolveTargetTask(for:) async") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult in await handler.resolveTargetTask(for: intent) },
        ]
      case .resolve("taskTitle"):
        return [
          .completing("resolveTaskTitle(for:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveTaskTitle(for: intent, with: done) },
          .completing("resolveTaskTitle(forSetTaskAttribute:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveTaskTitle(forSetTaskAttribute: intent, with: done) },
          .awaiting("resolveTaskTitle(for:) async") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult in await handler.resolveTaskTitle(for: intent) },
        ]
      case .resolve("status"):
        return [
          .completing("resolveStatus(for:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) in handler.resolveStatus(for: intent, with: done) },
          .completing("resolveStatus(forSetTaskAttribute:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) in handler.resolveStatus(forSetTaskAttribute: intent, with: done) },
          .awaiting("resolveStatus(for:) async") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult in await handler.resolveStatus(for: intent) },
        ]
      case .resolve("priority"):
        return [
          .completing("resolvePriority(for:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in handler.resolvePriority(for: intent, with: done) },
          .completing("resolvePriority(forSetTaskAttribute:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in handler.resolvePriority(forSetTaskAttribute: intent, with: done) },
          .awaiting("resolvePriority(for:) async") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult in await handler.resolvePriority(for: intent) },
        ]
      case .resolve("spatialEventTrigger"):
        return [
          .completing("resolveSpatialEventTrigger(for:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) in handler.resolveSpatialEventTrigger(for: intent, with: done) },
          .completing("resolveSpatialEventTrigger(forSetTaskAttribute:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) in handler.resolveSpatialEventTrigger(forSetTaskAttribute: intent, with: done) },
          .awaiting("resolveSpatialEventTrigger(for:) async") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent) async -> INSpatialEventTriggerResolutionResult in await handler.resolveSpatialEventTrigger(for: intent) },
        ]
      case .resolve("temporalEventTrigger"):
        return [
          .completing("resolveTemporalEventTrigger(for:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) in handler.resolveTemporalEventTrigger(for: intent, with: done) },
          .completing("resolveTemporalEventTrigger(for:completion:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) in handler.resolveTemporalEventTrigger(for: intent, completion: done) },
          .completing("resolveTemporalEventTrigger(forSetTaskAttribute:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) in handler.resolveTemporalEventTrigger(forSetTaskAttribute: intent, with: done) },
          .completing("resolveTemporalEventTrigger(for:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) in handler.resolveTemporalEventTrigger(for: intent, with: done) },
          .completing("resolveTemporalEventTrigger(forSetTaskAttribute:with:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) in handler.resolveTemporalEventTrigger(forSetTaskAttribute: intent, with: done) },
          .awaiting("resolveTemporalEventTrigger(for:) async") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult in await handler.resolveTemporalEventTrigger(for: intent) },
          .awaiting("resolveTemporalEventTrigger(for:) async") { (handler: any INSetTaskAttributeIntentFormerHandling, intent: INSetTaskAttributeIntent) async -> INTemporalEventTriggerResolutionResult in await handler.resolveTemporalEventTrigger(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(setTaskAttribute:completion:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) in handler.confirm(setTaskAttribute: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(setTaskAttribute:completion:)") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent, done: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) in handler.handle(setTaskAttribute: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSetTaskAttributeIntentHandling, intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
