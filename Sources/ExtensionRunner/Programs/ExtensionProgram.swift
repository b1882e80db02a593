import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionWire
import Synchronization

/// An Intents extension, and its Intents UI if it has one.
final class ExtensionProgram: Program {
  let name: String
  private let viewController: String?
  private let handlers: Handlers
  let bindings: IntentBindings

  /// - Parameters:
  ///   - principal: makes an object of the extension's principal class.
  ///   - viewController: the full name of its Intents UI's controller, if it has one.
  init(
    name: String, principal: @escaping @Sendable () -> NSObject?, viewController: String?, lifetime: HandlerLifetime,
    bindings: IntentBindings
  ) {
    self.bindings = bindings
    self.name = name
    self.viewController = viewController
    handlers = Handlers(principal: principal, lifetime: lifetime)
  }

  func answer(
    _ request: WireRequest, reply: @escaping @Sendable (WireReply) -> Void,
    late: @escaping @Sendable (LateFault) -> Void
  ) {
    switch request {
    case .call(let call): answer(call, reply: { reply(.handler($0)) }, late: late)
    case .configureView(let interaction):
      guard let viewController else { return reply(.view(nil)) }
      HostedView.configure(viewController, interaction, bindings) { reply(.view($0)) }
    case .launch, .enter: reply(.refused(message: "an extension can't be launched as an app"))
    case .setClock, .setDefault, .ping: reply(.done)
    }
  }

  private func answer(
    _ call: HandlerCall, reply: @escaping @Sendable (HandlerAnswer) -> Void,
    late: @escaping @Sendable (LateFault) -> Void
  ) {
    guard let binding = bindings.binding(for: call.intent.name) else {
      let message = "there is no intent '\(call.intent.name)'"
      return reply(HandlerAnswer(outcome: .failed(.unreadable(message: message))))
    }
    let intent = binding.makeIntent(call.intent)
    guard let handler = handlers.handler(for: intent, call: call) else {
      return reply(HandlerAnswer(outcome: .failed(.noHandler)))
    }
    let objects = Carried((handler: handler, intent: intent))
    @Sendable func callMethod() {
      let delivery = AnswerDelivery(method: call.method, reply: reply, late: late)
      binding.call(
        call.method, on: objects.value.handler, intent: objects.value.intent, completion: { delivery.take($0) },
        late: { delivery.take($0, at: $1) })
      delivery.callReturned()
    }
    if binding.conforms(objects.value.handler) { return callMethod() }
    // A conformance that is isolated to the main actor holds on the main thread, and is called there.
    let isCalled = DispatchQueue.main.sync {
      guard binding.conforms(objects.value.handler) else { return false }
      callMethod()
      return true
    }
    if isCalled { return }
    let fault = HandlerFault.wrongHandler(
      type: String(describing: type(of: objects.value.handler)), expected: binding.handlerProtocol)
    reply(HandlerAnswer(outcome: .failed(fault)))
  }
}

/// The objects that handle intents, made as often as the lifetime says.
private final class Handlers: Sendable {
  private struct Kept {
    var key: String
    var principal: NSObject
    var handler: Any?
  }

  private let principal: @Sendable () -> NSObject?
  private let lifetime: HandlerLifetime
  // Requests come one after the other; only the one that runs reaches this.
  nonisolated(unsafe) private var kept: Kept?

  init(principal: @escaping @Sendable () -> NSObject?, lifetime: HandlerLifetime) {
    self.principal = principal
    self.lifetime = lifetime
  }

  func handler(for intent: INIntent, call: HandlerCall) -> Any? {
    guard let key = key(of: call) else { return make(for: intent)?.handler }
    if kept?.key != key {
      kept = make(for: intent).map { Kept(key: key, principal: $0.principal, handler: $0.handler) }
    }
    let handler = kept?.handler
    // A request ends with handle: the next one begins anew.
    if call.method == .handle { kept = nil }
    return handler
  }

  private func make(for intent: INIntent) -> (principal: NSObject, handler: Any?)? {
    guard let principal = principal() else { return nil }
    if let provider = principal as? INExtension { return (principal, provider.handlerObject(for: intent)) }
    if let provider = principal as? any INIntentHandlerProviding { return (principal, provider.handler(for: intent)) }
    return (principal, principal)
  }

  private func key(of call: HandlerCall) -> String? {
    switch (lifetime, call.method) {
    case (.call, _): nil
    case (.request, _): call.intent.name.rawValue
    case (.phase, .resolve), (.phase, .options), (.phase, .defaultValue): call.intent.name.rawValue + " resolve"
    case (.phase, .confirm): call.intent.name.rawValue + " confirm"
    case (.phase, .handle): call.intent.name.rawValue + " handle"
    }
  }
}
