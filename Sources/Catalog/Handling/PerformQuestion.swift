/// What a running App Intent asks the user in its `perform()`.
public struct PerformQuestion: Hashable, Sendable {
  /// What the question asks for.
  public enum Kind: Hashable, Sendable {
    case value(parameter: String)
    case disambiguation(parameter: String, options: [Value])
    /// Whether a parameter should have this value.
    case parameterConfirmation(parameter: String, value: Value?)
    case confirmation(Confirmation)
    case choice([Choice])
    /// Whether the app may come to the front.
    case foreground
    /// No question: the app comes to the front before it begins.
    case open
    /// No question: it is performed again from the top.
    case restart
  }

  /// A yes or a no before something is done.
  public struct Confirmation: Hashable, Sendable {
    /// The name of the action's ConfirmationActionName: `order`; nil where none is given.
    public var action: String?
    /// The author's words for a yes, the button's text first; empty for Siri's own words.
    public var accept: [String]
    /// The author's words for a no, the button's text first; empty for Siri's own words.
    public var deny: [String]

    /// A confirmation with the author's own words.
    public init(action: String? = nil, accept: [String] = [], deny: [String] = []) {
      self.action = action
      self.accept = accept
      self.deny = deny
    }
  }

  /// An option.
  public struct Choice: Hashable, Sendable {
    /// The name of the option.
    public var title: String
    /// A second line.
    public var subtitle: String?
    /// Whether choosing it ends the request.
    public var isCancel: Bool

    /// An option.
    public init(title: String, subtitle: String? = nil, isCancel: Bool = false) {
      self.title = title
      self.subtitle = subtitle
      self.isCancel = isCancel
    }
  }

  /// The result of tapping a button beside the question.
  public struct Tapped: Hashable, Sendable {
    /// The intent that the button runs.
    public var intent: FilledIntent
    /// Its response.
    public var response: IntentResponse

    /// A button's intent and its response.
    public init(intent: FilledIntent, response: IntentResponse) {
      self.intent = intent
      self.response = response
    }
  }

  /// What the question asks for.
  public var kind: Kind
  /// The words to say; nil for Siri's own.
  public var dialog: String?
  /// The words to say where something is shown with the question.
  public var supporting: String?
  /// The lines of a view that is shown with it.
  public var view: [String]
  /// The buttons of that view; tapping one doesn't answer the question.
  public var buttons: [SnippetButton]
  /// The result of the last tap, if that is why the question is repeated.
  public var tapped: Tapped?
  /// Whether it was thrown as an error, so that the answer performs the intent again from the top.
  public var restarts: Bool

  /// A question of a running intent's.
  public init(
    _ kind: Kind, dialog: String? = nil, supporting: String? = nil, view: [String] = [],
    buttons: [SnippetButton] = [], tapped: Tapped? = nil, restarts: Bool = false
  ) {
    self.kind = kind
    self.dialog = dialog
    self.supporting = supporting
    self.view = view
    self.buttons = buttons
    self.tapped = tapped
    self.restarts = restarts
  }

  /// The function by which its author asks, and its parameter: `requestValue bowls`.
  public var text: String {
    switch kind {
    case .value(let name): restarts ? "needsValueError \(name)" : "requestValue \(name)"
    case .disambiguation(let name, _): restarts ? "needsDisambiguationError \(name)" : "requestDisambiguation \(name)"
    case .parameterConfirmation(let name, _): "requestConfirmation \(name)"
    case .confirmation: "requestConfirmation"
    case .choice: "requestChoice"
    case .foreground: "continueInForeground"
    case .open: "open"
    case .restart: "restartPerform"
    }
  }

  /// The parameter that it asks for; nil for none.
  public var parameter: String? {
    switch kind {
    case .value(let name), .disambiguation(let name, _), .parameterConfirmation(let name, _): name
    case .confirmation, .choice, .foreground, .open, .restart: nil
    }
  }
}

/// The user's answer to a running App Intent.
public enum PerformAnswer: Hashable, Sendable {
  case value(Value)
  case yes
  case no
  /// One of the options, from 0.
  case choice(Int)
  /// No answer: a button beside the question was tapped, which runs this.
  case tapped(FilledIntent)
  /// The user doesn't want it any more.
  case cancelled
}
