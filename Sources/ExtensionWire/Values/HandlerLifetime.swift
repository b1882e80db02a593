/// How often an extension is asked for a handler.
public enum HandlerLifetime: String, Hashable, Sendable, CaseIterable {
  /// For every call: the worst that SiriKit may do (behaviour.md a.2), which reveals handlers that keep state.
  case call
  /// Once for all resolve calls, once for confirm, once for handle.
  case phase
  /// Once for all calls of one intent, until one of another intent comes or the request is handled.
  case request
}
