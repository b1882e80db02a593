/// What a response's code means for the way onwards (behaviour a.5, a.9).
public enum ResponseVerdict: String, Hashable, Sendable, CaseIterable {
  /// The request goes on, or is done.
  case goOn
  /// It goes on, and takes its time.
  case working
  /// Siri asks the user before it goes on.
  case askUser
  /// The app comes to the front and takes over.
  case continueInApp
  /// The app handles in the background.
  case handleInApp
  /// It failed, and Siri offers the app.
  case offerApp
  /// It failed.
  case failed

  /// What SiriKit means by a code of this name, whatever intent it is of.
  ///
  /// `ready` and `success` both let a request go on: the first is what the documentation asks of confirm, the second what
  /// Apple's own samples answer. A code that goes by no common name says that something failed.
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
