import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimLinting
import SimRecognition
import Testing

/// `check` and `phrases` look at the language that a conversation has.
@Suite struct LanguageLibraryTests {
  private static let folder = VocabularyFolder(path: WalksApp.repository + "/Vocabulary")
  private static let languageLibrary = LanguageLibrary(folder)
  /// The languages as a conversation has them.
  private static let spoken = languageLibrary.names.map { name in
    var ignored: [Diagnostic] = []
    return (name: name, language: SiriVocabulary.load(name, from: folder, diagnostics: &ignored).language)
  }
  private static let contact = Contact(identifier: "c.1", name: "宏昌")

  private func heard(_ sentence: String, in language: Language) -> Understanding {
    let app = InstalledApp(identifier: "app", displayNames: ["": "知了"], intents: ["INSendMessageIntent"])
    let user = UserProfile(contacts: [Self.contact])
    let recognizer = Recognizer(language: language, locale: language.identifier, apps: [app], user: user)
    return recognizer.understand(
      sentence, in: RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9)))
  }

  @Test(
    "a name is heard by its sound as in a conversation",
    arguments: ["给洪昌发消息", "给hongchang发消息", "text Hong Chang I'm late"])
  func namesThatSoundAlike(_ sentence: String) throws {
    for spoken in Self.spoken {
      #expect(heard(sentence, in: Self.languageLibrary.language(spoken.name)) == heard(sentence, in: spoken.language))
    }
    let language = Self.languageLibrary.language(sentence.utf8.first.map { $0 < 0x80 } == true ? "en" : "zh-Hans")
    let persons = heard(sentence, in: language).slots.compactMap { slot -> Person? in
      guard case .list(let values) = slot.value, case .person(let person) = values.first else { return nil }
      return person
    }
    #expect(persons.map(\.contactIdentifier) == [Self.contact.identifier])
  }
}
