import SimDefinitions
import SimSchema
import Testing

@testable import SimLinting

/// What handlers are asked for.
@Suite("Requirements") struct RequirementsTests {
  @Test("ask for a handle, but where an intent may configure a widget", arguments: [false, true])
  func handle(isConfigurable: Bool) throws {
    let app = try WalksApp(TeaFiles.all)
    let configurable = "<key>INIntentConfigurable</key><true/>\n  <key>INIntentParameters</key>"
    try app.write(
      isConfigurable ? TeaFiles.widget.replacing("<key>INIntentParameters</key>", with: configurable) : TeaFiles.widget,
      to: "Widget/Widget.intentdefinition")
    let definition = try #require(DefinitionReader.read(app.path + "/Widget/Widget.intentdefinition").definition)
    let schema = try Requirements.schema(of: WalksApp.repository + "/Vocabulary")
    let requirements = Requirements(schema: schema, definitions: [definition])
    #expect(requirements.intents["ConfigurationIntent"]?.needsHandle == false)
    #expect(requirements.intents["INSendMessageIntent"]?.needsHandle == true)
  }
}
