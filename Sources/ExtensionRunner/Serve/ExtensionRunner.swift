import Foundation

/// The `main` of a program that holds an Intents extension.
public enum ExtensionRunner {
  /// Answers the host's requests with an extension's code, until the host goes away.
  ///
  /// - Parameters:
  ///   - principalClass: the extension's principal class by its full name: `ZhiChatExtension.IntentHandler`.
  ///   - viewController: the full name of its Intents UI's controller; a class that isn't there means no Intents UI.
  ///   - bindings: the intents that it may be asked for: SiriKit's, and the app's own if it has some
  ///     (`.siriKit.adding(…)`).
  public static func main(
    principalClass: String, viewController: String? = nil, bindings: IntentBindings = .siriKit
  ) -> Never {
    Warming.forkIfAsked(bindings) {
      _ = ObjectMaker.hasClass(principalClass)
      if let viewController { _ = ObjectMaker.hasClass(viewController) }
    }
    World.enter()
    guard ObjectMaker.hasClass(principalClass) else { ServeLoop.stop("there is no class '\(principalClass)'") }
    let program = ExtensionProgram(
      name: principalClass, principal: { ObjectMaker.make(principalClass) },
      viewController: viewController, lifetime: World.handlerLifetime, bindings: bindings)
    ServeLoop.run(program)
  }
}

/// The `main` of a program that holds an app.
public enum AppRunner {
  /// Answers the host's requests with an app's code, until the host goes away.
  ///
  /// - Parameters:
  ///   - delegateClass: the full name of the class of the app's delegate: `ZhiChatApp.AppDelegate`.
  ///   - bindings: the intents that it may be given.
  public static func main(delegateClass: String, bindings: IntentBindings = .siriKit) -> Never {
    Warming.forkIfAsked(bindings) { _ = ObjectMaker.hasClass(delegateClass) }
    World.enter()
    guard ObjectMaker.hasClass(delegateClass) else { ServeLoop.stop("there is no class '\(delegateClass)'") }
    ServeLoop.run(AppProgram(delegateClass: delegateClass, lifetime: World.handlerLifetime, bindings: bindings))
  }
}
