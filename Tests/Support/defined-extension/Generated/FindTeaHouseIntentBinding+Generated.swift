// Generated from Tea.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBinding {
  static let findTeaHouseIntent = IntentBinding(
    name: "FindTeaHouseIntent", intentClass: FindTeaHouseIntent.self,
    responseClass: FindTeaHouseIntentResponse.self,
    handlerProtocol: "FindTeaHouseIntentHandling",
    conforms: { $0 is any FindTeaHouseIntentHandling },
    spellings: findTeaHouseIntentSpellings)

  @Sendable private static func findTeaHouseIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("city"):
        return [
          .completing("resolveCity(for:with:)") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent, done: @escaping @Sendable (FindTeaHouseCityResolutionResult) -> Void) in handler.resolveCity(for: intent, with: done) },
          .awaiting("resolveCity(for:) async") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent) async -> FindTeaHouseCityResolutionResult in await handler.resolveCity(for: intent) },
        ]
      case .resolve: return []
      case .options("city", let searchTerm):
        return [
          .offering("provideCityOptionsCollection(for:searchTerm:with:)") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent, done: @escaping @Sendable (INObjectCollection<NSString>?, (any Error)?) -> Void) in handler.provideCityOptionsCollection(for: intent, searchTerm: searchTerm, with: done) },
          .offering("provideCityOptions(for:searchTerm:with:)") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent, done: @escaping @Sendable ([String]?, (any Error)?) -> Void) in handler.provideCityOptions(for: intent, searchTerm: searchTerm, with: done) },
          .offeringLater("provideCityOptionsCollection(for:searchTerm:) async throws") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent) async throws -> INObjectCollection<NSString> in try await handler.provideCityOptionsCollection(for: intent, searchTerm: searchTerm) },
          .offeringLater("provideCityOptions(for:searchTerm:) async throws") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent) async throws -> [String] in try await handler.provideCityOptions(for: intent, searchTerm: searchTerm) },
        ]
      case .defaultValue("city"):
        return [
          .defaulting("defaultCity(for:)") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent) -> String? in handler.defaultCity(for: intent) },
        ]
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent, done: @escaping @Sendable (FindTeaHouseIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent) async -> FindTeaHouseIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent, done: @escaping @Sendable (FindTeaHouseIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any FindTeaHouseIntentHandling, intent: FindTeaHouseIntent) async -> FindTeaHouseIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
