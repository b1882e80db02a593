// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INDeleteTasksIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let deleteTasksIntent = IntentBinding(
    name: "INDeleteTasksIntent", intentClass: INDeleteTasksIntent.self,
    responseClass: INDeleteTasksIntentResponse.self,
    handlerProtocol: "INDeleteTasksIntentHandling",
    conforms: { $0 is any INDeleteTasksIntentHandling },
    spellings: deleteTasksIntentSpellings)

  @Sendable private static func deleteTasksIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("taskList"):
        return [
          .completing("resolveTaskList(for:with:)") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent, done: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void) in handler.resolveTaskList(for: intent, with: done) },
          .completing("resolveTaskList(forDeleteTasks:with:)") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent, done: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void) in handler.resolveTaskList(forDeleteTasks: intent, with: done) },
          .awaiting("resolveTaskList(for:) async") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult in await handler.resolveTaskList(for: intent) },
        ]
      case .resolve("tasks"):
        return [
          .completing("resolveTasks(for:with:)") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent, done: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void) in handler.resolveTasks(for: intent, with: done) },
          .completing("resolveTasks(forDeleteTasks:with:)") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent, done: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void) in handler.resolveTasks(forDeleteTasks: intent, with: done) },
          .awaiting("resolveTasks(for:) async") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] in await handler.resolveTasks(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent, done: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(deleteTasks:completion:)") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent, done: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) in handler.confirm(deleteTasks: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent, done: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(deleteTasks:completion:)") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent, done: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) in handler.handle(deleteTasks: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INDeleteTasksIntentHandling, intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
