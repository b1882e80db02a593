import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionWire

/// The objects that handle intents, asked for as often as the lifetime says.
final class Handlers: Sendable {
  /// Makes what is asked for handlers: the extension's principal object; nil if there is nothing to ask.
  typealias Maker = @Sendable () -> AnyObject?
  /// Asks it for the object that handles an intent.
  typealias Asking = @Sendable (AnyObject, INIntent) -> Any?

  private struct Kept {
    var key: String
    var handler: Any?
  }

  private let make: Maker
  private let ask: Asking
  private let lifetime: HandlerLifetime
  // Requests come one after the other; only the current one uses this.
  nonisolated(unsafe) private var kept: Kept?
  nonisolated(unsafe) private var provider: (intent: IntentName, object: AnyObject)?

  init(lifetime: HandlerLifetime, make: @escaping Maker, ask: @escaping Asking) {
    self.make = make
    self.ask = ask
    self.lifetime = lifetime
  }

  /// The object for a call. What is asked for it lives through the request, and is asked for a handler again and again
  /// (behaviour.md a.2): what an extension keeps in its principal object is there, as Apple's own samples have it.
  func handler(for intent: INIntent, call: HandlerCall) -> Any? {
    if provider?.intent != call.intent.name { provider = make().map { (call.intent.name, $0) } }
    guard let provider = provider?.object else { return nil }
    // A request ends with handle: the next one gets new objects.
    defer { if call.method.isLast { (self.provider, kept) = (nil, nil) } }
    guard let key = key(of: call) else { return ask(provider, intent) }
    if kept?.key != key { kept = Kept(key: key, handler: ask(provider, intent)) }
    return kept?.handler
  }

  private func key(of call: HandlerCall) -> String? {
    switch (lifetime, call.method) {
    case (.call, _): nil
    case (.request, _): call.intent.name.rawValue
    case (.phase, .resolve), (.phase, .options), (.phase, .defaultValue): call.intent.name.rawValue + " resolve"
    case (.phase, .confirm): call.intent.name.rawValue + " confirm"
    case (.phase, .handle), (.phase, .perform): call.intent.name.rawValue + " handle"
    }
  }
}

/// A call of a handler's method, with the objects that it needs.
struct HandlerAnswering: @unchecked Sendable {
  private let call: HandlerCall
  private let binding: IntentBinding
  private let intent: INIntent
  private let handler: Any
  private let reply: @Sendable (HandlerAnswer) -> Void
  private let late: @Sendable (LateFault) -> Void

  /// Makes intent and handler; if there is none, answers so and returns nil.
  init?(
    _ call: HandlerCall, _ handlers: Handlers, _ bindings: IntentBindings,
    reply: @escaping @Sendable (HandlerAnswer) -> Void, late: @escaping @Sendable (LateFault) -> Void
  ) {
    guard let binding = bindings.binding(for: call.intent.name) else {
      let message = "there is no intent '\(call.intent.name)'"
      reply(HandlerAnswer(outcome: .failed(.unreadable(message: message))))
      return nil
    }
    intent = binding.makeIntent(call.intent)
    guard let handler = handlers.handler(for: intent, call: call) else {
      reply(HandlerAnswer(outcome: .failed(.noHandler)))
      return nil
    }
    self.call = call
    self.binding = binding
    self.handler = handler
    self.reply = reply
    self.late = late
  }

  /// Whether the handler handles such intents, as far as this thread can check.
  var isPossible: Bool { binding.conforms(handler) }

  /// Calls the method on this thread.
  func run() {
    let delivery = AnswerDelivery(method: call.method, reply: reply, late: late)
    binding.call(
      call.method, on: handler, intent: intent, completion: { delivery.take(checked($0)) },
      late: { delivery.take($0, at: $1) })
    delivery.callReturned()
  }

  /// Only handle is required: a phone's compiler rejects a handler without it, and here it has done nothing.
  private func checked(_ answer: HandlerAnswer) -> HandlerAnswer {
    guard call.method == .handle, answer.outcome == .notImplemented else { return answer }
    let message = "\(type(of: handler)) has no 'handle(intent:completion:)'"
    return HandlerAnswer(outcome: .failed(.unreadable(message: message)))
  }

  /// Answers that the handler handles something else.
  func refuse() {
    let fault = HandlerFault.wrongHandler(
      type: String(describing: type(of: handler)), expected: binding.handlerProtocol)
    reply(HandlerAnswer(outcome: .failed(fault)))
  }
}
