// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForNotebookItemsIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let searchForNotebookItemsIntent = IntentBinding(
    name: "INSearchForNotebookItemsIntent", intentClass: INSearchForNotebookItemsIntent.self,
    responseClass: INSearchForNotebookItemsIntentResponse.self,
    handlerProtocol: "INSearchForNotebookItemsIntentHandling",
    conforms: { $0 is any INSearchForNotebookItemsIntentHandling },
    spellings: searchForNotebookItemsIntentSpellings)

  @Sendable private static func searchForNotebookItemsIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("title"):
        return [
          .completing("resolveTitle(for:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveTitle(for: intent, with: done) },
          .completing("resolveTitle(forSearchForNotebookItems:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveTitle(forSearchForNotebookItems: intent, with: done) },
          .awaiting("resolveTitle(for:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult in await handler.resolveTitle(for: intent) },
        ]
      case .resolve("content"):
        return [
          .completing("resolveContent(for:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveContent(for: intent, with: done) },
          .completing("resolveContent(forSearchForNotebookItems:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveContent(forSearchForNotebookItems: intent, with: done) },
          .awaiting("resolveContent(for:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult in await handler.resolveContent(for: intent) },
        ]
      case .resolve("itemType"):
        return [
          .completing("resolveItemType(for:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void) in handler.resolveItemType(for: intent, with: done) },
          .completing("resolveItemType(forSearchForNotebookItems:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void) in handler.resolveItemType(forSearchForNotebookItems: intent, with: done) },
          .awaiting("resolveItemType(for:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult in await handler.resolveItemType(for: intent) },
        ]
      case .resolve("status"):
        return [
          .completing("resolveStatus(for:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) in handler.resolveStatus(for: intent, with: done) },
          .completing("resolveStatus(forSearchForNotebookItems:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) in handler.resolveStatus(forSearchForNotebookItems: intent, with: done) },
          .awaiting("resolveStatus(for:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INTaskStatusResolutionResult in await handler.resolveStatus(for: intent) },
        ]
      case .resolve("location"):
        return [
          .completing("resolveLocation(for:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolveLocation(for: intent, with: done) },
          .completing("resolveLocation(forSearchForNotebookItems:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) in handler.resolveLocation(forSearchForNotebookItems: intent, with: done) },
          .awaiting("resolveLocation(for:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INPlacemarkResolutionResult in await handler.resolveLocation(for: intent) },
        ]
      case .resolve("locationSearchType"):
        return [
          .completing("resolveLocationSearchType(for:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void) in handler.resolveLocationSearchType(for: intent, with: done) },
          .completing("resolveLocationSearchType(forSearchForNotebookItems:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void) in handler.resolveLocationSearchType(forSearchForNotebookItems: intent, with: done) },
          .awaiting("resolveLocationSearchType(for:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INLocationSearchTypeResolutionResult in await handler.resolveLocationSearchType(for: intent) },
        ]
      case .resolve("dateTime"):
        return [
          .completing("resolveDateTime(for:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDateTime(for: intent, with: done) },
          .completing("resolveDateTime(forSearchForNotebookItems:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDateTime(forSearchForNotebookItems: intent, with: done) },
          .awaiting("resolveDateTime(for:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveDateTime(for: intent) },
        ]
      case .resolve("dateSearchType"):
        return [
          .completing("resolveDateSearchType(for:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void) in handler.resolveDateSearchType(for: intent, with: done) },
          .completing("resolveDateSearchType(forSearchForNotebookItems:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void) in handler.resolveDateSearchType(forSearchForNotebookItems: intent, with: done) },
          .awaiting("resolveDateSearchType(for:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INDateSearchTypeResolutionResult in await handler.resolveDateSearchType(for: intent) },
        ]
      case .resolve("temporalEventTriggerTypes"):
        return [
          .completing("resolveTemporalEventTriggerTypes(for:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void) in handler.resolveTemporalEventTriggerTypes(for: intent, with: done) },
          .completing("resolveTemporalEventTriggerTypes(forSearchForNotebookItems:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void) in handler.resolveTemporalEventTriggerTypes(forSearchForNotebookItems: intent, with: done) },
          .awaiting("resolveTemporalEventTriggerTypes(for:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INTemporalEventTriggerTypeOptionsResolutionResult in await handler.resolveTemporalEventTriggerTypes(for: intent) },
        ]
      case .resolve("taskPriority"):
        return [
          .completing("resolveTaskPriority(for:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in handler.resolveTaskPriority(for: intent, with: done) },
          .completing("resolveTaskPriority(forSearchForNotebookItems:with:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) in handler.resolveTaskPriority(forSearchForNotebookItems: intent, with: done) },
          .awaiting("resolveTaskPriority(for:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INTaskPriorityResolutionResult in await handler.resolveTaskPriority(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(searchForNotebookItems:completion:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) in handler.confirm(searchForNotebookItems: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(searchForNotebookItems:completion:)") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent, done: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) in handler.handle(searchForNotebookItems: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSearchForNotebookItemsIntentHandling, intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
