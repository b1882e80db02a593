// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAddTasksIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let addTasksIntent = IntentBinding(
    name: "INAddTasksIntent", intentClass: INAddTasksIntent.self,
    responseClass: INAddTasksIntentResponse.self,
    handlerProtocol: "INAddTasksIntentHandling",
    conforms: { $0 is any INAddTasksIntentHandling },
    spellings: addTasksIntentSpellings)

  @Sendable private static func addTasksIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("targetTaskList"):
        return [
          .completing("resolveTargetTaskList(for:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) in handler.resolveTargetTaskList(for: intent, with: done) },
          .completing("resolveTargetTaskList(for:completion:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) in handler.resolveTargetTaskList(for: intent, completion: done) },
          .completing("resolveTargetTaskList(forAddTasks:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) in handler.resolveTargetTaskList(forAddTasks: intent, with: done) },
          .completing("resolveTargetTaskList(for:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INTaskListResolutionResult) -> Void) in handler.resolveTargetTaskList(for: intent, with: done) },
          .completing("resolveTargetTaskList(forAddTasks:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INTaskListResolutionResult) -> Void) in handler.resolveTargetTaskList(forAddTasks: intent, with: done) },
          .awaiting("resolveTargetTaskList(for:) async") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult in await handler.resolveTargetTaskList(for: intent) },
          .awaiting("resolveTargetTaskList(for:) async") { (handler: any INAddTasksIntentFormerHandling, intent: INAddTasksIntent) async -> INTaskListResolutionResult in await handler.resolveTargetTaskList(for: intent) },
        ]
      case .resolve("taskTitles"):
        return [
          .completing("resolveTaskTitles(for:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in handler.resolveTaskTitles(for: intent, with: done) },
          .completing("resolveTaskTitles(forAddTasks:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in handler.resolveTaskTitles(forAddTasks: intent, with: done) },
          .awaiting("resolveTaskTitles(for:) async") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] in await handler.resolveTaskTitles(for: intent) },
        ]
      case .resolve("spatialEventTrigger"):
        return [
          .completing("resolveSpatialEventTrigger(for:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) in handler.resolveSpatialEventTrigger(for: intent, with: done) },
          .completing("resolveSpatialEventTrigger(forAddTasks:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) in handler.resolveSpatialEventTrigger(forAddTasks: intent, with: done) },
          .awaiting("resolveSpatialEventTrigger(for:) async") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult in await handler.resolveSpatialEventTrigger(for: intent) },
        ]
      case .resolve("temporalEventTrigger"):
        return [
          .completing("resolveTemporalEventTrigger(for:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) in handler.resolveTemporalEventTrigger(for: intent, with: done) },
          .completing("resolveTemporalEventTrigger(for:completion:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) in handler.resolveTemporalEventTrigger(for: intent, completion: done) },
          .completing("resolveTemporalEventTrigger(forAddTasks:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) in handler.resolveTemporalEventTrigger(forAddTasks: intent, with: done) },
          .completing("resolveTemporalEventTrigger(for:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) in handler.resolveTemporalEventTrigger(for: intent, with: done) },
          .completing("resolveTemporalEventTrigger(forAddTasks:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) in handler.resolveTemporalEventTrigger(forAddTasks: intent, with: done) },
          .awaiting("resolveTemporalEventTrigger(for:) async") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent) async -> INAddTasksTemporalEventTriggerResolutionResult in await handler.resolveTemporalEventTrigger(for: intent) },
          .awaiting("resolveTemporalEventTrigger(for:) async") { (handler: any INAddTasksIntentFormerHandling, intent: INAddTasksIntent) async -> INTemporalEventTriggerResolutionResult in await handler.resolveTemporalEventTrigger(for: intent) },
        ]
      case .resolve("priority"):
        return [
          .completing("resolvePriority(for:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in handler.resolvePriority(for: intent, with: done) },
          .completing("resolvePriority(forAddTasks:with:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in handler.resolvePriority(forAddTasks: intent, with: done) },
          .awaiting("resolvePriority(for:) async") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult in await handler.resolvePriority(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INAddTasksIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(addTasks:completion:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INAddTasksIntentResponse) -> Void) in handler.confirm(addTasks: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent) async -> INAddTasksIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INAddTasksIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(addTasks:completion:)") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent, done: @escaping @Sendable (INAddTasksIntentResponse) -> Void) in handler.handle(addTasks: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INAddTasksIntentHandling, intent: INAddTasksIntent) async -> INAddTasksIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
