/// The connection between an App Intent and the program that performs it. `AppIntents` makes its intents conform to it,
/// and the runner knows no more of them than this.

/// A value of a parameter, as host and program exchange it.
public indirect enum _HostedValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  case date(Date)
  /// The case of an enumeration, by its Swift name.
  case enumeration(type: String, case: String)
  /// An entity of the app's, by its identifier and its title.
  case object(type: String, identifier: String?, title: String)
  case list([_HostedValue])
}

/// The contents of a view, as text.
public struct _HostedView: Sendable {
  /// In reading order.
  public var lines: [String]
  /// The buttons that can be tapped.
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

/// A line of the author's code, with the file as in `#fileID`.
public struct _HostedPlace: Hashable, Sendable {
  public var file: String
  public var line: Int

  public init(_ file: String, _ line: Int) { (self.file, self.line) = (file, line) }
}

/// A running intent's question to the user.
public struct _HostedQuestion: Sendable {
  /// The kind of answer that is needed.
  public enum Kind: Sendable {
    case value(parameter: String)
    case disambiguation(parameter: String, options: [_HostedValue])
    /// Whether a parameter should have this value.
    case parameterConfirmation(parameter: String, value: _HostedValue?)
    /// Whether to continue: the action that follows, and its author's words for a yes and a no.
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
  /// Siri's words; nil for her own.
  public var dialog: String?
  /// The words beside something that is shown.
  public var supporting: String?
  /// The view that is shown with it.
  public var view: _HostedView
  /// The intent that is performed for that view, and again whenever one of its buttons is tapped.
  public var snippet: (any _HostedIntent)?
  /// The line of the author's code that asks.
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

/// The outcome of performing an intent.
public enum _HostedOutcome: Sendable {
  /// An intent's answer.
  public struct Result: Sendable {
    public var dialog: String?
    public var supporting: String?
    public var value: _HostedValue?
    public var view = _HostedView()
    /// The intent that is performed for its view, and again whenever one of its buttons is tapped.
    public var snippet: (any _HostedIntent)?
    /// The intent that runs next.
    public var opens: (any _HostedIntent)?
    /// An address to open.
    public var address: String?
    /// Whether the intent that ran next opened the app.
    public var opensApp = false

    public init() {}
  }

  case done(Result)
  /// It must be performed again from the top after an answer.
  case asks(_HostedQuestion)
  /// It must be performed again from the top.
  case restart
  case cancelled
  /// An error was thrown: the author's words for Siri, and the error itself.
  case failed(said: String?, error: String)
  /// An error that opens the app.
  case opensApp(said: String?)
}

/// An object that asks the user for a running intent.
public protocol _IntentHost: Sendable {
  func ask(_ question: _HostedQuestion) async -> _HostedAnswer
}

/// The host of running intents.
public enum _IntentHosting {
  /// The task's host.
  @TaskLocal public static var current: (any _IntentHost)?
  /// The running intent's host, for tasks that don't know it.
  nonisolated(unsafe) public static var last: (any _IntentHost)?

  /// The intent, as far as it is filled, whose options the app is asked for.
  @TaskLocal public static var filling: (any _HostedIntent)?

  /// Receives a donation, with its identifier.
  nonisolated(unsafe) public static var donate: (@Sendable (any _HostedIntent, _ identifier: String) -> Void)?

  /// Receives the donations that no longer count.
  nonisolated(unsafe) public static var deleteDonations: (@Sendable (_HostedDonations) -> Void)?

  /// Receives the useful intents, which replace those before.
  nonisolated(unsafe) public static var relevant: (@Sendable ([_HostedRelevance]) -> Void)?

  /// Called when the device must learn the values in the app's phrases again.
  nonisolated(unsafe) public static var updatePhrases: (@Sendable () -> Void)?

  /// Asks the current host; nil if an intent is performed by hand.
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
  /// It can't be described.
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
  /// Those of an intent, and those with an entity: of a type, with an identifier.
  case about(intent: (any _HostedIntent.Type)?, entity: (type: String, identifier: String)?)
}

/// The options of a parameter.
public struct _HostedOptions: Sendable {
  /// The function that returned them.
  public var query: String
  public var values: [_HostedValue]
  /// The type of the query or provider.
  public var provider: Any.Type
  /// Faults in the results, each a sentence without its subject.
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
  /// Its name in the intent.
  var _name: String { get set }
  /// Takes a value; false if it isn't of its type.
  func _take(_ value: _HostedValue) async throws -> Bool
  /// The options; nil if the app offers none.
  func _options(matching term: String?) async throws -> _HostedOptions?
  /// The app's default value.
  func _default() async -> _HostedValue?
  /// The value that it has.
  var _value: _HostedValue? { get }
}

/// The app whose intents are performed: its `init()` provides their dependencies.
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
  /// The address of an intent that only opens one.
  var _address: URL? { get }
}

extension _HostedIntent {
  public static var _opensApp: Bool { false }
  public static var _isSnippet: Bool { false }
  public var _address: URL? { nil }
}

extension _HostedIntent {
  /// The view that it is performed for; empty if it fails.
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
