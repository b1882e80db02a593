/// A button of what an App Intent shows: tapping it runs an intent.
public struct SnippetButton: Hashable, Sendable {
  /// What it says.
  public var title: String
  /// What it runs.
  public var intent: FilledIntent

  /// A button that runs an intent.
  public init(title: String, intent: FilledIntent) {
    self.title = title
    self.intent = intent
  }

  /// As a response's field holds it.
  public var value: Value {
    .object(
      ObjectValue(
        type: "Button",
        fields: [Field(name: "title", value: .string(title)), Field(name: "intent", value: intent.value)]))
  }

  /// Reads it from a response's field; nil where it holds something else.
  public init?(_ value: Value) {
    guard case .object(let object) = value, case .string(let title)? = object["title"],
      let intent = object["intent"].flatMap(FilledIntent.init)
    else { return nil }
    self.init(title: title, intent: intent)
  }
}

extension FilledIntent {
  /// As a response's field holds it: an object with the intent's name as its type.
  public var value: Value { .object(ObjectValue(type: name.rawValue, fields: parameters)) }

  /// Reads it from a response's field; nil where it holds something else.
  public init?(_ value: Value) {
    guard case .object(let object) = value else { return nil }
    self.init(name: IntentName(object.type), parameters: object.fields)
  }
}
