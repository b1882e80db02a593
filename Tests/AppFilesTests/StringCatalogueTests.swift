import SimDiagnostics
import Testing

@testable import SimAppFiles

@Suite("A catalogue of strings") struct StringCatalogueTests {
  private func read(_ strings: String) -> [String: StringCatalogue.Value] {
    var problems: [Diagnostic] = []
    let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(strings) }, \"version\" : \"1.0\" }"
    let catalogue = StringCatalogue(text, file: "Localizable.xcstrings", diagnostics: &problems)
    #expect(problems == [])
    return Dictionary(
      (catalogue?.entries ?? []).map { ("\($0.language) \($0.key)", $0.value) }, uniquingKeysWith: { first, _ in first }
    )
  }

  @Test func `has texts that depend on a number as a whole`() {
    let found = read(
      """
      "%lld bowls" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "value" : "%lld bowl" } }, "other" : { "stringUnit" : { "value" : "%lld bowls" } }
      } } } } }
      """)
    #expect(
      found == [
        "en %lld bowls": .text(
          .plural(
            .init(
              format: "%#@value@",
              variables: ["value": .init(valueType: "lld", forms: ["one": "%lld bowl", "other": "%lld bowls"])])))
      ])
    #expect(found["en %lld bowls"]?.texts == ["%lld bowls"])
  }

  @Test func `has texts with parts that each depend on a number`() {
    let found = read(
      """
      "k" : { "localizations" : { "de" : {
        "stringUnit" : { "value" : "%#@bowls@ für %#@guests@" },
        "substitutions" : {
          "bowls" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "other" : { "stringUnit" : { "value" : "%arg Schalen" } } } } },
          "guests" : { "argNum" : 1, "variations" : { "plural" : {
            "other" : { "stringUnit" : { "value" : "%arg Gäste" } } } } }
        } } } }
      """)
    #expect(
      found == [
        "de k": .text(
          .plural(
            .init(
              format: "%2$#@bowls@ für %1$#@guests@",
              variables: [
                "bowls": .init(valueType: "lld", forms: ["other": "%arg Schalen"]),
                "guests": .init(valueType: "lld", forms: ["other": "%arg Gäste"]),
              ])))
      ])
  }

  @Test func `has a phone's texts of those for devices, and sets of phrases`() {
    let found = read(
      """
      "tap" : { "localizations" : { "de" : { "variations" : { "device" : {
        "mac" : { "stringUnit" : { "value" : "Klicken" } }, "iphone" : { "stringUnit" : { "value" : "Tippen" } } } } } } },
      "say" : { "localizations" : { "de" : { "stringSet" : { "values" : ["a", "b"] } } } },
      "none" : { "localizations" : { "de" : { "variations" : { "plural" : { } } } } }
      """)
    #expect(found == ["de tap": .text(.plain("Tippen")), "de say": .set(["a", "b"])])
  }

  @Test func `whose variants never end has no text`() {
    let deep = String(repeating: "{ \"variations\" : { \"device\" : { \"iphone\" : ", count: 40)
    let text = deep + "{}" + String(repeating: " } } }", count: 40)
    #expect(read("\"k\" : { \"localizations\" : { \"de\" : \(text) } }").isEmpty)
  }

  /// Each is told at the line of its key, and the rest is read.
  @Test(arguments: [
    "[1, 2]", "{ \"stringUnit\" : 3 }", "{ \"stringUnit\" : { \"value\" : 3 } }",
    "{ \"variations\" : { \"plural\" : 7 } }",
    "{ \"stringSet\" : { \"values\" : [\"a\", null] } }",
  ])
  func `has damaged texts`(_ damaged: String) {
    var problems: [Diagnostic] = []
    let text = """
      { "sourceLanguage" : "en", "strings" : {
        "bowl" : { "localizations" : { "de" : \(damaged), "fr" : { "stringUnit" : { "value" : "bol" } } } } } }
      """
    let catalogue = StringCatalogue(text, file: "Localizable.xcstrings", diagnostics: &problems)
    #expect(
      problems.map { "\($0)" } == [
        "Localizable.xcstrings:2:1: warning: the text of 'bowl' in 'de' can't be read"
      ])
    #expect(catalogue?.entries.contains { $0.language == "fr" && $0.value == .text(.plain("bol")) } == true)
  }
}
