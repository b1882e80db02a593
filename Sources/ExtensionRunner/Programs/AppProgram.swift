import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionWire
@_spi(Host) import UIKit

/// An app: launched once in the life of its process, then entered again and again. All of it runs on the main thread.
final class AppProgram: Program {
  let name: String
  nonisolated(unsafe) private var delegate: (any UIApplicationDelegate)?
  /// The handlers of intents that the app handles itself (iOS 14).
  private let handlers: Handlers

  let bindings: IntentBindings

  init(delegateClass: String, lifetime: HandlerLifetime, bindings: IntentBindings) {
    name = delegateClass
    self.bindings = bindings
    handlers = Handlers(lifetime: lifetime, make: { UIApplication.shared.delegate }) { delegate, intent in
      (delegate as? any UIApplicationDelegate)?.application(.shared, handlerFor: intent)
    }
  }

  var followsClock: Bool { false }

  func answer(
    _ request: ProgramRequest, reply: @escaping @Sendable (WireReply) -> Void,
    late: @escaping @Sendable (LateFault) -> Void
  ) {
    DispatchQueue.main.async { [self] in
      switch request {
      case .launch:
        guard let delegate = launch() else { return reply(refusal) }
        delegate.applicationDidBecomeActive(.shared)
        settle { [self] in reply(.launched(launched)) }
      case .enter(let call):
        guard let delegate = launch() else { return reply(refusal) }
        enter(call, delegate) { reply(.app($0)) }
      case .call(let call):
        guard launch() != nil else { return reply(refusal) }
        self.call(call, reply: { reply(.handler($0)) }, late: late)
      case .configureView: reply(.view(nil))
      case .observe, .stopObserving, .giveUp, .setClock, .setDefault, .setVoiceShortcuts, .ping: reply(.done)
      }
    }
  }

  /// Calls a handler in the app on the main queue, where all of the app runs (behaviour.md a.1).
  private func call(
    _ call: HandlerCall, reply: @escaping @Sendable (HandlerAnswer) -> Void,
    late: @escaping @Sendable (LateFault) -> Void
  ) {
    guard let answering = HandlerAnswering(call, handlers, bindings, reply: reply, late: late) else { return }
    if answering.isPossible { answering.run() } else { answering.refuse() }
  }

  private var refusal: WireReply { .refused(message: "'\(name)' is no UIApplicationDelegate") }

  /// The app's delegate; when it is made, it is informed of the launch.
  private func launch() -> (any UIApplicationDelegate)? {
    if let delegate { return delegate }
    guard let made = ObjectMaker.make(name) as? any UIApplicationDelegate else { return nil }
    delegate = made
    UIApplication.shared.delegate = made
    _ = made.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = made.application(.shared, didFinishLaunchingWithOptions: nil)
    return made
  }

  private func enter(
    _ call: AppCall, _ delegate: any UIApplicationDelegate, done: @escaping @Sendable (AppAnswer) -> Void
  ) {
    switch call {
    case .open:
      UIApplication.shared.enter(.active)
      delegate.applicationDidBecomeActive(.shared)
      settle { [self] in done(AppAnswer(screen: screen)) }
    case .continue(let activity, let interaction):
      UIApplication.shared.enter(.active)
      let given = NSUserActivity(activity)
      given.hostInteraction = interaction.flatMap { INInteraction($0, bindings) }
      _ = delegate.application(.shared, willContinueUserActivityWithType: activity.activityType)
      let isTaken = delegate.hostContinue(given, in: .shared) ?? false
      delegate.applicationDidBecomeActive(.shared)
      settle { [self] in done(AppAnswer(screen: screen, accepted: isTaken)) }
    case .handle(let filled):
      guard let binding = bindings.binding(for: filled.name) else {
        let fault = HandlerFault.unreadable(message: "there is no intent '\(filled.name)'")
        return done(AppAnswer(accepted: false, fault: fault))
      }
      UIApplication.shared.enter(.background)
      let answer = SingleUseCompletion(done)
      let isHandled = delegate.hostHandle(binding.makeIntent(filled), in: .shared) { response in
        answer.give(AppAnswer(response: binding.readResponse(response)))
      }
      if !isHandled { answer.give(AppAnswer(accepted: false)) }
    case .tap(let text):
      let isTapped = UIApplication.shared.topmost?.view.tap(text) ?? false
      settle { [self] in done(AppAnswer(screen: screen, accepted: isTapped)) }
    case .closeSheet(let outcome):
      guard let sheet = UIApplication.shared.topmost as? any INShortcutSheetController else {
        return done(AppAnswer(screen: screen, accepted: false))
      }
      sheet.close(INShortcutSheetOutcome(outcome, bindings))
      settle { [self] in done(AppAnswer(screen: screen)) }
    }
  }

  /// Waits until what the app put on its main queue has run.
  private func settle(_ then: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { DispatchQueue.main.async(execute: then) }
  }

  private var screen: AppScreen? {
    guard let screen = UIApplication.shared.screen, let top = UIApplication.shared.topmost else { return nil }
    let sheet = (top as? any INShortcutSheetController).map { ShortcutSheet($0.sheet, bindings) }
    return AppScreen(title: screen.title, rows: screen.rows, buttons: top.view.buttons, sheet: sheet)
  }

  private var launched: Launch {
    let registered = INVocabulary.shared().registered.compactMap { type, terms in
      VocabularyStringType(rawValue: type.rawValue).map { type in
        RegisteredTerms(
          type: type,
          terms: terms.map(SpeakableString.init))
      }
    }
    return Launch(
      vocabulary: registered.sorted { $0.type.rawValue < $1.type.rawValue },
      askedForSiriAuthorization: INPreferences.authorization.wasRequested, screen: screen)
  }
}

/// A completion that counts once, however often it is called.
private final class SingleUseCompletion: @unchecked Sendable {
  private let lock = NSLock()
  private var done: (@Sendable (AppAnswer) -> Void)?

  init(_ done: @escaping @Sendable (AppAnswer) -> Void) { self.done = done }

  func give(_ answer: AppAnswer) {
    let done = lock.withLock {
      defer { self.done = nil }
      return self.done
    }
    done?(answer)
  }
}
