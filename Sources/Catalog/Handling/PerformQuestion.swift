/// What a running App Intent asks of the user, by its `perform()`.
public struct PerformQuestion: Hashable, Sendable {
  /// What must be answered.
  public enum Kind: Hashable, Sendable {
    case value(parameter: String)
    case disambiguation(parameter: String, options: [Value])
    /// Whether a parameter is to have this value.
    case parameterConfirmation(parameter: String, value: Value?)
    case confirmation(Confirmation)
    case choice([Choice])
    /// Whether the app may come to the front.
    case foreground
    /// Nothing: the app comes to the front before it begins.
    case open
    /// Nothing: it is to be performed again from the top.
    case restart
  }

  /// A yes or a no before something is done.
  public struct Confirmation: Hashable, Sendable {
    /// What is done then, by ConfirmationActionName's name: `order`; nil where nothing is said of it.
    public var action: String?
    /// What the author calls a yes, the button's text first; empty for Siri's own words.
    public var accept: [String]
    /// What the author calls a no, the button's text first; empty for Siri's own words.
    public var deny: [String]

    /// A confirmation with the author's own words.
    public init(action: String? = nil, accept: [String] = [], deny: [String] = []) {
      self.action = action
      self.accept = accept
      self.deny = deny
    }
  }

  /// One of what may be chosen.
  public struct Choice: Hashable, Sendable {
    /// What it is called.
    public var title: String
    /// A second line.
    public var subtitle: String?
    /// Whether choosing it ends the request.
    public var isCancel: Bool

    /// An option that may be chosen.
    public init(title: String, subtitle: String? = nil, isCancel: Bool = false) {
      self.title = title
      self.subtitle = subtitle
      self.isCancel = isCancel
    }
  }

  /// What came of a button that was tapped beside the question.
  public struct Tapped: Hashable, Sendable {
    /// What the button runs.
    public var intent: FilledIntent
    /// What that has answered.
    public var response: IntentResponse

    /// A button's intent, and its answer.
    public init(intent: FilledIntent, response: IntentResponse) {
      self.intent = intent
      self.response = response
    }
  }

  /// What must be answered.
  public var kind: Kind
  /// What is said; nil for words of Siri's own.
  public var dialog: String?
  /// What is said beside something that is shown.
  public var supporting: String?
  /// The lines of a view that is shown with it.
  public var view: [String]
  /// The buttons of that view; tapping one answers nothing.
  public var buttons: [SnippetButton]
  /// What came of the one that was tapped last, where that is why the question comes once more.
  public var tapped: Tapped?
  /// Whether it was thrown, so that the answer has the intent performed again from the top.
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

  /// The function by which its author asks, and the parameter that it is asked of: `requestValue bowls`.
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

  /// The parameter that it is asked of; nil for none.
  public var parameter: String? {
    switch kind {
    case .value(let name), .disambiguation(let name, _), .parameterConfirmation(let name, _): name
    case .confirmation, .choice, .foreground, .open, .restart: nil
    }
  }
}

/// What the user has answered to a running App Intent.
public enum PerformAnswer: Hashable, Sendable {
  case value(Value)
  case yes
  case no
  /// One of the options, from 0.
  case choice(Int)
  /// Nothing: they have tapped a button beside the question, which runs this.
  case tapped(FilledIntent)
  /// They don't want it any more.
  case cancelled
}
