import SimCatalog
import SimDiagnostics

/// An app's App Intents as a transcript shows them: their names, their parameters, and how each of their runs went.
struct SketchedApp {
  /// By the name that `understood` lines give it; nil where there is none.
  var name: String?
  /// In the order in which the transcript mentions them.
  var intents: [SketchedIntent] = []
  /// Every run of each intent, in the order of the transcript.
  var courses: [Course] = []
  /// The intents that buttons run, by the buttons' titles.
  var buttons: [String: SketchedButton] = [:]
  /// The types that parameters have.
  var types = SketchedTypes()
  /// Actions (`ConfirmationActionName`) by what their buttons say in the transcript's language.
  var actions: [String: String] = [:]
  /// What Siri's own buttons for a yes and a no say.
  var affirm = ""
  var cancel = ""
  /// What can't become source, each with its place.
  var remarks: [Diagnostic] = []

  /// The index of an intent in `intents`; a new one is added.
  mutating func index(of name: String) -> Int {
    if let known = intents.firstIndex(where: { $0.name == name }) { return known }
    intents.append(SketchedIntent(name: name))
    return intents.count - 1
  }

  /// Changes a parameter of an intent; a new one is added.
  mutating func change(_ parameter: String, of intent: String, _ change: (inout SketchedParameter) -> Void) {
    let index = index(of: intent)
    let place: Int
    if let known = intents[index].parameters.firstIndex(where: { $0.name == parameter }) {
      place = known
    } else {
      place = intents[index].parameters.count
      intents[index].parameters.append(SketchedParameter(name: parameter))
    }
    change(&intents[index].parameters[place])
  }

  func intent(_ name: String) -> SketchedIntent? { intents.first { $0.name == name } }
}

/// An intent that a transcript uses.
struct SketchedIntent {
  /// A sentence that starts it.
  struct Phrase: Hashable {
    enum Part: Hashable {
      case text(String)
      case applicationName
      case parameter(String)
    }

    var parts: [Part]
    /// Values that the sentence means without containing them, by the trace's names.
    var given: [Given] = []
  }

  /// A value of a parameter, as the trace names it.
  struct Given: Hashable {
    var parameter: String
    var value: String
  }

  let name: String
  var phrases: [Phrase] = []
  /// In the order in which they are asked for.
  var parameters: [SketchedParameter] = []
  /// Whether the app opens before it runs.
  var opensApp = false
  /// Whether a locked phone is unlocked before it runs.
  var needsUnlock = false

  func parameter(_ name: String) -> SketchedParameter? { parameters.first { $0.name == name } }

  /// Whether it is made with values: by a shortcut, by a button, or to be donated.
  var isMadeWithValues = false
  /// Whether it is performed for the card that it shows, and again when a button of the card has run.
  var isSnippet = false
}

/// A parameter, and all that shows what it is.
struct SketchedParameter {
  /// The results for words.
  struct Found: Hashable {
    var term: String
    var names: [String]
  }

  /// A value, and the words with which it was given.
  struct Said: Hashable {
    var value: String
    var words: String
  }

  let name: String
  /// How it is asked for before the intent runs.
  var question: String?
  /// What is said before a list of results.
  var disambiguation: String?
  /// Whether Siri asks for it before the intent runs.
  var isAsked = false
  /// Whether the running intent asks for it.
  var isAskedInside = false
  /// Whether a sentence that starts the intent has it.
  var isInPhrase = false
  /// Whether an answer for it was not understood.
  var isChoosy = false
  /// Whether the trace has several values for it.
  var isList = false
  /// The values that it was given in the trace.
  var values: [String] = []
  /// The words that were said for values.
  var said: [Said] = []
  /// What was said and refused.
  var refused: [String] = []
  /// What its query suggests; nil if the query wasn't asked for that.
  var suggested: [String]?
  /// What its query finds.
  var found: [Found] = []
  /// What its options provider offers; nil for none.
  var offered: [String]?
  /// Titles that the running intent lets the user choose from.
  var choices: [String] = []
  /// The names of values that no longer existed when the intent was to run.
  var gone: Set<String> = []
  /// Its type.
  var type = SketchedType.text
}

/// The intent that a button runs.
struct SketchedButton: Hashable {
  var intent: String
  var given: [SketchedIntent.Given]
}

/// The type of a parameter.
enum SketchedType: Hashable {
  case text, integer, decimal, truth, date
  /// A text from those that an options provider with this name offers.
  case offered(by: String)
  case cases(of: String)
  case entity(String)

  /// As Swift writes it.
  var name: String {
    switch self {
    case .text, .offered: "String"
    case .integer: "Int"
    case .decimal: "Double"
    case .truth: "Bool"
    case .date: "Date"
    case .cases(let name), .entity(let name): name
    }
  }
}
