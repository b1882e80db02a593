import SimCatalog
import SimLexicon
import SimRecognition

@testable import SimAppFiles

/// Whether a sentence to an app that sends messages is a request in a language, for a user who knows Sam.
func understands(_ sentence: String, _ vocabulary: SiriVocabulary) -> Bool {
  let app = InstalledApp(identifier: "app", displayNames: ["": "Chat"], intents: ["INSendMessageIntent"])
  let user = UserProfile(contacts: [Contact(identifier: "s", name: "Sam")])
  let language = vocabulary.language
  let recognizer = Recognizer(language: language, locale: language.identifier, apps: [app], user: user)
  let context = RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20))
  if case .request = recognizer.understand(sentence, in: context).outcome { return true }
  return false
}
