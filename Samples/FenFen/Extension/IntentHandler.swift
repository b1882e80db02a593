import Intents

/// Gives each intent its handler, a new one each time.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendPaymentIntent: SendPaymentHandler()
    case is INRequestPaymentIntent: RequestPaymentHandler()
    case is INSearchForAccountsIntent: SearchForAccountsHandler()
    case is INTransferMoneyIntent: TransferMoneyHandler()
    default: nil
    }
  }
}
