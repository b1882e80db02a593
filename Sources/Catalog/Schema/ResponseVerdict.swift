/// What a response's code means for the rest of the request (behaviour a.5, a.9).
public enum ResponseVerdict: String, Hashable, Sendable, CaseIterable {
  /// The request continues, or is done.
  case goOn
  /// It continues, and takes time.
  case working
  /// Siri asks the user before it continues.
  case askUser
  /// The app comes to the front and takes over.
  case continueInApp
  /// The app handles in the background.
  case handleInApp
  /// It failed, and Siri offers the app.
  case offerApp
  /// It failed.
  case failed

  /// SiriKit's meaning of a code of this name, in any intent.
  ///
  /// `ready` and `success` both let a request continue: the documentation requires the first of confirm, Apple's own
  /// samples return the second. A code without a common name means that something failed.
  public init(commonCode name: String) {
    switch name {
    case "ready", "success": self = .goOn
    case "inProgress": self = .working
    case "userConfirmationRequired": self = .askUser
    case "continueInApp": self = .continueInApp
    case "handleInApp": self = .handleInApp
    default: self = name.hasPrefix("failureRequiring") ? .offerApp : .failed
    }
  }
}
