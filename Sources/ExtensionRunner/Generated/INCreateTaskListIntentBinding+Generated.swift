// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCreateTaskListIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let createTaskListIntent = IntentBinding(
    name: "INCreateTaskListIntent", intentClass: INCreateTaskListIntent.self,
    responseClass: INCreateTaskListIntentResponse.self,
    handlerProtocol: "INCreateTaskListIntentHandling",
    conforms: { $0 is any INCreateTaskListIntentHandling },
    spellings: createTaskListIntentSpellings)

  @Sendable private static func createTaskListIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("title"):
        return [
          .completing("resolveTitle(for:with:)") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveTitle(for: intent, with: done) },
          .completing("resolveTitle(forCreateTaskList:with:)") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveTitle(forCreateTaskList: intent, with: done) },
          .awaiting("resolveTitle(for:) async") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult in await handler.resolveTitle(for: intent) },
        ]
      case .resolve("taskTitles"):
        return [
          .completing("resolveTaskTitles(for:with:)") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in handler.resolveTaskTitles(for: intent, with: done) },
          .completing("resolveTaskTitles(forCreateTaskList:with:)") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in handler.resolveTaskTitles(forCreateTaskList: intent, with: done) },
          .awaiting("resolveTaskTitles(for:) async") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult] in await handler.resolveTaskTitles(for: intent) },
        ]
      case .resolve("groupName"):
        return [
          .completing("resolveGroupName(for:with:)") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveGroupName(for: intent, with: done) },
          .completing("resolveGroupName(forCreateTaskList:with:)") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveGroupName(forCreateTaskList: intent, with: done) },
          .awaiting("resolveGroupName(for:) async") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult in await handler.resolveGroupName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent, done: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(createTaskList:completion:)") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent, done: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) in handler.confirm(createTaskList: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent, done: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(createTaskList:completion:)") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent, done: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) in handler.handle(createTaskList: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INCreateTaskListIntentHandling, intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
