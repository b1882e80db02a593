public import SimCatalog
public import SimRecognition

/// What a conversation needs of recognition, so that its tests can do without a language.
public protocol Understander: Sendable {
  /// Finds app, intent and slots in a sentence.
  func understand(_ text: String, in context: RecognitionContext) -> Understanding

  /// Reads an answer to an open question as a value of a parameter, nil when it can't be one.
  func readAnswer(
    _ text: String, as parameter: ParameterSchema, of intent: IntentName, app: String, in context: RecognitionContext
  ) -> Slot?
}

extension Recognizer: Understander {}
