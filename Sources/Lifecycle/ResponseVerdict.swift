/// What a response's code means for the way onwards (behaviour a.5, a.9).
public enum ResponseVerdict: Hashable, Sendable {
  case goOn
  case working
  case continueInApp
  case handleInApp
  case askUser
  case offerApp
  case failed

  /// Reads a code of confirm, of handle or of the app's own handling.
  ///
  /// `ready` and `success` both let a request go on: the first is what the documentation asks of confirm, the second what
  /// Apple's own samples answer.
  public init(code: String) {
    switch code {
    case "ready", "success": self = .goOn
    case "inProgress": self = .working
    case "continueInApp": self = .continueInApp
    case "handleInApp": self = .handleInApp
    case "userConfirmationRequired": self = .askUser
    // What has to be set up is set up in the app.
    case "failureAppConfigurationRequired": self = .offerApp
    default: self = code.hasPrefix("failureRequiring") ? .offerApp : .failed
    }
  }
}
