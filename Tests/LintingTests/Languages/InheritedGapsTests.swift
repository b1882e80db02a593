import SimAppFiles
import SimDiagnostics
import SimLinting
import Testing

/// What a language takes from the one that it rests on is neither missing nor a copy, and is checked where it stands.
@Suite struct InheritedGapsTests {
  private static let files = [
    "xx/language.list": "capitals = 1 2\n", "xx/rules/a.rules": "greet = tell\n",
    "xx/lists/joiners.list": "and\n", "xx/lists/here.list": "here\n",
    "xx/transcript.list": "Apo = header App\n", "xx/interface.lines": "title: x\n",
    "xx/lines/a.lines": "button.yes: Yes\n",
    "yy/language.list": "inherits = xx\n", "yy/lists/here.list": "here\n",
    "yy/lists/joiners.list": "+ plus\n",
  ]

  private func languageLibrary(_ more: [String: String] = [:]) throws -> (LanguageLibrary, TemporaryLanguage) {
    let files = try TemporaryLanguage(siri: Self.files.merging(more, uniquingKeysWith: { $1 }))
    return (LanguageLibrary(VocabularyFolder(path: files.path)), files)
  }

  @Test("nothing that the other has is missing; a file of its own that says the same is told, the other's isn't")
  func gaps() throws {
    let (languages, files) = try languageLibrary()
    defer { _ = files }
    let gaps = try LanguageGaps("yy", in: languages)
    #expect(gaps.files == [])
    #expect(gaps.lines == [])
    #expect(gaps.transcriptWords == nil)
    #expect(gaps.problems == [])
    #expect(gaps.copies.map { "\($0.path) of \($0.of)" } == ["yy/lists/here.list of xx"])
    #expect(try LanguageGaps("xx", in: languages).copies.map(\.path) == ["xx/lists/here.list"])
  }

  @Test("what is wrong in a file of the other is told once, and there; a base that isn't there at its line")
  func checks() throws {
    let (languages, files) = try languageLibrary([
      "xx/rules/a.rules": "greet = (tell\n", "zz/language.list": "capitals = 1 2\ninherits = yx\n",
    ])
    let rule = try #require(RuleList.rule("siri-file"))
    let found = rule.check(SubjectReader.vocabulary(languages)).filter { !$0.message.text.hasPrefix("no line") }
    let places = found.map { "\($0.place.file):\($0.place.line ?? 0)" }.sorted()
    #expect(places == [files.path + "/Siri/xx/rules/a.rules:1", files.path + "/Siri/zz/language.list:2"])
  }
}
