import Foundation
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimRecognition
import TestPrograms
import Testing

@testable import SimDefinitions

@Suite("What a definition has Siri say")
struct DefinitionLinesTests {
  private func tea() throws -> IntentDefinition {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try #require(
      DefinitionReader.read(
        package.appending(path: "Tests/Support/defined-extension/Base.lproj/Tea.intentdefinition").path
      ).definition)
  }

  private func lines(_ locale: String) throws -> AppLines {
    var lines = AppLines(app: "tea")
    var diagnostics: [Diagnostic] = []
    try tea().addLines(to: &lines, in: locale, diagnostics: &diagnostics)
    #expect(diagnostics == [])
    return lines
  }

  @Test("are its titles in each language, its own where there is no translation")
  func titles() throws {
    let search = ["Find a tea house", "Find a tea house in ${city}"]
    let full = "Order ${cups} cups of ${kind} with ${toppings}"
    #expect(
      try lines("en").titles.map(\.text) == ["Order tea", "Have some tea", "Order ${kind}", full] + search)
    let chinese = ["点茶", "来点茶", "Order ${kind}", "来${cups}杯${kind}加${toppings}"] + search
    #expect(try lines("zh-Hans-CN").titles.map(\.text) == chinese)
    #expect(try lines("zh_CN").titles.map(\.text) == chinese)
  }

  @Test("holds nothing that the catalogue doesn't have")
  func known() throws {
    var conflicts: [CatalogConflict] = []
    let catalog = try Catalog.siriKit.adding(tea().entries, conflicts: &conflicts)
    #expect(conflicts == [])
    #expect(try lines("en").problems(in: catalog) == [])
  }

  @Test("has plural forms from the string dictionary beside it")
  func plurals() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "definition-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let source = DefinitionSource(
      intents: DefinitionSource.intent(
        "Tea", "<key>INIntentTitle</key><string>Tea</string><key>INIntentTitleID</key><string>aBcDe1</string>"))
    try source.text.write(to: folder.appending(path: "Tea.intentdefinition"), atomically: true, encoding: .utf8)
    try """
    <plist><dict><key>aBcDe1</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@, please</string>
    <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>one tea</string><key>other</key><string>${count} teas</string></dict></dict></dict></plist>
    """.write(to: language.appending(path: "Tea.stringsdict"), atomically: true, encoding: .utf8)
    let (read, diagnostics) = DefinitionReader.read(folder.appending(path: "Tea.intentdefinition").path)
    #expect(diagnostics == [])
    let plural = try #require(read?.translations["en"]?.plurals["aBcDe1"])
    #expect(plural.categories == ["one"])
    #expect(plural.text("one") == "one tea, please" && plural.text("other") == "${count} teas, please")
  }

  @Test("is translated by a catalogue, which lies in a folder of its own, as by files of strings")
  func catalogue() throws {
    let source = DefinitionSource(
      intents: DefinitionSource.intent(
        "Tea", "<key>INIntentTitle</key><string>Tea</string><key>INIntentTitleID</key><string>aBcDe1</string>"))
    let folder = try TemporaryFolder([
      "Base.lproj/Tea.intentdefinition": source.text, "fr.lproj/Tea.strings": "\"aBcDe1\" = \"Thé\";\n",
      "mul.lproj/Tea.xcstrings": """
      { "sourceLanguage" : "en", "strings" : { "aBcDe1" : { "localizations" : {
        "de" : { "stringUnit" : { "value" : "Tee" } },
        "pl" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "value" : "herbata" } },
          "other" : { "stringUnit" : { "value" : "herbaty" } } } } }
      } } } }
      """,
    ])
    let (read, diagnostics) = DefinitionReader.read(folder.path + "/Base.lproj/Tea.intentdefinition")
    #expect(diagnostics == [])
    let definition = try #require(read)
    let title = try #require(definition.intents.first?.title)
    #expect(["de", "fr", "pl", "en"].map { definition.text(title, in: $0) } == ["Tee", "Thé", "herbaty", "Tea"])
    #expect(definition.translations["de"]?.places["aBcDe1"]?.line == 2)
    #expect(title.place?.line == 8 && title.place?.length == 3)
  }
}
