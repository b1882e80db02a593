package import SimCatalog
package import SimRecognition

/// What a conversation waits for: for hints, for completion, and for a transcript that taps a button.
package enum Expectation: Hashable, Sendable {
  /// A request.
  case nothing
  /// The answer to an effect; the user's words would be lost now.
  case effect
  /// The answer to a question about a parameter, with the options that are listed, if any.
  case answer(intent: IntentName, parameter: ParameterSchema, options: [Choice])
  /// A yes or a no to a value.
  case yesNo(intent: IntentName, parameter: ParameterSchema)
  /// A yes or a no to what a running App Intent asks: about what, in the words of its author.
  case confirm(intent: IntentName, about: String, buttons: [String])
  /// The answer to the review.
  case review(intent: IntentName, buttons: [String])
  /// Which parameter is to be changed.
  case change(intent: IntentName, options: [Choice])
  case whichApp(options: [Choice])
  /// Whether Siri may use the app.
  case authorisation(app: String, buttons: [String])
  case unlock
  /// The phrase that is to start a shortcut.
  case phrase(buttons: [String])
  /// Whether the app is to be opened.
  case openApp(app: String, buttons: [String])
  /// Whether the message that was read is to be answered, or the answer itself.
  case reply
  /// Whether the rest of what was found is to be read.
  case rest
  /// Which of the things that were found goes into the next request, or which option a running App Intent gets.
  case choice(options: [Choice])
}

/// Why Siri asked: the facts behind the last question, from the run itself.
package struct QuestionFacts: Hashable, Sendable {
  /// The app's display name.
  package var app: String
  /// The intent that is under way.
  package var intent: IntentName
  /// The call whose answer made Siri ask; nil when it was the user who wanted a change.
  package var call: HandlerCall.Method?
  /// What the call answered, one result for each value.
  package var results: [ResolutionResult]
  /// Where in the handler's sources, and how long it took.
  package var answer: AnswerDetail
  /// The parameter that was asked for; nil where a running App Intent asks about none.
  package var parameter: ParameterSchema?
  /// The function by which a running App Intent asks: `requestConfirmation`; nil where Siri asks before it runs.
  package var function: String?
  /// Which of several values is asked about, from 0.
  package var element: Int?
  /// How many times the same has been asked, this time included.
  package var attempt: Int
  /// The sentence with which Siri asked.
  package var line: Line
  /// The line in which the request was made; the slots' ranges are places in it.
  package var request: String
  /// What the request's words have filled; no slot for `parameter` means that its words are missing.
  package var slots: [Slot]
  /// The words of answers, by the parameter that they filled: the ranges of its slot are places in them.
  package var answers: [String: String] = [:]

  /// What was asked for, by its name in the sources.
  package var subject: String { parameter?.name ?? function ?? "" }
}
