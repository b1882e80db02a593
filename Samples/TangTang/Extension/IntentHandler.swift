import Intents
import TangTangKit

/// Gives each intent its handler.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is OrderSoupIntent: OrderSoupHandler()
    case is ShowSoupOfTheDayIntent: SoupOfTheDayHandler()
    default: self
    }
  }
}
