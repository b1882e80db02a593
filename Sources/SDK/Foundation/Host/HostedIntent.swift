/// What joins an App Intent to the program that performs it. `AppIntents` makes its intents such, and the runner knows no more of them
/// than this.

/// A value of a parameter, as host and program exchange it.
public indirect enum _HostedValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  case date(Date)
  /// The case of an enumeration, by its Swift name.
  case enumeration(type: String, case: String)
  /// Something of the app's, by its identifier, and what it is called.
  case object(type: String, identifier: String?, title: String)
  case list([_HostedValue])
}

/// What a view shows, as text.
public struct _HostedView: Sendable {
  /// In reading order.
  public var lines: [String]
  /// What can be tapped.
  public var buttons: [_HostedButton]

  public init(lines: [String] = [], buttons: [_HostedButton] = []) {
    self.lines = lines
    self.buttons = buttons
  }
}

/// A button that runs an intent.
public struct _HostedButton: Sendable {
  public var title: String
  public var intent: any _HostedIntent

  public init(title: String, intent: any _HostedIntent) {
    self.title = title
    self.intent = intent
  }
}

/// A line of the author's code, its file as `#fileID` gives it.
public struct _HostedPlace: Hashable, Sendable {
  public var file: String
  public var line: Int

  public init(_ file: String, _ line: Int) { (self.file, self.line) = (file, line) }
}

/// What a running intent asks of the user.
public struct _HostedQuestion: Sendable {
  /// What must be answered.
  public enum Kind: Sendable {
    case value(parameter: String)
    case disambiguation(parameter: String, options: [_HostedValue])
    /// Whether a parameter is to have this value.
    case parameterConfirmation(parameter: String, value: _HostedValue?)
    /// Whether to go on: what is done then, and its author's words for a yes and a no.
    case confirmation(action: String?, accept: [String], deny: [String])
    case choice([Choice])
    /// Whether the app may come to the front.
    case foreground
  }

  /// One of the options of a choice.
  public struct Choice: Sendable {
    public var title: String
    public var subtitle: String?
    /// Whether choosing it ends the request.
    public var isCancel: Bool

    public init(title: String, subtitle: String?, isCancel: Bool) {
      self.title = title
      self.subtitle = subtitle
      self.isCancel = isCancel
    }
  }

  public var kind: Kind
  /// What is said; nil for words of Siri's own.
  public var dialog: String?
  /// What is said beside something that is shown.
  public var supporting: String?
  /// A view that is shown with it.
  public var view: _HostedView
  /// What is performed for that view, and again whenever one of its buttons is tapped.
  public var snippet: (any _HostedIntent)?
  /// Where the author asks.
  public var place: _HostedPlace?

  public init(
    _ kind: Kind, dialog: String? = nil, supporting: String? = nil, view: _HostedView = _HostedView(),
    snippet: (any _HostedIntent)? = nil, place: _HostedPlace? = nil
  ) {
    self.place = place
    self.kind = kind
    self.dialog = dialog
    self.supporting = supporting
    self.view = view
    self.snippet = snippet
  }
}

/// What the user has answered.
public enum _HostedAnswer: Sendable {
  case value(_HostedValue)
  case yes
  case no
  /// One of the options, from 0.
  case choice(Int)
  case cancelled
}

/// What came of performing.
public enum _HostedOutcome: Sendable {
  /// What an intent has answered.
  public struct Result: Sendable {
    public var dialog: String?
    public var supporting: String?
    public var value: _HostedValue?
    public var view = _HostedView()
    /// What is performed for its view, and again whenever one of its buttons is tapped.
    public var snippet: (any _HostedIntent)?
    /// What runs next.
    public var opens: (any _HostedIntent)?
    /// An address that is opened.
    public var address: String?
    /// Whether what has run next is in the app.
    public var opensApp = false

    public init() {}
  }

  case done(Result)
  /// It is to be performed again from the top when this is answered.
  case asks(_HostedQuestion)
  /// It is to be performed again from the top.
  case restart
  case cancelled
  /// An error was thrown: what its author has Siri say of it, and what it is.
  case failed(said: String?, error: String)
  /// An error that has the app opened.
  case opensApp(said: String?)
}

/// Who asks the user for a running intent.
public protocol _IntentHost: Sendable {
  func ask(_ question: _HostedQuestion) async -> _HostedAnswer
}

