import SimCatalog
import SimDiagnostics

/// One run of an App Intent, from the top to its end or to a question that has it begin again.
struct Course {
  /// The request or the result that a line of the trace shows.
  enum Kind: Hashable {
    case value(String)
    case disambiguation(String)
    case parameterConfirmation(String)
    case confirmation
    case choice
    case foreground
    case needsValue(String)
    case needsDisambiguation(String)
    case restart
    case success(value: String?)
    case failure(String)
    case cancelled
    /// It was read and not run, so what it would do isn't known.
    case notRun
    /// It continues in the app.
    case opensApp
    /// A fault, which isn't an answer.
    case fault(String)

    /// Whether the run waits for the user and then continues.
    var isRequest: Bool {
      switch self {
      case .value, .disambiguation, .parameterConfirmation, .confirmation, .choice, .foreground: true
      case .needsValue, .needsDisambiguation, .restart, .success, .failure, .cancelled, .notRun, .opensApp, .fault:
        false
      }
    }

    /// Whether something is asked of the user.
    var asksUser: Bool {
      switch self {
      case .needsValue, .needsDisambiguation: true
      default: isRequest
      }
    }

    /// The parameter that it is about.
    var parameter: String? {
      switch self {
      case .value(let name), .disambiguation(let name), .parameterConfirmation(let name), .needsValue(let name),
        .needsDisambiguation(let name):
        name
      case .confirmation, .choice, .foreground, .restart, .success, .failure, .cancelled, .notRun, .opensApp, .fault:
        nil
      }
    }
  }

  /// What the user answered.
  enum Answer: Hashable {
    /// A value, as a trace names it.
    case value(String)
    case yes, no
    case choice(Int)
    case cancelled
  }

  struct Step {
    var kind: Kind
    /// The line of the trace.
    var line: String
    var place: TextPlace
    /// What is said with it; nil for nothing of the app's.
    var dialog: String?
    /// The line at which its turn begins.
    var turn: Int
    /// The choices that are offered.
    var choices: [String] = []
    /// What is shown.
    var rows: [String] = []
    /// The titles of the buttons.
    var buttons: [String] = []
    /// Donations that the app has made before it.
    var donated: [SketchedButton] = []
    /// The intent that is performed for its card.
    var snippet: String?
    /// Runs of buttons that were tapped beside the question, by their indices in `courses`.
    var beside: [Int] = []
    /// What was said to it, whether or not it was understood.
    var reply: String?
    /// What the user answered, as far as it is known.
    var answer: Answer?
    /// The option that the reply means without saying its title: the subtitle names it.
    var meant: Int?
  }

  let intent: String
  /// The index of its conversation in the file.
  let conversation: Int
  /// How many runs of the intent came before in its conversation.
  var number: Int
  /// The values of its parameters at the beginning, as a trace names them.
  var values: [String: String]
  /// Whether it belongs to a button beside a question, or was made for the card of another run: it isn't begun by
  /// itself.
  let isBeside: Bool
  var steps: [Step] = []

  /// Whether it has come to an end.
  var isEnded: Bool { steps.last.map { !$0.kind.isRequest } ?? false }
}
