import Intents

class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is OrderTeaIntent: return OrderTeaHandler()
    case is INSendMessageIntent: return SendMessageHandler()
    default: return self
    }
  }
}
