/// One call of a handler's method.
public struct HandlerCall: Hashable, Sendable {
  /// A method of the handler's.
  public enum Method: Hashable, Sendable {
    case resolve(parameter: String)
    /// Asks for the options of a parameter of an app's own intent (`provide…OptionsCollection`).
    ///
    /// - searchTerm: the words to search for, where the parameter's options are searched.
    case options(parameter: String, searchTerm: String?)
    /// Asks for the default value of a parameter of an app's own intent (`default…`).
    case defaultValue(parameter: String)
    case confirm
    case handle
    /// Performs an App Intent as far as the user's answers so far allow: a suspended run continues with the last
    /// answer, otherwise it begins from the top.
    case perform(answers: [PerformAnswer])

    /// The method's base name, as SiriKit spells it: `resolveRecipients`, `confirm`, `handle`.
    public var name: String {
      switch self {
      case .resolve(let parameter): "resolve" + Self.capitalized(parameter)
      case .options(let parameter, _): "provide" + Self.capitalized(parameter) + "OptionsCollection"
      case .defaultValue(let parameter): "default" + Self.capitalized(parameter)
      case .confirm: "confirm"
      case .handle: "handle"
      case .perform: "perform"
      }
    }

    /// The parameter that the method is about; nil for confirm, handle and perform.
    public var parameter: String? {
      switch self {
      case .resolve(let parameter), .options(let parameter, _), .defaultValue(let parameter): parameter
      case .confirm, .handle, .perform: nil
      }
    }

    /// Whether it completes a request.
    public var isLast: Bool {
      switch self {
      case .handle, .perform: true
      case .resolve, .options, .defaultValue, .confirm: false
      }
    }

    /// Whether the app, not Siri, answers it for an App Intent.
    public var isOfApp: Bool {
      switch self {
      case .options, .defaultValue, .perform: true
      case .resolve, .confirm, .handle: false
      }
    }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
  }

  /// The intent as it is filled so far.
  public var intent: FilledIntent
  /// The method that is called.
  public var method: Method

  /// A call of a method with an intent.
  public init(intent: FilledIntent, method: Method) {
    self.intent = intent
    self.method = method
  }
}

/// An intent and the parameters that are filled so far.
public struct FilledIntent: Hashable, Sendable {
  /// The class, for example `INSendMessageIntent`.
  public var name: IntentName
  /// In the schema's order; parameters without a value are missing.
  public var parameters: [Field]

  /// An intent with the parameters that are filled.
  public init(name: IntentName, parameters: [Field] = []) {
    self.name = name
    self.parameters = parameters
  }

  /// A parameter's value; nil where it has none. Setting nil removes it.
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
  /// The class's name, `INSendMessageIntent`.
  public var rawValue: String

  /// A name, whether an intent of that name is known or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name, whether an intent of that name is known or not.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name as a string literal.
  public init(stringLiteral value: String) { rawValue = value }

  /// The class's name.
  public var description: String { rawValue }
}

extension FilledIntent {
  /// The intent as its handler finds it: with what parameters hold that nobody has said anything about.
  public func withUnsaid(_ parameters: [ParameterSchema]) -> FilledIntent {
    var intent = self
    for parameter in parameters where intent[parameter.name] == nil {
      if let unsaid = parameter.unsaid { intent[parameter.name] = .boolean(unsaid) }
    }
    return intent
  }
}