/// Which host a running intent has.
public enum _IntentHosting {
  /// That of the task.
  @TaskLocal public static var current: (any _IntentHost)?
  /// That of the intent that runs, for tasks that don't know it.
  nonisolated(unsafe) public static var last: (any _IntentHost)?

  /// The intent, as far as it is filled, for which the app says what there is to choose from.
  @TaskLocal public static var filling: (any _HostedIntent)?

  /// Takes what the app says was done, under an identifier.
  nonisolated(unsafe) public static var donate: (@Sendable (any _HostedIntent, _ identifier: String) -> Void)?

  /// Takes which of the app's donations count no longer.
  nonisolated(unsafe) public static var deleteDonations: (@Sendable (_HostedDonations) -> Void)?

  /// Takes which intents the app says are useful, in the place of those before.
  nonisolated(unsafe) public static var relevant: (@Sendable ([_HostedRelevance]) -> Void)?

  /// Takes that the device is to learn anew what the values in the app's phrases are.
  nonisolated(unsafe) public static var updatePhrases: (@Sendable () -> Void)?

  /// Asks the host that there is; nil where an intent is performed by hand.
  public static func ask(_ question: _HostedQuestion) async -> _HostedAnswer? {
    await (current ?? last)?.ask(question)
  }
}

/// When and where an intent is useful.
public enum _HostedCircumstance: Hashable, Sendable {
  case time(start: Date, end: Date?)
  case near(name: String, latitude: Double, longitude: Double, metres: Double)
  /// A part of the user's day: `home`, `work`.
  case routine(String)
  /// Nobody can tell.
  case never
}

/// An intent that is useful in some circumstance.
public struct _HostedRelevance: Sendable {
  public var intent: any _HostedIntent
  public var widgetKind: String
  public var circumstance: _HostedCircumstance

  public init(intent: any _HostedIntent, widgetKind: String, circumstance: _HostedCircumstance) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.circumstance = circumstance
  }
}

/// Donations of the app.
public enum _HostedDonations: Sendable {
  case identified([String])
  /// Those of an intent, and those with something of the app's: of a type, with an identifier.
  case about(intent: (any _HostedIntent.Type)?, entity: (type: String, identifier: String)?)
}

/// What there is to choose from.
public struct _HostedOptions: Sendable {
  /// The function that said so.
  public var query: String
  public var values: [_HostedValue]
  /// The type of the query or provider.
  public var provider: Any.Type
  /// What is wrong with what it gave, each a sentence without its subject.
  public var problems: [String]

  public init(query: String, values: [_HostedValue], provider: Any.Type, problems: [String] = []) {
    self.query = query
    self.values = values
    self.provider = provider
    self.problems = problems
  }
}

/// A parameter of an intent that is performed.
public protocol _HostedParameter: AnyObject {
  /// How the intent calls it.
  var _name: String { get set }
  /// Takes a value; false where it is none of its type.
  func _take(_ value: _HostedValue) async throws -> Bool
  /// What there is to choose from; nil where the app offers nothing.
  func _options(matching term: String?) async throws -> _HostedOptions?
  /// The value that the app gives where nobody has said one.
  func _default() async -> _HostedValue?
  /// The value that it has.
  var _value: _HostedValue? { get }
}

/// The app whose intents are performed: its `init()` makes what they need.
@MainActor
@preconcurrency
public protocol _HostedApp {
  init()
}

/// An intent that is performed.
public protocol _HostedIntent: Sendable {
  init()
  func _perform() async -> _HostedOutcome
  /// Whether the app comes to the front for it.
  static var _opensApp: Bool { get }
  /// Whether it is performed for its view.
  static var _isSnippet: Bool { get }
  /// The address that it opens, and does nothing else.
  var _address: URL? { get }
}

extension _HostedIntent {
  public static var _opensApp: Bool { false }
  public static var _isSnippet: Bool { false }
  public var _address: URL? { nil }
}

extension _HostedIntent {
  /// The view that it is performed for; an empty one where it fails.
  public var _performedView: _HostedView {
    get async {
      guard case .done(let result) = await _perform() else { return _HostedView() }
      return result.view
    }
  }

  /// Its parameters by their names.
  public var _parameters: [(name: String, parameter: any _HostedParameter)] {
    var found: [(String, any _HostedParameter)] = []
    for child in Mirror(reflecting: self).children {
      guard let label = child.label, let parameter = child.value as? any _HostedParameter else { continue }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      parameter._name = name
      found.append((name, parameter))
    }
    return found
  }
}
