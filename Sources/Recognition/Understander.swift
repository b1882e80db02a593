public import SimCatalog
public import SimLexicon
public import SimUtterances

/// What a conversation needs from recognition, so that its tests can do without a language.
public protocol Understander: Sendable {
  /// A text cut into tokens for the language.
  func utterance(_ text: String) -> Utterance

  /// Finds app, intent and slots in a sentence.
  func understand(_ utterance: Utterance, in context: RecognitionContext) -> Understanding

  /// What a sentence that nothing was understood of may mean by its words alone; nil where they don't say it clearly.
  func suppose(_ utterance: Utterance, after first: Understanding, in context: RecognitionContext) -> Understanding?

  /// Reads an answer to an open question as a value of a parameter; nil where it can't be one.
  func readAnswer(
    _ answer: Utterance, as parameter: ParameterSchema, of intent: IntentName, app: String,
    in context: RecognitionContext
  ) -> Slot?

  /// The same with what else the words fill: "half an hour" is a number and its unit. The parameter's own slot comes
  /// first; empty where they aren't an answer.
  func readAnswers(
    _ answer: Utterance, as parameter: ParameterSchema, of intent: IntentName, app: String,
    in context: RecognitionContext
  ) -> [Slot]

  /// Reads an answer as a sequence of acts.
  func acts(in answer: Utterance, for scope: AnswerScope, in context: RecognitionContext) -> AnswerReading

  /// The words of an utterance that change the meaning of the words next to them, or join them.
  func marks(in text: PlainText) -> UtteranceMarks

  /// What the words of a time mean where they change another; nil where they aren't a time.
  func time(_ words: String, keeping held: DateRange, in context: RecognitionContext) -> DateRange?

  /// How near a line is to each of an app's phrases; nil for a phrase that it isn't near to.
  func nearness(of line: PlainText, to titles: [SpokenTitle], names: [[String]]) -> [Nearness?]

  /// Whether a request with these words costs something, or takes something away.
  func isOutright(_ words: PlainText) -> Bool

  /// The same understander for another user, or for one whose apps have new words.
  func knowing(_ user: UserProfile) -> any Understander
}

extension Understander {
  /// Words are cut as in any language.
  public func utterance(_ text: String) -> Utterance { Utterance(text) }

  /// Itself, because it depends on no user.
  public func knowing(_ user: UserProfile) -> any Understander { self }

  /// Nothing: without a language, words alone say nothing.
  public func suppose(
    _ utterance: Utterance, after first: Understanding, in context: RecognitionContext
  ) -> Understanding? {
    nil
  }

  /// No acts: without a language, answers are read by their words alone.
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

  /// Without a language's words any might.
  public func isOutright(_ words: PlainText) -> Bool { true }

  /// All readings of an answer to a question for a parameter, the best first.
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
