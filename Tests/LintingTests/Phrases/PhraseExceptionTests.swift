import SimAppFiles
import SimDiagnostics
import SimLinting
import Testing

/// What `sirisim-vocabulary phrases dead` and `overlap` may find, over the little language of `PhrasesTests`.
@Suite struct PhraseExceptionTests {
  private let file = "en/phrases/INSendMessageIntent/a.phrases"

  private func language() throws -> TemporaryLanguage {
    try TemporaryLanguage([
      "phrases/INSendMessageIntent/a.phrases": """
      intent: INSendMessageIntent

      (send|write) [a] note to {recipients}
        = send a note to Celestra | recipients=Celestra

      write [a] note to {recipients}
        = write a note to Celestra | recipients=Celestra

      look at {content} now
        = look at the sky now | content="the sky"
      """,
      "phrases/INSearchForMessagesIntent/a.phrases": """
      intent: INSearchForMessagesIntent

      look at {searchTerms:text} now
        = look at cakes now | searchTerms=cakes
      """,
      "acts/set.phrases": "make it <amount-of> {value}\n  = make it four\n",
      "rules/a.rules": "unused = nothing\namount-of = (all|half)\n",
      "lists/joiners.list": "and\n", "carriers.phrases": "with @\n", "examples/people.list": "Celestra\n",
      "examples/app.list": "Walks\n",
    ])
  }

  private func exceptions(_ text: String) -> (PhraseExceptions, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let exceptions = PhraseExceptions(path: "some.exceptions", text: text, diagnostics: &diagnostics)
    return (exceptions, diagnostics)
  }

  @Test func whatIsListedWithAReasonMayStay() throws {
    let files = try language()
    let languages = LanguageLibrary(VocabularyFolder(path: files.path))
    var (exceptions, diagnostics) = exceptions(
      """
      # Why they may stay.
      dead \(file): write [a] note to * = a plainer way to say it, for readers
      dead en/rules/b.rules: other = it was once
      overlap en/phrases/INSearchForMessagesIntent/a.phrases INSendMessageIntent: look at {searchTerms:text} now = first come
      """)
    #expect(diagnostics == [])

    let draw = SentenceDraw("en", in: languages, seed: 1)
    var dead = DeadPhrases(draw, files: languages.files(of: "en"), draws: 20)
    let plainer = "write [a] note to {recipients}"
    let deadBefore = dead.dead.map { $0.text }
    dead.leaveOut { exceptions.excuses($0) }
    let deadAfter = dead.dead.map { $0.text }
    #expect(deadBefore.contains(plainer))
    #expect(!deadAfter.contains(plainer))
    // What answers do uses rules as well.
    let rules = dead.dead.filter { $0.kind == .rule }.map { $0.text }
    #expect(rules == ["unused"])

    var overlaps = PhraseOverlaps(draw, draws: 5)
    let takenBefore = overlaps.overlaps.filter { $0.isTaken }.map { $0.sentence }
    overlaps.leaveOut { exceptions.excuses($0) }
    let takenAfter = overlaps.overlaps.filter { $0.isTaken }.map { $0.sentence }
    #expect(takenBefore == ["look at cakes now"])
    #expect(takenAfter == [])

    let idle = exceptions.idle("dead", of: ["en"]).map { $0.place?.line }
    #expect(idle == [3])
    #expect(exceptions.idle("dead", of: ["fr"]) == [])
    // Of a line for a file that isn't looked at nobody knows whether it excuses anything.
    #expect(exceptions.idle("dead", of: [file]) == [])
    #expect(exceptions.idle("dead", of: ["en/rules/b.rules"]).count == 1)
    #expect(exceptions.idle("overlap", of: ["en"]) == [])
  }

  @Test(arguments: [
    "dead en/rules/a.rules: unused", "dead: unused = why", "late en/rules/a.rules: unused = why",
    "overlap en/rules/a.rules: unused = why", "dead en/rules/a.rules unused = why",
  ]) func aLineThatSaysTooLittleIsReported(_ line: String) {
    #expect(exceptions(line).1.count == 1)
  }
}
