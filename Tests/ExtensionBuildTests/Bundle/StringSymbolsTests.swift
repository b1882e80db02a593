import SimAppFiles
import TestPrograms
import Testing

@testable import SimExtensionBuild

@Suite struct StringSymbolsTests {
  @Test(arguments: [
    ("ALPS_NAME", "alpsName"), ("2023_TRIP_NAME", "_2023TripName"), ("soupOfTheDay", "soupOfTheDay"),
    ("Soup of the day", "soupOfTheDay"), ("OK", "ok"), ("…", nil), ("", nil),
  ])
  func aKeyIsNamedByItsWords(_ key: String, _ symbol: String?) {
    #expect(StringSymbols.symbol(of: key) == symbol)
  }

  private func entry(_ text: String, state: String? = "manual") -> String {
    let state = state.map { "\"extractionState\": \"\($0)\", " } ?? ""
    return "{\(state)\"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"\(text)\"}}}}"
  }

  private func catalogue(_ strings: [(String, String)]) -> String {
    let entries = strings.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    return "{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}}"
  }

  @Test func whatWasWrittenByHandIsDeclaredAndNothingElse() throws {
    let folder = try TemporaryFolder([
      "Menu.xcstrings": catalogue([
        ("CHILI_NAME", entry("Chili")), ("Found in code", entry("Found in code", state: nil)),
        ("STALE_NAME", entry("Old", state: "stale")), ("COUNT", entry("%lld soups")), ("chili name", entry("Again")),
      ]),
      "Localizable.xcstrings": catalogue([("default", entry("Default"))]),
      "Two Words.xcstrings": catalogue([("A", entry("a"))]),
      "Localizable.strings": "",
    ])
    let names = ["Menu.xcstrings", "Localizable.xcstrings", "Two Words.xcstrings", "Localizable.strings"]
    let source = StringSymbols.source(of: names.map { ResourceFile(path: "\(folder.path)/\($0)") })
    #expect(
      source?.text == """
        import Intents

        extension LocalizedStringResource {
          enum Menu {
            static var `chiliName`: LocalizedStringResource { .init("CHILI_NAME", table: "Menu") }
          }
        }

        extension LocalizedStringResource {
          static var `default`: LocalizedStringResource { .init("default", table: "Localizable") }
        }

        """)
    #expect(StringSymbols.source(of: [ResourceFile(path: "\(folder.path)/Localizable.strings")]) == nil)
  }
}
