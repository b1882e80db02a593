/// A button on an App Intent's view: tapping it runs an intent.
public struct SnippetButton: Hashable, Sendable {
  /// Its text.
  public var title: String
  /// The intent that it runs.
  public var intent: FilledIntent

  /// A button that runs an intent.
  public init(title: String, intent: FilledIntent) {
    self.title = title
    self.intent = intent
  }

  /// The button as a value in a response's field.
  public var value: Value {
    .object(
      ObjectValue(
        type: "Button",
        fields: [Field(name: "title", value: .string(title)), Field(name: "intent", value: intent.value)]))
  }

  /// Reads it from a response's field; nil for any other value.
  public init?(_ value: Value) {
    guard case .object(let object) = value, case .string(let title)? = object["title"],
      let intent = object["intent"].flatMap(FilledIntent.init)
    else { return nil }
    self.init(title: title, intent: intent)
  }
}

extension FilledIntent {
  /// The intent as a value in a response's field: an object with the intent's name as its type.
  public var value: Value { .object(ObjectValue(type: name.rawValue, fields: parameters)) }

  /// Reads it from a response's field; nil for any other value.
  public init?(_ value: Value) {
    guard case .object(let object) = value else { return nil }
    self.init(name: IntentName(object.type), parameters: object.fields)
  }
}
