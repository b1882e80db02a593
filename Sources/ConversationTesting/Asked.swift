import SimCatalog
import SimDialogue

/// What Siri waits for after a turn.
///
/// A parameter can be written as its name: `#expect(turn.asks("recipients"))`.
public enum Asked: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The value of a parameter, by its name in the intent's class.
  case parameter(String)
  /// A yes or a no to the value that a parameter would get.
  case confirmation(of: String)
  /// A yes or a no to what a running App Intent asks.
  case question(String)
  /// A yes to what is going to be done.
  case review
  /// Which parameter to change.
  case change
  /// Which app is meant.
  case app
  /// Whether Siri may use an app's data.
  case authorization
  /// The device's code.
  case unlock
  /// Whether to open the app.
  case openApp
  /// One of the things that were found.
  case choice
  /// Whether to answer what was read, or to read the rest.
  case goingOn
  /// A phrase for starting a shortcut.
  case phrase

  /// A parameter by its name.
  public init(stringLiteral name: String) { self = .parameter(name) }

  /// Nil if Siri waits for nothing.
  init?(_ expectation: Expectation) {
    switch expectation {
    case .nothing, .effect: return nil
    case .answer(_, let parameter, _): self = .parameter(parameter.name)
    case .yesNo(_, let parameter): self = .confirmation(of: parameter.name)
    case .confirm(_, let about, _): self = .question(about)
    case .review: self = .review
    case .change: self = .change
    case .whichApp: self = .app
    case .authorisation: self = .authorization
    case .unlock: self = .unlock
    case .phrase: self = .phrase
    case .openApp: self = .openApp
    case .reply, .rest: self = .goingOn
    case .choice: self = .choice
    }
  }

  /// In words: `the parameter recipients`.
  public var description: String {
    switch self {
    case .parameter(let name): "the parameter \(name)"
    case .confirmation(let name): "a yes or a no to the value of \(name)"
    case .question(let text): "a yes or a no to '\(text)'"
    case .review: "a yes to the review"
    case .change: "which parameter is to be changed"
    case .app: "which app is meant"
    case .authorization: "whether Siri may use the app's data"
    case .unlock: "the device's code"
    case .openApp: "whether the app is to be opened"
    case .choice: "one of what was found"
    case .goingOn: "whether to go on"
    case .phrase: "a shortcut's phrase"
    }
  }
}

extension Turn {
  /// Whether Siri waits for this after the turn. For a parameter it doesn't matter whether she asks for its value or
  /// for a yes to it.
  ///
  /// `#expect(turn.asks("recipients"))` shows the whole turn when it fails.
  public func asks(_ wanted: Asked) -> Bool {
    switch (wanted, asked) {
    case (.parameter(let name), .confirmation(let other)?): name == other
    default: asked == wanted
    }
  }

  /// Whether the handler was called, with an answer if one is given:
  /// `turn.calls("resolveContent", answering: "needsValue")`.
  ///
  /// - Parameters:
  ///   - name: the call as a transcript names it.
  ///   - answer: the answer's first word, or all of it.
  public func calls(_ name: String, answering answer: String? = nil) -> Bool {
    calls.contains { call in
      guard call.name == name else { return false }
      guard let answer else { return true }
      return call.answer == answer || call.answer.hasPrefix(answer + " ")
    }
  }
}
