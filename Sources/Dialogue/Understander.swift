public import SimCatalog
public import SimLexicon
public import SimRecognition

/// What a conversation needs of recognition, so that its tests can do without a language.
public protocol Understander: Sendable {
  /// Finds app, intent and slots in a sentence.
  func understand(_ text: String, in context: RecognitionContext) -> Understanding

  /// Reads an answer to an open question as a value of a parameter, nil when it can't be one.
  func readAnswer(
    _ text: String, as parameter: ParameterSchema, of intent: IntentName, app: String, in context: RecognitionContext
  ) -> Slot?

  /// The same with what the words fill besides: "half an hour" is a number and its unit. The first is the parameter's own;
  /// empty when they are no answer.
  func readAnswers(
    _ text: String, as parameter: ParameterSchema, of intent: IntentName, app: String, in context: RecognitionContext
  ) -> [Slot]

  /// Reads an answer as a sequence of acts.
  func acts(in text: String, for scope: AnswerScope, in context: RecognitionContext) -> AnswerReading

  /// A line with the places at which it may be cut, and the words that turn what stands beside them.
  func parts(of text: String) -> LineParts

  /// What the words of a time mean where they change another; nil where they are no time.
  func time(_ words: String, keeping held: DateRange, in context: RecognitionContext) -> DateRange?

  /// The same for another user, or for one whose apps know other words now.
  func knowing(_ user: UserProfile) -> any Understander
}

extension Understander {
  /// Itself: an understander that knows no user understands every user alike.
  public func knowing(_ user: UserProfile) -> any Understander { self }

  /// No acts: what knows no language reads answers by their words alone.
  public func acts(in text: String, for scope: AnswerScope, in context: RecognitionContext) -> AnswerReading {
    AnswerReading()
  }

  /// Without a language's words it is cut at its marks alone.
  public func parts(of text: String) -> LineParts { LineParts(text) }

  /// No time, without a language.
  public func time(_ words: String, keeping held: DateRange, in context: RecognitionContext) -> DateRange? { nil }

  /// The readings of an answer to a question for a parameter, the best first.
  public func readAnswers(
    _ text: String, as parameter: ParameterSchema, of intent: IntentName, app: String, in context: RecognitionContext
  ) -> [Slot] {
    readAnswer(text, as: parameter, of: intent, app: app, in: context).map { [$0] } ?? []
  }
}

extension Recognizer: Understander {
  /// A recognizer of the same language and apps for the user.
  public func knowing(_ user: UserProfile) -> any Understander { with(user) }
}
