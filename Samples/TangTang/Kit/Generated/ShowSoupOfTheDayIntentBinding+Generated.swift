// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionRunner

extension IntentBinding {
  static let showSoupOfTheDayIntent = IntentBinding(
    name: "ShowSoupOfTheDayIntent", intentClass: ShowSoupOfTheDayIntent.self,
    responseClass: ShowSoupOfTheDayIntentResponse.self,
    handlerProtocol: "ShowSoupOfTheDayIntentHandling",
    conforms: { $0 is any ShowSoupOfTheDayIntentHandling },
    spellings: showSoupOfTheDayIntentSpellings)

  @Sendable private static func showSoupOfTheDayIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any ShowSoupOfTheDayIntentHandling, intent: ShowSoupOfTheDayIntent, done: @escaping @Sendable (ShowSoupOfTheDayIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any ShowSoupOfTheDayIntentHandling, intent: ShowSoupOfTheDayIntent) async -> ShowSoupOfTheDayIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any ShowSoupOfTheDayIntentHandling, intent: ShowSoupOfTheDayIntent, done: @escaping @Sendable (ShowSoupOfTheDayIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any ShowSoupOfTheDayIntentHandling, intent: ShowSoupOfTheDayIntent) async -> ShowSoupOfTheDayIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
