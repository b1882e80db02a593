import SimCatalog
import SimDiagnostics
import SimText

/// A line of the input: a text with its context (docs/understand.md).
struct BatchLine {
  /// An app by its name, with other names if it isn't an installed one.
  struct App: Hashable {
    var name: String
    var otherNames: [String]
  }

  /// The open question that the text answers.
  struct Question {
    var intent: IntentSchema
    var parameter: ParameterSchema
  }

  var text: String
  var locale: String?
  var app: App?
  /// As written; it is read once for all lines that share it.
  var vocabulary: JSONValue?
  var question: Question?

  /// - Parameter catalog: the intents that a question may be about.
  init(_ value: JSONValue, catalog: Catalog) throws(LineError) {
    guard case .object = value else { throw LineError("the line is \(value.kind); expected an object with 'text'") }
    guard let text = try value.text("text") else { throw LineError("the line has no 'text'") }
    self.text = text
    locale = try value.text("locale")
    app = try BatchLine.app(value["app"])
    vocabulary = value["vocabulary"]
    question = try value["question"].map { value throws(LineError) in try BatchLine.question(value, catalog) }
  }

  private static func app(_ value: JSONValue?) throws(LineError) -> App? {
    switch value {
    case nil: return nil
    case .string(let name): return App(name: name, otherNames: [])
    case .object?:
      guard let value, let name = try value.text("name") else { throw LineError("'app' has no 'name'") }
      var others: [String] = []
      for element in value.elements("alternativeNames") {
        guard case .string(let other) = element else {
          throw LineError("one of 'alternativeNames' is \(element.kind); expected a string")
        }
        others.append(other)
      }
      return App(name: name, otherNames: others)
    case .some(let value):
      throw LineError("'app' is \(value.kind); expected a name, or an object with 'name' and 'alternativeNames'")
    }
  }

  private static func question(_ value: JSONValue, _ catalog: Catalog) throws(LineError) -> Question {
    guard case .object = value else {
      throw LineError("'question' is \(value.kind); expected an object with 'intent' and 'parameter'")
    }
    guard let name = try value.text("intent") else { throw LineError("'question' has no 'intent'") }
    guard let intent = catalog.schema(of: IntentName(name)) else {
      throw LineError(
        "there is no intent '\(name)'",
        suggestion: nearestName(to: name, among: catalog.intents.map(\.name.rawValue)))
    }
    guard let parameter = try value.text("parameter") else { throw LineError("'question' has no 'parameter'") }
    guard let schema = intent.parameter(parameter) else {
      let names = intent.parameters.map(\.name)
      throw LineError(
        "\(name) has no parameter '\(parameter)'; expected one of \(names.joined(separator: ", "))",
        suggestion: nearestName(to: parameter, among: names))
    }
    return Question(intent: intent, parameter: schema)
  }

  /// The members of a line that are read; all others are copied to the answer.
  static let members: Set = ["text", "locale", "app", "vocabulary", "question"]
}
