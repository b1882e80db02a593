import Foundation
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimRecognition
import SimSchema
import Testing

@testable import SimAppFiles
@testable import SimDefinitions

@Suite("App Intents as a definition") struct AppIntentDefinitionTests {
  /// The definition of one source, and of catalogues beside it.
  private func definition(
    _ source: String, phrases: String? = nil, texts: String? = nil
  ) throws -> IntentDefinition {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws -> String {
      let file = folder.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    var files = AppIntentFiles(sources: [try write(source, "Soup.swift")])
    if let phrases {
      files.phrases = [.init(path: try write(phrases, "AppShortcuts.xcstrings"), folder: folder.path, locale: "")]
    }
    if let texts {
      files.texts = [.init(path: try write(texts, "Localizable.strings"), folder: folder.path, locale: "id")]
    }
    var problems: [Diagnostic] = []
    let definition = AppIntentDefinition.read(files, folder: folder.path, diagnostics: &problems)
    #expect(problems.filter { $0.severity > .note } == [])
    return try #require(definition)
  }

  private func titles(_ definition: IntentDefinition, _ locale: String) -> [String] {
    var lines = AppLines(app: "soup")
    var problems: [Diagnostic] = []
    definition.addLines(to: &lines, in: locale, diagnostics: &problems)
    #expect(problems == [])
    return lines.titles.map { $0.text + $0.given.map { " \($0.name)=\($0.value)" }.joined() }
  }

  private static let source = """
    struct Order: AppIntent {
      static let title: LocalizedStringResource = "Order"
      static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
      @Parameter(title: "Kind", requestValueDialog: "Which?") var kind: Kind
      @Parameter(title: "Bowls", inclusiveRange: (1, 9)) var bowls: Int
      @Parameter(title: "Price") var price: Double
      @Parameter(title: "Guests") var guests: [Guest]
      @Parameter(title: "Day") var day: Date?
      @Parameter(title: "Hot", default: true) var hot: Bool
      @Parameter(title: "Size", default: .small) var size: Kind
      @Parameter(title: "Picture") var picture: IntentFile
      func perform() async throws -> some IntentResult { .result() }
    }
    enum Kind: String, AppEnum {
      case small, LARGE
      static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.small: "Small one"]
    }
    struct Guest: AppEntity {}
    enum Other { struct Order: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Other" } }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Order(size: .LARGE, bowls: 2, price: unknown), phrases: [
          "Order in \\(.applicationName)", "\\(.applicationName) again", "No name"])
        AppShortcut(intent: Other.Order(), phrases: ["Configure \\(.applicationName)"])
      }
    }
    """

  @Test func `have the parameters that are asked for, and the values that nobody has to give`() throws {
    let definition = try definition(Self.source)
    #expect(definition.intents.map(\.className) == ["Order", "Other_Order"])
    let parameters = try #require(definition.intents.first).parameters
    #expect(
      parameters.map { "\($0.name): \($0.type)\($0.isList ? " list" : "")\($0.isResolvable ? " asked" : "")" } == [
        "kind: enumeration(\"Kind\") asked", "bowls: plain(SimDefinitions.PlainType.integer) asked",
        "price: plain(SimDefinitions.PlainType.decimal) asked",
        "guests: object(\"Guest\") list asked",
        "day: plain(SimDefinitions.PlainType.date)", "hot: plain(SimDefinitions.PlainType.boolean)",
        "size: enumeration(\"Kind\")", "picture: plain(SimDefinitions.PlainType.string) asked",
      ])
    #expect(parameters[5].defaultValue == .boolean(true))
    #expect(parameters[6].defaultValue == .enumeration(EnumerationValue(type: "Kind", cases: ["small"])))
    #expect(parameters[1].maximum == 9)
  }

