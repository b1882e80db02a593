package import SimRecognition
import SimText

/// What the last turn has left for `/why`, the inspector and the transcript.
package struct TurnFacts: Sendable {
  /// The meaning of the last request, with the readings that competed.
  package private(set) var understanding: Understanding?
  /// The line that it was understood from.
  package private(set) var request: String?
  /// The app's title or phrase that it was; nil where it wasn't one.
  package private(set) var title: TitledRequest? {
    get { rare.title?.wrappedValue }
    set { rare.title = newValue.map { Boxed(wrappedValue: $0) } }
  }
  /// The apps' phrase that was near where nothing was understood.
  package private(set) var near: NearPhrase? {
    get { rare.near?.wrappedValue }
    set { rare.near = newValue.map { Boxed(wrappedValue: $0) } }
  }
  /// Why Siri last asked.
  package private(set) var question: QuestionFacts? {
    get { rare.question?.wrappedValue }
    set { rare.question = newValue.map { Boxed(wrappedValue: $0) } }
  }
  /// The user's last answer; nil where the last line wasn't one.
  package private(set) var answer: AnswerFacts?
  /// Why Siri did what she did last; nil before she has done anything.
  package private(set) var cause: Cause?
  /// What she said last.
  package private(set) var line: Line?
  private var rare = Rare()

  /// Large facts that most turns don't have: every turn keeps its facts, and pays for these only where they are.
  private struct Rare: Sendable {
    var title: Boxed<TitledRequest>?
    var near: Boxed<NearPhrase>?
    var question: Boxed<QuestionFacts>?
  }

  /// Begins a request, with nothing asked, said or done yet; without text and understanding where no words began it.
  mutating func began(_ text: String?, as understanding: Understanding? = nil, near: NearPhrase? = nil) {
    (self.understanding, request, question, cause) = (understanding, text, nil, nil)
    (title, self.near, line) = (nil, near, nil)
  }

  /// Keeps the app's title or phrase that began the request.
  mutating func began(by request: VerbatimRequest) { if case .title(let title) = request { self.title = title } }

  /// Keeps a line that follows up on what Siri read out.
  mutating func heard(_ text: String) { request = text }

  /// Forgets a line that wasn't understood, because the new one answers an earlier question.
  mutating func passDeclined() { if case .declined? = understanding?.outcome { understanding = nil } }

  /// Keeps what Siri has asked.
  mutating func asked(_ question: QuestionFacts) { self.question = question }

  /// Keeps the user's answer; nil where what they did wasn't one.
  mutating func answered(_ answer: AnswerFacts?) { self.answer = answer }

  /// Keeps why Siri did something.
  mutating func did(_ cause: Cause) { self.cause = cause }

  /// Keeps what Siri has said.
  mutating func said(_ line: Line) { self.line = line }
}
