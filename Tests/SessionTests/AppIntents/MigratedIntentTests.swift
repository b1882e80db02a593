import SimCatalog
import SimDefinitions
import SimLexicon
import Testing

@testable import SimAppFiles
@testable import SimSession

/// An App Intent that has come in the place of an intent of a definition (`CustomIntentMigratedAppIntent`).
@Suite("A migrated App Intent")
struct MigratedIntentTests {
  @Test("is one action with the intent that it has come in the place of") func migrated() throws {
    let source = """
      import AppIntents
      struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "OrderSoupIntent"
        static let title: LocalizedStringResource = "Order Soup"
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    let outline = AppIntentReader.outline(of: [("Soup.swift", Array(source.utf8))])
    #expect(outline.intents.map(\.replaces) == ["OrderSoupIntent"])
    let contents = AppIntentFiles.Contents(outline: outline, phrases: TextTranslations(), texts: TextTranslations())
    let new = AppIntentDefinition.definition(of: contents, folder: ".")
    var old = new
    old.intents[0].className = "OrderSoupIntent"
    old.intents[0].appIntent = nil
    let app = InstalledApp(identifier: "soup", displayNames: ["": "Soup"], intents: ["OrderSoupIntent"])
    let both = AppSource(app: app, programs: nil, definitions: [old, new])
    #expect(both.app.intents == ["OrderSoup"])
    #expect(both.app.successors == ["OrderSoupIntent": "OrderSoup"])
    #expect(!both.app.offers("OrderSoupIntent") && both.app.offers("OrderSoup"))
    // Where the definition is gone, there is nothing to come in the place of.
    #expect(AppSource(app: app, programs: nil, definitions: [new]).app.successors.isEmpty)
  }
}
