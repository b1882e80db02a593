import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionWire

/// The objects that handle intents, made as often as the lifetime says.
final class Handlers: Sendable {
  /// Makes the object for an intent, and what must live as long; nil if there is nothing to ask.
  typealias Maker = @Sendable (INIntent) -> (provider: AnyObject, handler: Any?)?

  private struct Kept {
    var key: String
    var provider: AnyObject
    var handler: Any?
  }

  private let make: Maker
  private let lifetime: HandlerLifetime
  // Requests come one after the other; only the current one uses this.
  nonisolated(unsafe) private var kept: Kept?

  init(lifetime: HandlerLifetime, make: @escaping Maker) {
    self.make = make
    self.lifetime = lifetime
  }

  func handler(for intent: INIntent, call: HandlerCall) -> Any? {
    guard let key = key(of: call) else { return make(intent)?.handler }
    if kept?.key != key {
      kept = make(intent).map { Kept(key: key, provider: $0.provider, handler: $0.handler) }
    }
    let handler = kept?.handler
    // A request ends with handle: the next one gets new objects.
    if call.method.isLast { kept = nil }
    return handler
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
