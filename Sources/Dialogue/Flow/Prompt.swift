import SimCatalog
import SimLifecycle
import SimRecognition

/// A question that Siri waits for an answer to: its options, the answers it accepts, and how many of them could not be read.
struct Prompt: Sendable {
  /// The subject of a question, with what is needed to go on.
  indirect enum Subject: Sendable {
    /// About a parameter.
    case question(Question)
    case review(Review)
    /// Which parameter is to be changed.
    case change([ParameterSchema])
    case app(AppQuestion)
    /// Whether an app may work with Siri.
    case authorisation(StartingRequest)
    case unlock(AfterUnlock)
    /// Whether the app is to be opened, after this response.
    case openApp(IntentResponse)
    /// The phrase for a shortcut, and which of its parameters are asked for each time.
    case phrase(OfferedShortcut, asked: [String])
    /// The system's sheet for a phrase, which an app shows.
    case sheet(ShownSheet)
    /// A request that may follow the results.
    case next(OfferedRequest)
    /// Whether to read the remaining results as well.
    case rest(ResultPresentation)
  }

  var subject: Subject
  var choices = Choices([])
  var buttons: [Button] = []
  /// The answers that are accepted, in the order in which they are tried.
  var accepts: [AcceptedAnswer]
  /// The line for an unreadable answer; nil where the question alone is repeated.
  var unreadable: String? = "unreadable"
  /// Consecutive answers that could not be read.
  var failedAnswers = 0
}

/// A review of what will be done.
struct Review: Sendable {
  /// The response of confirm.
  var response: IntentResponse?
  /// Whether the user has said no once, and Siri has asked how to go on.
  var isClarifying = false
}

/// A button: the name of its line, and what it answers.
enum Button: String, Sendable {
  case yes, cancel, confirm, reject, allow, deny, open, addToSiri, done, deleteShortcut

  var reply: Reply {
    switch self {
    case .yes, .confirm, .allow, .open, .addToSiri, .done: .yes
    case .reject, .deny, .deleteShortcut: .no
    case .cancel: .cancel
    }
  }
}
