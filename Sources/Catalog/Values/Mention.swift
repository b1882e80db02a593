/// Where somebody or something was spoken of before: what a word like "him" or "it" goes back to.
public struct Mention: Hashable, Sendable {
  /// How it came up.
  public enum Way: String, Hashable, Sendable {
    /// A request held it when it ended, or holds it now.
    case request
    /// It was told of a response.
    case response
  }

  /// The identifier of the app that it was about.
  public var app: String
  /// What that app is called in the conversation.
  public var appName: String
  /// The intent of that request.
  public var intent: IntentName
  /// The parameter of the request, or the part of the results: `recipients`, `sender`.
  public var role: String
  /// How it came up.
  public var way: Way

  /// A place in the last turns.
  public init(app: String, appName: String, intent: IntentName, role: String, way: Way) {
    self.app = app
    self.appName = appName
    self.intent = intent
    self.role = role
    self.way = way
  }
}
