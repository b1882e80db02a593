import Intents

/// The extension's principal class.
public final class IntentHandler: INExtension {
  public override func handler(for intent: INIntent) -> Any? {
    intent is INSendMessageIntent ? SendMessageHandler() : nil
  }
}
