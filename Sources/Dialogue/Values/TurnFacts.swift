package import SimRecognition

/// What the last turn has left behind it for `/why`, the inspector and the transcript.
package struct TurnFacts: Sendable {
  /// What the last request was understood as, with all that competed.
  package private(set) var understanding: Understanding?
  /// The line that was understood then.
  package private(set) var request: String?
  /// The title or the phrase of an app's that it was; nil where it was none.
  package private(set) var title: TitledRequest?
  /// What of the apps' phrases came near where nothing was understood.
  package private(set) var near: NearPhrase?
  /// Why Siri last asked.
  package private(set) var question: QuestionFacts?
  /// What the user answered last; nil where the last line was no answer.
  package private(set) var answer: AnswerFacts?
  /// Why Siri did last what she did; nil before she has done anything.
  package private(set) var cause: Cause?
  /// What she said last.
  package private(set) var line: Line?

  /// A request begins: nothing has been asked, said or done of it; no text, and no understanding, where no words began it.
  mutating func began(_ text: String?, as understanding: Understanding? = nil, near: NearPhrase? = nil) {
    (self.understanding, request, question, cause) = (understanding, text, nil, nil)
    (title, self.near, line) = (nil, near, nil)
  }

  /// What began was the title or the phrase of an app's.
  mutating func began(by request: VerbatimRequest) { if case .title(let title) = request { self.title = title } }

  /// A line was said that goes on from what was told.
  mutating func heard(_ text: String) { request = text }

  /// A line was said at a question: one that nobody understood was before it.
  mutating func passDeclined() { if case .declined? = understanding?.outcome { understanding = nil } }

  /// Siri has asked.
  mutating func asked(_ question: QuestionFacts) { self.question = question }

  /// The user has answered; nil where what they did was no answer.
  mutating func answered(_ answer: AnswerFacts?) { self.answer = answer }

  /// Siri has done something.
  mutating func did(_ cause: Cause) { self.cause = cause }

  /// Siri has said something.
  mutating func said(_ line: Line) { self.line = line }
}
