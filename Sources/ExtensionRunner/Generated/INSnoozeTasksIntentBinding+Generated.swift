// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSnoozeTasksIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let snoozeTasksIntent = IntentBinding(
    name: "INSnoozeTasksIntent", intentClass: INSnoozeTasksIntent.self,
    responseClass: INSnoozeTasksIntentResponse.self,
    handlerProtocol: "INSnoozeTasksIntentHandling",
    conforms: { $0 is any INSnoozeTasksIntentHandling },
    spellings: snoozeTasksIntentSpellings)

  @Sendable private static func snoozeTasksIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("tasks"):
        return [
          .completing("resolveTasks(for:with:)") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent, done: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void) in handler.resolveTasks(for: intent, with: done) },
          .completing("resolveTasks(forSnoozeTasks:with:)") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent, done: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void) in handler.resolveTasks(forSnoozeTasks: intent, with: done) },
          .awaiting("resolveTasks(for:) async") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult] in await handler.resolveTasks(for: intent) },
        ]
      case .resolve("nextTriggerTime"):
        return [
          .completing("resolveNextTriggerTime(for:with:)") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveNextTriggerTime(for: intent, with: done) },
          .completing("resolveNextTriggerTime(forSnoozeTasks:with:)") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveNextTriggerTime(forSnoozeTasks: intent, with: done) },
          .awaiting("resolveNextTriggerTime(for:) async") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveNextTriggerTime(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent, done: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(snoozeTasks:completion:)") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent, done: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) in handler.confirm(snoozeTasks: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent, done: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(snoozeTasks:completion:)") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent, done: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) in handler.handle(snoozeTasks: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSnoozeTasksIntentHandling, intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
