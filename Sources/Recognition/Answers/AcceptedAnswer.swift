/// A kind of answer that a prompt accepts.
public enum AcceptedAnswer: Sendable {
  /// An act and nothing else: a yes, a no, an end. Indirect because a reply is large, and prompts keep many.
  indirect case act(AnswerAct.Kind, Reply)
  /// The text of a button.
  case button
  /// The name, number or position of an option, or a part of its name.
  case choice
  /// A value of the parameter that is asked about.
  case value(AcceptedValues)
  /// What the answer's acts say, where every word is a part of one.
  case acts
  /// Values inside a sentence whose other words Siri doesn't understand.
  case valuesInSentence
  /// An answer to a review that was read in part.
  case reviewInPart
  /// A new request: how sure the recogniser must be of one that names its app, and of one that doesn't; nil where the
  /// app must be named.
  case request(named: Int, unnamed: Int?, mayAskWhichApp: Bool)
  /// Another request, whatever is said.
  case anotherRequest
  /// Any words at all.
  case text

  /// Whether its reply comes from the answer's acts, so that words outside any act don't count.
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
