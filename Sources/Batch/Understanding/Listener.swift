import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimRecognition

/// A recogniser with the names that its answers need: one for each locale, vocabulary and app that lines ask for.
struct Listener: Sendable {
  let recognizer: Recognizer
  /// The folder of the language that serves the locale, for example `zh-Hans`.
  let language: String
  /// Siri's lines in it.
  let lines: LineCatalogue
  let locale: String
  let apps: [InstalledApp]
  /// The app of a text that names none; an answer is read with its vocabulary.
  var preferredApp: String?

  /// The name of an app in the locale; nil for the app without a name.
  func name(of identifier: String) -> String? {
    guard let app = apps.first(where: { $0.identifier == identifier }) else { return nil }
    let name = app.displayName(in: locale)
    return name.isEmpty ? nil : name
  }

  /// What the text means.
  func understand(_ text: String, at clock: CivilDateTime) -> Understanding {
    recognizer.meaning(of: text, in: RecognitionContext(now: clock, preferredApp: preferredApp))
  }

  /// What a text says as a value of a parameter; nil if it says none.
  func slot(
    in text: String, of parameter: ParameterSchema, _ intent: IntentName, at clock: CivilDateTime
  ) -> Slot? {
    recognizer.readAnswer(
      recognizer.utterance(text), as: parameter, of: intent, app: preferredApp ?? "", in: RecognitionContext(now: clock)
    )
  }

  /// The text as the answer to a question.
  func answer(_ text: String, to question: BatchLine.Question, at clock: CivilDateTime) -> Slot? {
    recognizer.readAnswer(
      recognizer.utterance(text), as: question.parameter, of: question.intent.name, app: preferredApp ?? "",
      in: RecognitionContext(now: clock, preferredApp: preferredApp))
  }
}
