import Foundation
import SimCatalog
import SimSchema
import Testing

@testable import SimDefinitions

@Suite("The Swift of a definition")
struct GeneratedSwiftTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let example = package.appending(path: "Tests/Support/defined-extension")

  private func tea() throws -> IntentDefinition {
    let (definition, diagnostics) = DefinitionReader.read(
      Self.example.appending(path: "Base.lproj/Tea.intentdefinition").path)
    #expect(diagnostics == [])
    return try #require(definition)
  }

  @Test("of the example is as it lies in its folder")
  func isFresh() throws {
    for file in try [tea()].swiftFiles(module: "defined_extension", isPublic: false) {
      let text = try String(contentsOf: Self.example.appending(path: file.path), encoding: .utf8)
      #expect(text == file.text, "\(file.path) is stale: \(GeneratedTree.command)")
    }
  }

  private func text(_ definition: IntentDefinition, isPublic: Bool = false) -> String {
    [definition].swiftFiles(module: "App", isPublic: isPublic).map(\.text).joined(separator: "\n")
  }

  @Test("has a function for each code whose sentence names properties")
  func factories() throws {
    let text = try text(tea())
    #expect(text.contains("static func success(kind: TeaKind, minutes: NSNumber, file: "))
    #expect(text.contains("static func failureNoWater(kind: TeaKind, file: "))
    #expect(!text.contains("static func brewing"))
    #expect(text.contains("override convenience init() { self.init(code: .unspecified, userActivity: nil) }"))
  }

  @Test("has the names that Xcode 10 gave to enumerations beside their own, where Xcode 10 has written it")
  func formerNames() throws {
    let parameter = DefinitionSource.parameter(
      "size", "Integer", "<key>INIntentParameterEnumType</key><string>Size</string>")
    let size = """
      <dict><key>INEnumName</key><string>Size</string><key>INEnumValues</key><array>
      <dict><key>INEnumValueName</key><string>small</string></dict></array></dict>
      """
    var definition = try #require(
      DefinitionSource(enumerations: size, intents: DefinitionSource.intent("Pour", parameters: [parameter])).read()
        .definition)
    definition.version = .xcode10
    #expect(text(definition, isPublic: true).contains("public typealias PourSize = Size\n"))
    definition.version = .xcode11
    #expect(!text(definition).contains("PourSize"))
  }

  @Test("drops the label that a code's name ends with, and only where the name is longer")
  func labels() throws {
    let response = """
      <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>
      <dict><key>INIntentResponseCodeName</key><string>failureInvalidItem</string>
      <key>INIntentResponseCodeFormatString</key><string>No ${item} for ${guest.name}.</string></dict>
      <dict><key>INIntentResponseCodeName</key><string>item</string>
      <key>INIntentResponseCodeFormatString</key><string>${item}</string></dict></array>
      <key>INIntentResponseParameters</key><array>
      <dict><key>INIntentResponseParameterName</key><string>item</string>
      <key>INIntentResponseParameterType</key><string>String</string></dict>
      <dict><key>INIntentResponseParameterName</key><string>guest</string>
      <key>INIntentResponseParameterType</key><string>Person</string></dict></array></dict>
      """
    let source = DefinitionSource(intents: DefinitionSource.intent("Serve", response))
    let text = text(try #require(source.read().definition))
    #expect(text.contains("static func failureInvalidItem(_ item: String, guest: INPerson, file: "))
    #expect(text.contains("static func item(item: String, file: "))
  }

  @Test("escapes the names that are Swift's own, and begins cases with a small letter")
  func names() throws {
    let text = try text(tea())
    #expect(text.contains("  case green = 1\n  case black = 2\n  case `default` = 3\n"))
  }

  @Test(
    "has each requirement in every spelling, and the options' search term where they are searched",
    arguments: [
      "resolveToppings(for intent: OrderTeaIntent, with completion: @escaping @Sendable ([ToppingResolutionResult]) -> Void)",
      "resolveKind(for intent: OrderTeaIntent) async -> OrderTeaKindResolutionResult",
      "provideToppingsOptionsCollection(for intent: OrderTeaIntent) async throws -> INObjectCollection<Topping>",
      "provideCityOptionsCollection(for intent: FindTeaHouseIntent, searchTerm: String?) async throws -> INObjectCollection<NSString>",
      "provideToppingsOptions(for intent: OrderTeaIntent) async throws -> [Topping]",
      "defaultToppings(for intent: OrderTeaIntent) -> [Topping]?",
      "handle(intent: OrderTeaIntent, completion: @escaping @Sendable (OrderTeaIntentResponse) -> Void)",
    ])
  func requirements(_ requirement: String) throws {
    #expect(try text(tea()).contains("  func \(requirement)\n"))
  }

  @Test("is public in a framework, and the module's own elsewhere")
  func access() throws {
    #expect(try text(tea()).contains("\nclass OrderTeaIntent: INIntent {"))
    #expect(try text(tea(), isPublic: true).contains("\nopen class OrderTeaIntent: INIntent {"))
  }

  @Test("is nothing where a definition has nothing of its own")
  func empty() {
    #expect([IntentDefinition(file: "a")].swiftFiles(module: "App", isPublic: false).isEmpty)
  }

  @Test("has the parameters of each model version", arguments: ["1.0", "1.1", "1.2"])
  func versions(_ version: String) throws {
    let resolved = version == "1.0" ? "" : "<key>INIntentParameterSupportsResolution</key><true/>"
    let source = DefinitionSource(
      version: version,
      intents: DefinitionSource.intent("Tea", parameters: [DefinitionSource.parameter("cups", "Integer", resolved)]))
    let (definition, problems) = source.read()
    #expect(problems == [] && definition?.version?.rawValue == version)
    let text = text(try #require(definition))
    #expect(text.contains("  var cups: NSNumber? {"))
    #expect(text.contains("func resolveCups") == (version != "1.0"))
  }
}
