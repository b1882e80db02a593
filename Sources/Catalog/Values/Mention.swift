/// Where a person or thing was mentioned before: what a word like "him" or "it" refers to.
public struct Mention: Hashable, Sendable {
  /// How it was mentioned.
  public enum Way: String, Hashable, Sendable {
    /// In a request, when it ended or now.
    case request
    /// In a response that Siri read out.
    case response
  }

  /// The identifier of the app that it was about.
  public var app: String
  /// The app's name in the conversation.
  public var appName: String
  /// The intent of that request.
  public var intent: IntentName
  /// The parameter of the request, or the part of the results: `recipients`, `sender`.
  public var role: String
  /// How it was mentioned.
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
