import Intents
import TeaKit

/// Orders a tea: the extension does it in the background, the app while it is open.
class OrderTeaHandler: NSObject, OrderTeaIntentHandling {
  func resolveTea(for intent: OrderTeaIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    guard let tea = intent.tea else { return completion(.needsValue()) }
    guard let known = TeaMenu.tea(named: tea) else { return completion(.disambiguation(with: TeaMenu.teas)) }
    completion(.success(with: known))
  }

  func handle(intent: OrderTeaIntent, completion: @escaping (OrderTeaIntentResponse) -> Void) {
    completion(.success(tea: intent.tea ?? TeaMenu.teas[0]))
  }
}
