import SimAppFiles
import SimDiagnostics
import TestPrograms
import Testing

@Suite("Translations of App Intents' texts") struct TextTranslationsTests {
  private func read(_ name: String, _ text: String, locale: String = "") throws -> (TextTranslations, [String]) {
    let folder = try TemporaryFolder([name: text])
    var translations = TextTranslations()
    var problems: [Diagnostic] = []
    translations.read(folder.path + "/" + name, locale: locale, diagnostics: &problems)
    return (translations, problems.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0): \($0.message)" })
  }

  @Test func `come from a catalogue: units, sets, and the other one of variants`() throws {
    let (found, problems) = try read(
      "AppShortcuts.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Soup in ${applicationName}" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Suppe in ${applicationName}" } },
            "zh_Hans" : { "stringSet" : { "state" : "new", "values" : [
              "用${applicationName}",
              "${applicationName} \\"汤\\""
            ] } }
          } },
          "bowls" : { "localizations" : { "de" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "Schale" } }, "other" : { "stringUnit" : { "value" : "Schalen" } }
          } } } } },
          "nothing" : { }
        }
      }
      """)
    #expect(problems == [])
    #expect(found.sourceLanguage == "en")
    #expect(found.languages == ["de", "zh-Hans"])
    #expect(found.texts("Soup in ${applicationName}", in: "de").map(\.text) == ["Suppe in ${applicationName}"])
    let set = found.texts("Soup in ${applicationName}", in: "zh-Hans")
    #expect(set.map(\.text) == ["用${applicationName}", "${applicationName} \"汤\""])
    #expect(set.map(\.place.line) == [7, 8])
    #expect(found.texts("bowls", in: "de").map(\.text) == ["Schalen"])
  }

  @Test func `come from a file of strings, with their places`() throws {
    let (found, problems) = try read(
      "AppShortcuts.strings", "/* one */\n\"Soup in ${applicationName}\" = \"${applicationName} suppe\";\n",
      locale: "nb")
    #expect(problems == [])
    #expect(found.texts("Soup in ${applicationName}", in: "nb").map(\.place.line) == [2])
  }

  @Test func `of a key that stands twice are the last one`() throws {
    let (found, problems) = try read("Localizable.strings", "\"a\" = \"1\";\n\"a\" = \"2\";\n", locale: "nb")
    #expect(problems == [])
    #expect(found.texts("a", in: "nb").map(\.text) == ["2"])
  }

  @Test(arguments: [
    ("{ \"strings\" : {\n  \"a\" : }", "2:9: the catalogue of strings can't be read"),
    ("[]", "1:1: the catalogue of strings has no 'strings'"),
    ("", "1:1: the catalogue of strings can't be read"),
  ])
  func `of a damaged catalogue are reported missing, with the place`(_ text: String, _ expected: String) throws {
    let (found, problems) = try read("Localizable.xcstrings", text)
    #expect(found.languages.isEmpty)
    #expect(problems.count == 1 && problems[0].hasPrefix(expected), "\(problems)")
  }
}
