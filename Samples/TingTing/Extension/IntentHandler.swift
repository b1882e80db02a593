import Intents

/// Gives each intent its handler, a new one each time.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? { nil }
}
