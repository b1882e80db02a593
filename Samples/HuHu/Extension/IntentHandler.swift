import Foundation
import Intents

/// Gives each intent its handler, a new one each time.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    if intent is INRequestRideIntent { return RequestRideHandler() }
    if intent is INListRideOptionsIntent { return ListRideOptionsHandler() }
    if intent is INGetRideStatusIntent { return GetRideStatusHandler() }
    return nil
  }
}
