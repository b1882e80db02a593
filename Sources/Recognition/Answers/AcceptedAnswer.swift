/// A kind of answer that a prompt accepts.
public enum AcceptedAnswer: Sendable {
  /// An act and nothing else: a yes, a no, an end. A reply is large, and each prompt of a conversation keeps what it accepts.
  indirect case act(AnswerAct.Kind, Reply)
  /// The text of a button.
  case button
  /// The name, number or place in the list of what is offered, or a part of its name.
  case choice
  /// A value of the parameter that is asked about.
  case value(AcceptedValues)
  /// What the answer's acts say, where every word is a part of one.
  case acts
  /// Values inside a sentence whose other words mean nothing to Siri.
  case valuesInSentence
  /// An answer to a review that was read in part.
  case reviewInPart
  /// A request of its own: how sure the recogniser must be of one that names its app, and of one that doesn't; nil where an
  /// app must be named.
  case request(named: Int, unnamed: Int?, mayAskWhichApp: Bool)
  /// Another request, whatever is said.
  case anotherRequest
  /// Any words at all.
  case text

  /// Whether what it gives comes from the acts of the answer, so that words which are none count for nothing.
  var takesActs: Bool {
    switch self {
    case .act, .acts, .valuesInSentence, .reviewInPart: true
    case .button, .choice, .value, .request, .anotherRequest, .text: false
    }
  }
}

/// Which values are accepted.
public enum AcceptedValues: Sendable {
  /// Those that a vocabulary, a number or a date knows, and any text where a text is asked for.
  case certain
  /// The same, where it is none of what is offered.
  case besideChoices
  /// Any that isn't a yes or a no.
  case any
}
