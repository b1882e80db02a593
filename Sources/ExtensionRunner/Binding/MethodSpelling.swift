@_spi(Host) public import Intents

/// What a handler offers for a parameter: its options, or an error.
struct OptionsAnswer {
  var options: Any?
  var error: (any Error)?
}

/// The value that a handler gives to an empty parameter.
struct DefaultAnswer {
  var value: Any?
}

/// One spelling in which an author may have written a method, and how to call it.
public struct MethodSpelling: Sendable {
  enum Form: Sendable {
    /// Answers through a completion, at once or later.
    case completing(@Sendable (Any, INIntent, CompletionToken) -> Void)
    /// Prepares the call where the handler's conformance is valid: one that is isolated to the main actor is only valid
    /// on the main thread. The result may then be called anywhere. Nil if the handler doesn't conform.
    case awaiting(@Sendable (Any, INIntent) -> (@Sendable () async -> Any)?)
  }

  /// For example `resolveContent(for:with:)`.
  let text: String
  let form: Form

  /// A spelling that answers through a completion.
  ///
  /// - Parameters:
  ///   - text: for example `resolveContent(for:with:)`.
  ///   - call: calls it.
  public static func completing<Handler, Intent: INIntent, Answer>(
    _ text: String,
    _ call: @escaping @Sendable (Handler, Intent, @escaping @Sendable (Answer) -> Void) -> Void
  ) -> MethodSpelling {
    MethodSpelling(
      text: text,
      form: .completing { handler, intent, token in
        guard let handler = handler as? Handler, let intent = intent as? Intent else { return token.pending.cancel() }
        call(handler, intent) { answer in token.pending.finish(with: answer) }
      })
  }

  /// An asynchronous spelling.
  ///
  /// - Parameters:
  ///   - text: for example `resolveContent(for:) async`.
  ///   - call: calls it.
  public static func awaiting<Handler, Intent: INIntent, Answer>(
    _ text: String, _ call: @escaping @Sendable (Handler, Intent) async -> Answer
  ) -> MethodSpelling {
    MethodSpelling(
      text: text,
      form: .awaiting { handler, intent in
        guard let handler = handler as? Handler, let intent = intent as? Intent else { return nil }
        let objects = SendableBox((handler, intent))
        return { await call(objects.value.0, objects.value.1) }
      })
  }

  /// A spelling that offers the options of a parameter through a completion.
  ///
  /// - Parameters:
  ///   - text: for example `provideSoupOptionsCollection(for:with:)`.
  ///   - call: calls it.
  public static func offering<Handler, Intent: INIntent, Options>(
    _ text: String,
    _ call: @escaping @Sendable (Handler, Intent, @escaping @Sendable (Options?, (any Error)?) -> Void) -> Void
  ) -> MethodSpelling {
    completing(text) { (handler: Handler, intent: Intent, done: @escaping @Sendable (OptionsAnswer) -> Void) in
      call(handler, intent) { options, error in done(OptionsAnswer(options: options, error: error)) }
    }
  }

  /// A spelling that offers the options of a parameter asynchronously.
  ///
  /// - Parameters:
  ///   - text: for example `provideSoupOptionsCollection(for:) async throws`.
  ///   - call: calls it.
  public static func offeringLater<Handler, Intent: INIntent, Options>(
    _ text: String, _ call: @escaping @Sendable (Handler, Intent) async throws -> Options
  ) -> MethodSpelling {
    awaiting(text) { (handler: Handler, intent: Intent) async -> OptionsAnswer in
      do {
        return OptionsAnswer(options: try await call(handler, intent), error: nil)
      } catch {
        return OptionsAnswer(options: nil, error: error)
      }
    }
  }

  /// A spelling that gives a parameter's default value.
  ///
  /// - Parameters:
  ///   - text: for example `defaultSoup(for:)`.
  ///   - call: calls it.
  public static func defaulting<Handler, Intent: INIntent, Given>(
    _ text: String, _ call: @escaping @Sendable (Handler, Intent) -> Given?
  ) -> MethodSpelling {
    completing(text) { (handler: Handler, intent: Intent, done: @escaping @Sendable (DefaultAnswer) -> Void) in
      done(DefaultAnswer(value: call(handler, intent)))
    }
  }
}
