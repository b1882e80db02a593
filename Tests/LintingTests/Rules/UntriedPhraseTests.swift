import SimAppFiles
import SimDiagnostics
import SimLinting
import Testing

/// `untried-phrase`
@Suite struct UntriedPhraseTests {
  private func findings(_ files: [String: String]) throws -> (found: [Finding], folder: String) {
    let language = try TemporaryLanguage(files)
    let subject = SubjectReader.vocabulary(LanguageLibrary(VocabularyFolder(path: language.path)))
    let rule = try #require(RuleList.rule("untried-phrase"))
    return (rule.check(subject), language.path)
  }

  @Test func aPhraseWithoutOneOrTheOtherIsReported() throws {
    let (found, folder) = try findings([
      "phrases/INSendMessageIntent/a.phrases": """
      intent: INSendMessageIntent

      tell {recipients} {content}
        = tell Celestra hello | recipients=Celestra content=hello
        ! tell a story

      note to {recipients}
        ! note to self
      begin a message
        = begin a message
        !
      wire {recipients} <what>
      """,
      "rules/a.rules": "what = {content}\n",
    ])
    #expect(found.allSatisfy { $0.place.file == folder + "/Siri/en/phrases/INSendMessageIntent/a.phrases" })
    #expect(
      found.map(\.message.text) == [
        "no example of 'note to {recipients}'", "no counter-example of 'begin a message'",
        "no example and no counter-example of 'wire {recipients} <what>'",
      ])
    #expect(found.map(\.place.line) == [7, 9, 12])
    #expect(found.map(\.place.column) == [1, 1, 1])
    #expect(found.map(\.place.length) == [20, 15, 24])
    #expect(
      found.map(\.fix?.sentence) == [
        "write below it '= SENTENCE | recipients=VALUE'",
        "write below it '! SENTENCE', one that comes near and isn't meant",
        "write below it '= SENTENCE | content=VALUE recipients=VALUE' and '! SENTENCE', one that comes near and isn't meant",
      ])
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  /// What answers do is heard in the light of a question, and carriers are no sentences.
  @Test func answersAndFramesNeedNone() throws {
    let (found, _) = try findings([
      "acts/set.phrases": "make it {value}\n", "carriers.phrases": "with @\n", "openings.phrases": "please\n",
    ])
    #expect(found == [])
  }

  @Test func anAppHasNoPhrasesOfSiris() throws {
    let path = WalksApp.repository + "/Vocabulary/Apps/ZhiChat"
    let subject = try SubjectReader.read([path], languages: WalksApp.languageLibrary).get()
    #expect(subject.siriLanguages == [])
  }
}
