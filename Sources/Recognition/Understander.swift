public import SimCatalog
public import SimLexicon
public import SimUtterances

/// What a conversation needs of recognition, so that its tests can do without a language.
public protocol Understander: Sendable {
  /// A text cut into tokens, as the language does it.
  func utterance(_ text: String) -> Utterance

  /// Finds app, intent and slots in a sentence.
  func understand(_ utterance: Utterance, in context: RecognitionContext) -> Understanding

  /// Reads an answer to an open question as a value of a parameter, nil when it can't be one.
  func readAnswer(
    _ answer: Utterance, as parameter: ParameterSchema, of intent: IntentName, app: String,
    in context: RecognitionContext
  ) -> Slot?

  /// The same with what the words fill besides: "half an hour" is a number and its unit. The first is the parameter's own;
  /// empty when they are no answer.
  func readAnswers(
    _ answer: Utterance, as parameter: ParameterSchema, of intent: IntentName, app: String,
    in context: RecognitionContext
  ) -> [Slot]

  /// Reads an answer as a sequence of acts.
  func acts(in answer: Utterance, for scope: AnswerScope, in context: RecognitionContext) -> AnswerReading

  /// The words of an utterance that turn what is beside them into something else, or join it.
  func marks(in text: PlainText) -> UtteranceMarks

  /// What the words of a time mean where they change another; nil where they are no time.
  func time(_ words: String, keeping held: DateRange, in context: RecognitionContext) -> DateRange?

  /// How near a line comes to each of some phrases of an app's; nil where it is none of them in other words.
  func nearness(of line: PlainText, to titles: [SpokenTitle], names: [[String]]) -> [Nearness?]

  /// Whether a request in these words costs something, or takes something away.
  func isOutright(_ words: PlainText) -> Bool

  /// The same for another user, or for one whose apps know other words now.
  func knowing(_ user: UserProfile) -> any Understander
}

extension Understander {
  /// Words are cut where every language cuts them.
  public func utterance(_ text: String) -> Utterance { Utterance(text) }

  /// Itself: an understander that knows no user understands every user alike.
  public func knowing(_ user: UserProfile) -> any Understander { self }

  /// No acts: what knows no language reads answers by their words alone.
  public func acts(in answer: Utterance, for scope: AnswerScope, in context: RecognitionContext) -> AnswerReading {
    AnswerReading()
  }

  /// None, without a language's words.
  public func marks(in text: PlainText) -> UtteranceMarks { UtteranceMarks() }

  /// No time, without a language.
  public func time(_ words: String, keeping held: DateRange, in context: RecognitionContext) -> DateRange? { nil }

  /// Nothing comes near, without a language's words.
  public func nearness(of line: PlainText, to titles: [SpokenTitle], names: [[String]]) -> [Nearness?] {
    titles.map { _ in nil }
  }

  /// Everything might be.
  public func isOutright(_ words: PlainText) -> Bool { true }

  /// The readings of an answer to a question for a parameter, the best first.
  public func readAnswers(
    _ answer: Utterance, as parameter: ParameterSchema, of intent: IntentName, app: String,
    in context: RecognitionContext
  ) -> [Slot] {
    readAnswer(answer, as: parameter, of: intent, app: app, in: context).map { [$0] } ?? []
  }
}

extension Recognizer: Understander {
  /// A recognizer of the same language and apps for the user.
  public func knowing(_ user: UserProfile) -> any Understander { with(user) }
}
