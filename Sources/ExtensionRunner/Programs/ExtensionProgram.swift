import Foundation
@_spi(Host) import Intents
@_spi(Host) import SDKFoundation
import SimCatalog
import SimExtensionWire

/// An Intents extension, and its Intents UI if it has one.
final class ExtensionProgram: Program {
  let name: String
  private let viewController: String?
  private let handlers: Handlers
  let bindings: IntentBindings
  private let observation = StatusObservation()

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
    handlers = Handlers(lifetime: lifetime, make: principal) { principal, intent in
      if let provider = principal as? INExtension { return provider.handlerObject(for: intent) }
      if let provider = principal as? any INIntentHandlerProviding { return provider.handler(for: intent) }
      return principal
    }
  }

  func answer(
    _ request: ProgramRequest, reply: @escaping @Sendable (WireReply) -> Void,
    late: @escaping @Sendable (LateFault) -> Void
  ) {
    switch request {
    case .call(let call): answer(call, reply: { reply(.handler($0)) }, late: late)
    case .configureView(let interaction):
      // Looked up when a view is wanted, because the runtime searches everything that is loaded for a missing class.
      guard let viewController, ObjectMaker.hasClass(viewController) else { return reply(.view(nil)) }
      HostedView.configure(viewController, interaction, bindings) { reply(.view($0)) }
    case .launch, .enter: reply(.refused(message: "an extension can't be launched as an app"))
    case .observe(let intent):
      observation.begin(intent, handlers, bindings)
      settle { reply(.done) }
    case .stopObserving:
      observation.end()
      settle { reply(.done) }
    case .setClock:
      // Posted as the system does; a timer of the author's follows the real clock.
      NotificationCenter.default.post(name: .NSSystemClockDidChange, object: nil)
      settle { reply(.done) }
    case .setVoiceShortcuts(let shortcuts):
      INVoiceShortcutCenter.shared.take(shortcuts, bindings)
      reply(.done)
    case .giveUp, .setDefault, .ping: reply(.done)
    }
  }

  var followsClock: Bool { observation.isRunning }

  /// Waits until what the author's code put on the main queue has run.
  private func settle(_ then: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { DispatchQueue.main.async(execute: then) }
  }

  private func answer(
    _ call: HandlerCall, reply: @escaping @Sendable (HandlerAnswer) -> Void,
    late: @escaping @Sendable (LateFault) -> Void
  ) {
    guard let answering = HandlerAnswering(call, handlers, bindings, reply: reply, late: late) else { return }
    if answering.isPossible { return answering.run() }
    // A conformance that is isolated to the main actor is only valid on the main thread, and is called there.
    let isCalled = DispatchQueue.main.sync {
      guard answering.isPossible else { return false }
      answering.run()
      return true
    }
    if !isCalled { answering.refuse() }
  }
}
