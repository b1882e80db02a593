package import SimCatalog

/// What Siri must ask about a parameter, as the handler's result requires.
package struct Question: Hashable, Sendable {
  /// What the question asks for.
  package enum Kind: Hashable, Sendable {
    /// Nothing is known: an open question.
    case needsValue
    /// Several values would do; `of` is the value that was too vague, nil when there was none.
    case choose([Value], of: Value?)
    /// Is it this value? A yes or a no.
    case confirm(Value?, Reason?)
    /// The value can't be used: say so, then ask for another.
    case unsupported(Value?, Reason?)
    /// The value must be said more precisely.
    case moreDetails(Value?)
    /// The user wants to change what was said.
    case change(Value?)
  }

  /// The parameter that is asked for.
  package var parameter: ParameterSchema
  /// Which of several values it is about, from 0; nil when it is about the parameter as a whole.
  package var element: Int?
  /// What the question asks for.
  package var kind: Kind
  /// How many times this has been asked, including this time.
  package var attempt: Int
  /// A value that can't be used, and that options replace: Siri says so first.
  package struct Refusal: Hashable, Sendable {
    /// The value; nil where there was none.
    package var value: Value?
    /// Why it can't be used.
    package var reason: Reason?

    /// A value that was refused.
    package init(value: Value?, reason: Reason?) {
      self.value = value
      self.reason = reason
    }

    /// What a question of a kind refuses; nil where it refuses nothing.
    init?(_ kind: Kind) {
      guard case .unsupported(let value, let reason) = kind else { return nil }
      self.init(value: value, reason: reason)
    }
  }

  /// The refused value, where options are offered instead; nil where there is none.
  package var refusal: Refusal?
  /// What a running App Intent asks, in its own words; nil where none is running.
  package var inside: PerformQuestion?

  /// A question for a parameter, or for an element of a list.
  package init(parameter: ParameterSchema, element: Int? = nil, kind: Kind, attempt: Int = 1) {
    self.parameter = parameter
    self.element = element
    self.kind = kind
    self.attempt = attempt
  }
}

/// The user's answer to a question about a parameter.
package enum QuestionAnswer: Hashable, Sendable {
  case value(Value)
  /// One of the options, from 0.
  case choice(Int)
  case yes
  case no
  /// No answer: a button beside the question of a running App Intent was tapped, which runs this.
  case tapped(FilledIntent)
}

/// The user's answer to the review ("Ready to send it?").
package enum ReviewAnswer: Hashable, Sendable {
  case yes
  case cancel
  /// Ask for this parameter again.
  case change(parameter: String)
}
