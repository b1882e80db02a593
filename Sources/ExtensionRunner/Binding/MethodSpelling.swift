@_spi(Host) import Intents

/// One way in which an author may have written a method, and how it is called.
struct MethodSpelling: Sendable {
  enum Form: Sendable {
    /// Answers through a completion, at once or later.
    case completing(@Sendable (Any, INIntent, CompletionToken) -> Void)
    case awaiting(@Sendable (Any, INIntent) async -> Any?)
  }

  /// For example `resolveContent(for:with:)`.
  let text: String
  let form: Form

  static func completing<Handler, Intent: INIntent, Answer>(
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

  static func awaiting<Handler, Intent: INIntent, Answer>(
    _ text: String, _ call: @escaping @Sendable (Handler, Intent) async -> Answer
  ) -> MethodSpelling {
    MethodSpelling(
      text: text,
      form: .awaiting { handler, intent in
        guard let handler = handler as? Handler, let intent = intent as? Intent else { return nil }
        return await call(handler, intent)
      })
  }
}