  @Test func `say what would run, and need what the intent asks of the device`() throws {
    let schema = DefinitionSchema([try definition(Self.source)]).model.intents.first
    #expect(schema?.perform == PerformFunction(name: "Order.perform()", place: "Soup.swift:12", opensApp: false))
    #expect(schema?.alwaysNeedsUnlock == true)
    #expect(schema?.verb == nil && schema?.review == false)
    #expect(schema?.verdict(of: PerformFunction.notRun) == .goOn)
  }

  @Test func `may be suggested by what they predict, in each language`() throws {
    let source = """
      struct Order: PredictableIntent {
        static let title: LocalizedStringResource = "Order"
        @Parameter(title: "Kind") var kind: String
        @Parameter(title: "Bowls") var bowls: Int
        static var predictionConfiguration: some IntentPredictionConfiguration {
          IntentPrediction(parameters: (\\.$kind, \\.$bowls)) { kind, bowls in
            DisplayRepresentation(title: "\\(bowls) bowls of \\(kind)")
          }
          IntentPrediction { "Order" }
        }
      }
      struct Hidden: AppIntent { static let title: LocalizedStringResource = "Hidden"; static let isDiscoverable = false }
      struct Plain: AppIntent { static let title: LocalizedStringResource = "Plain" }
      """
    let definition = try definition(source, texts: "\"%lld bowls of %@\" = \"%2$@: %1$lld mangkuk\";")
    let schemas = DefinitionSchema([definition]).model.intents
    #expect(schemas.map { $0.shortcutTypes?.map(\.parameters) } == [[["kind", "bowls"], []], nil, nil])
    #expect(schemas.map(\.isSuggested) == [true, false, true])
    let combination = try #require(definition.intents.first?.combinations.first)
    #expect(combination.title.map { definition.text($0, in: "en") } == "${bowls} bowls of ${kind}")
    #expect(combination.title.map { definition.text($0, in: "id") } == "${kind}: ${bowls} mangkuk")
  }

  @Test func `are started by phrases with the app's name, with the values of their shortcuts`() throws {
    let size = Value.enumeration(EnumerationValue(type: "Kind", cases: ["lARGE"]))
    let given = " bowls=\(Value.integer(2)) size=\(size)"
    #expect(
      titles(try definition(Self.source), "en") == [
        "Order in ${applicationName}\(given)", "${applicationName} again\(given)",
      ])
  }

  @Test func `have the phrases of a language, of a set all, and the source's where there are none`() throws {
    let catalogue = """
      { "sourceLanguage": "en", "strings": { "Order in ${applicationName}": { "localizations": {
        "id": { "stringUnit": { "value": "Pesan di ${applicationName}" } },
        "zh-Hans": { "stringSet": { "values": ["用${applicationName}点", "${applicationName}点", "没有名字"] } }
      } } } }
      """
    let definition = try definition(Self.source, phrases: catalogue)
    func plain(_ locale: String) -> [String] {
      titles(definition, locale).compactMap { $0.split(separator: " bowls=").first.map(String.init) }
    }
    #expect(plain("en") == ["Order in ${applicationName}", "${applicationName} again"])
    #expect(plain("id-ID") == ["Pesan di ${applicationName}", "${applicationName} again"])
    #expect(plain("zh-CN") == ["用${applicationName}点", "${applicationName}点"])
  }

  @Test func `are asked for and named in the language of a file of strings`() throws {
    let definition = try definition(
      Self.source, texts: "\"Which?\" = \"Yang mana?\";\n\"Small one\" = \"Yang kecil\";\n")
    let dialog = try #require(definition.intents.first?.parameters.first?.dialogs[.primary])
    #expect(definition.text(dialog, in: "id") == "Yang mana?")
    #expect(definition.text(dialog, in: "en") == "Which?")
    let item = try #require(definition.enumerations.first?.cases.first?.displayName)
    #expect(definition.text(item, in: "id") == "Yang kecil")
    #expect(definition.enumerations.first?.cases.last?.displayName?.text == "LARGE")
  }
}
