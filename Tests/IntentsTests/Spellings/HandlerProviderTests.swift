import Foundation
@_spi(Host) import Intents
import Testing

private class AnswersAny: INExtension {
  override func handler(for intent: INIntent) -> Any { HandlerBare() }
}

private class AnswersOptional: INExtension {
  override func handler(for intent: INIntent) -> Any? { intent is INSendMessageIntent ? HandlerBare() : nil }
}

private class AnswersObject: INExtension {
  override func handler(for intent: INIntent) -> AnyObject { HandlerBare() }
}

private class AnswersOptionalObject: INExtension {
  override func handler(for intent: INIntent) -> AnyObject? { intent is INSendMessageIntent ? HandlerBare() : nil }
}

private class AnswersNothing: INExtension {
  override func handler(for intent: INIntent) -> Any? { nil }
}

@Suite("handler(for:) may be declared with any result")
struct HandlerProviderTests {
  @Test func everyResultIsTaken() {
    let providers: [INExtension] = [AnswersAny(), AnswersOptional(), AnswersObject(), AnswersOptionalObject()]
    for provider in providers {
      #expect(provider.handlerObject(for: INSendMessageIntent()) is HandlerBare, "\(type(of: provider))")
    }
  }

  @Test func nothingIsTakenAsNothing() {
    #expect(AnswersNothing().handlerObject(for: INSendMessageIntent()) == nil)
    #expect(AnswersOptionalObject().handlerObject(for: INRequestRideIntent()) == nil)
    #expect(AnswersOptional().handlerObject(for: INRequestRideIntent()) == nil)
  }

  @Test func anExtensionHandlesItselfByDefault() {
    let provider = INExtension()
    #expect(provider.handlerObject(for: INSendMessageIntent()) as AnyObject === provider)
  }
}
