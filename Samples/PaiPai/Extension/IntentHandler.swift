import Intents
import PaiPaiKit

class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    guard intent is OrderPizzaIntent else { fatalError("Unhandled intent type: \(intent)") }
    return OrderPizzaIntentHandler()
  }
}
