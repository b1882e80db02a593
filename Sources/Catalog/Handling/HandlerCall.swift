/// One call of a handler's method.
public struct HandlerCall: Hashable, Sendable {
  public enum Method: Hashable, Sendable {
    case resolve(parameter: String)
    case confirm
    case handle

    /// The method's base name, as SiriKit spells it: `resolveRecipients`, `confirm`, `handle`.
    public var name: String {
      switch self {
      case .resolve(let parameter): "resolve" + parameter.prefix(1).uppercased() + parameter.dropFirst()
      case .confirm: "confirm"
      case .handle: "handle"
      }
    }
  }

  public var intent: FilledIntent
  public var method: Method

  public init(intent: FilledIntent, method: Method) {
    self.intent = intent
    self.method = method
  }
}

/// An intent and the parameters that are filled so far.
public struct FilledIntent: Hashable, Sendable {
  /// The class, for example `INSendMessageIntent`.
  public var name: IntentName
  /// In the schema's order; a parameter that isn't here is nil.
  public var parameters: [Field]

  public init(name: IntentName, parameters: [Field] = []) {
    self.name = name
    self.parameters = parameters
  }

  public subscript(parameter: String) -> Value? {
    get { parameters.first { $0.name == parameter }?.value }
    set {
      if let index = parameters.firstIndex(where: { $0.name == parameter }) {
        if let newValue { parameters[index].value = newValue } else { parameters.remove(at: index) }
      } else if let newValue {
        parameters.append(Field(name: parameter, value: newValue))
      }
    }
  }
}

/// The name of an intent's class, for example `INSendMessageIntent`.
public struct IntentName: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }
}
