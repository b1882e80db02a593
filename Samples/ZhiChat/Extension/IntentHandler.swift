import Foundation
import Intents

/// Gives each intent its handler, a new one each time.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is INSendMessageIntent: SendMessageHandler()
    case is INSearchForMessagesIntent: SearchForMessagesHandler()
    case is INSetMessageAttributeIntent: SetMessageAttributeHandler()
    default: self
    }
  }
}
