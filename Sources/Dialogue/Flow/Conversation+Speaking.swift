import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

extension Conversation {
  var wording: Wording { Wording(lines: lines, now: setting.clock) }

  var isHandsFree: Bool {
    switch setting.device {
    case .carPlay, .homePod: true
    case .iPhone, .watch: setting.isHandsFree
    }
  }

  var context: RecognitionContext {
    RecognitionContext(
      now: setting.clock, preferredApp: appRequest?.app.identifier, here: setting.allowsLocation ? setting.place : nil,
      antecedents: past.antecedents)
  }

  /// As above, for a request that replaces the one under way: "him" is whom that is about.
  var requestContext: RecognitionContext {
    var context = context
    if case .running(let appRequest, _) = state, !appRequest.isRemembered { context.antecedents.take(appRequest) }
    return context
  }

  /// Says the first of these lines that the language has and whose values are there.
  @discardableResult
  mutating func say(_ identifiers: String..., with values: [String: String] = [:]) -> Line {
    say(identifiers, with: values)
  }

  @discardableResult
  mutating func say(_ identifiers: [String], with values: [String: String] = [:]) -> Line {
    say(lines.said(identifiers, values))
  }

  /// The values that a sentence about the request under way may name: the app, the parameters, a response's properties.
  func values(_ response: IntentResponse? = nil) -> [String: String] {
    guard let appRequest else { return [:] }
    var values = ["app": appRequest.appName]
    for field in (response?.fields ?? []) {
      // An object's property goes by its own name: the fee of a payment's record is {feeAmount}.
      if case .object(let object) = field.value { name(object, in: &values) }
    }
    for field in (response?.fields ?? []) { values[field.name] = wording.text(of: field.value) }
    let intent = appRequest.lifecycle.intent
    for field in intent.parameters + wording.derived(from: intent) {
      values[field.name] = wording.text(of: field.value)
    }
    return values
  }

  /// The properties of an object, and those of its objects that it doesn't have itself: the price of a ride's option.
  private func name(_ object: ObjectValue, in values: inout [String: String]) {
    for field in object.fields {
      if case .object(let inner) = field.value { name(inner, in: &values) }
    }
    for field in object.fields { values[field.name] = wording.text(of: field.value) }
  }

  /// What an app's own template may name: the response's properties before the intent's parameters, and the properties
  /// of their objects: `{order.total}`.
  func templateValues(_ response: IntentResponse?) -> [String: String] {
    var values = values(response)
    let fields = (appRequest?.lifecycle.intent.parameters ?? []) + (response?.fields ?? [])
    for field in fields {
      if case .object(let object) = field.value {
        for inner in object.fields { values["\(field.name).\(inner.name)"] = wording.text(of: inner.value) }
      }
      values[field.name] = wording.text(of: field.value)
    }
    return values
  }

  func button(_ button: Button) -> String {
    let intent = appRequest?.lifecycle.intent.name.rawValue ?? ""
    var identifiers = ["button.\(button.rawValue).\(intent)"]
    if button == .yes, let verb = appRequest?.lifecycle.schema.verb { identifiers.append("verb.\(verb).button") }
    return lines.said(identifiers + ["button.\(button.rawValue)"]).text
  }
}
