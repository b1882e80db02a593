import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimPhrases
import SimRecognition

/// Phrases of App Shortcuts that would reach a SiriKit extension of the app, or of another app with its name.
struct PhraseIsRequest: Rule {
  let about = RuleDescription(
    "phrase-is-request", .warning, "a phrase of an App Shortcut is a request to a SiriKit extension too",
    explanation: """
      An app with both kinds answers a sentence in one of two ways, and which one a phone takes is written nowhere. Here a phrase \
      goes before all requests ('sirisim explain' says by what a sentence is understood), so that the extension is never asked by it, \
      and what the sentence says of a message, a person or a time is lost where the intent doesn't ask for it. \
      The phrases are tried by the code that a conversation uses, with each case, and a person's name in the place of an entity.
      """,
    source: "developer.apple.com/documentation/appintents/app-shortcuts; developer.apple.com/documentation/sirikit")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app -> [Finding] in
      guard let contents = app.appIntents.map({ subject.appIntents[$0] }) else { return [] }
      return contents.phraseLanguages(own: app.loaded.developmentRegion).flatMap { language -> [Finding] in
        guard let name = subject.languages.name(for: language) else { return [] }
        let asked = subject.apps.filter { $0.serves(namesOf: app, in: language) }
        guard !asked.isEmpty else { return [] }
        let trial = PhraseTrialOfApps(app, asked.map(\.loaded.app), language, name, subject.languages)
        var told: Set<FilePlace> = []
        return contents.sentences(in: language).compactMap { sentence in
          guard !told.contains(sentence.place), let request = trial.request(in: sentence) else { return nil }
          told.insert(sentence.place)
          return finding(
            """
            \(sentence.text, as: "sentence") is \(plain: request.intent.rawValue, as: "request") too, which the SiriKit extension \
            offers; the phrase goes first, and starts \(sentence.start.intent, as: "intent")
            """, at: sentence.place,
            fix: Fix("say in the phrase what only the App Intent does, or leave the sentence to the extension"))
        }
      }
    }
  }
}

/// Apps with SiriKit extensions, to which phrases of an app are said.
private struct PhraseTrialOfApps {
  private let recognizer: Recognizer
  private let appName: String
  private let entity: String

  init(
    _ app: Subject.App, _ asked: [InstalledApp], _ locale: String, _ language: String, _ languages: LanguageLibrary
  ) {
    recognizer = Recognizer(
      language: languages.language(language), locale: locale, apps: asked,
      user: ExampleWorld.user(language, in: languages), catalog: languages.catalog)
    appName = app.loaded.app.displayName(in: locale)
    entity = languages.examples("people", of: language).first?.text ?? appName
  }

  /// The request in a sentence, if a phrase of Siri's takes all of it and knows its words: otherwise any sentence's
  /// free words would do as a text.
  func request(in sentence: ShortcutSentence) -> Request? {
    let understanding = recognizer.understand(
      sentence.spoken(of: appName, entity: entity), in: ExampleWorld.context)
    guard case .request(let request) = understanding.outcome, understanding.strategy == .whole,
      understanding.part == nil, request.phrase != nil, !understanding.mentions.isEmpty,
      request.confidence >= ExampleTrial.certain
    else { return nil }
    return request
  }
}

extension Subject.App {
  /// Whether the app has a SiriKit extension that is called by one of another app's names.
  fileprivate func serves(namesOf other: Subject.App, in language: String) -> Bool {
    guard loaded.app.intents.contains(where: { !loaded.app.definedIntents.contains($0) }) else { return false }
    if loaded.app.identifier == other.loaded.app.identifier { return true }
    guard loaded.isNameWritten, other.loaded.isNameWritten else { return false }
    let names = Set(loaded.app.names(in: language).map(NormalForm.of))
    return other.loaded.app.names(in: language).contains { names.contains(NormalForm.of($0)) }
  }
}
