import SimCatalog

@testable import SimRecognition

/// What a test says is text.
extension Recognizer {
  func acts(in text: String, for scope: AnswerScope, in context: RecognitionContext) -> AnswerReading {
    acts(in: utterance(text), for: scope, in: context)
  }

  func readAnswer(
    _ text: String, as parameter: ParameterSchema, of intent: IntentName, app: String, in context: RecognitionContext
  ) -> Slot? {
    readAnswer(utterance(text), as: parameter, of: intent, app: app, in: context)
  }

  func readAnswers(
    _ text: String, as parameter: ParameterSchema, of intent: IntentName, app: String, in context: RecognitionContext
  ) -> [Slot] {
    readAnswers(utterance(text), as: parameter, of: intent, app: app, in: context)
  }
}
