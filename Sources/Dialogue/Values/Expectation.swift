package import SimCatalog
package import SimRecognition

/// What a conversation waits for: for hints, for completion, and for a transcript that taps a button.
package enum Expectation: Hashable, Sendable {
  /// A request.
  case nothing
  /// The answer to an effect; the user can't be heard now.
  case effect
  /// The answer to a question about a parameter, with the options that are listed, if any.
  case answer(intent: IntentName, parameter: ParameterSchema, options: [Choice])
  /// A yes or a no to a value.
  case yesNo(intent: IntentName, parameter: ParameterSchema)
  /// A yes or a no to what a running App Intent asks: the subject, in its author's words.
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
  /// Whether to answer the message that was read, or the answer itself.
  case reply
  /// Whether to read the remaining results.
  case rest
  /// Which of the results goes into the next request, or which option a running App Intent gets.
  case choice(options: [Choice])
}

/// Why Siri asked the last question: facts from the run itself.
package struct QuestionFacts: Hashable, Sendable {
  /// The app's display name.
  package var app: String
  /// The intent that is under way.
  package var intent: IntentName
  /// The call whose answer made Siri ask; nil when the user wanted a change.
  package var call: HandlerCall.Method?
  /// What the call returned, one result for each value.
  package var results: [ResolutionResult]
  /// The place in the handler's sources, and how long it took.
  package var answer: AnswerDetail
  /// The parameter that was asked for; nil where a running App Intent asks about none.
  package var parameter: ParameterSchema?
  /// The function that a running App Intent asks with: `requestConfirmation`; nil where Siri asks before it runs.
  package var function: String?
  /// Which of several values is asked about, from 0.
  package var element: Int?
  /// How many times the same question has been asked, including this time.
  package var attempt: Int
  /// The sentence that Siri asked with.
  package var line: Line
  /// The line that made the request; the slots' ranges refer to it.
  package var request: String
  /// What the request's words have filled; no slot for `parameter` means that they don't say it.
  package var slots: [Slot]
  /// The words of answers, by the parameter that they filled: the ranges of its slot refer to them.
  package var answers: [String: String] = [:]

  /// What was asked for, by its name in the sources.
  package var subject: String { parameter?.name ?? function ?? "" }
}
