import SimDiagnostics
import SimText
import Testing

@testable import SimAppFiles

/// What is read of one source.
private func outline(_ source: String) -> AppIntentOutline {
  AppIntentReader.outline(of: [("Soup.swift", Array(source.utf8))])
}

private func remarks(_ outline: AppIntentOutline) -> [String] {
  outline.remarks.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0): \($0.severity.rawValue): \($0.message)" }
}

extension AppIntentOutline.Parameter {
  /// `kind: SoupKind "Kind" ask "Which soup?"`
  fileprivate var text: String {
    "\(name): \(isList ? "[" : "")\(type)\(isList ? "]" : "")\(isOptional ? "?" : "")"
      + (title.map { " \"\($0.text)\"" } ?? "") + (requestDialog.map { " ask \"\($0.text)\"" } ?? "")
      + (defaultValue == .none ? "" : " default \(defaultValue)") + (isAsked ? "" : ", not asked")
  }
}

@Suite("App Intents in Swift sources") struct AppIntentReaderTests {
  @Test func `have predictions, with the parameters in their titles`() {
    let found = outline(
      """
      struct OrderSoup: AppIntent, PredictableIntent {
        static let title: LocalizedStringResource = "Order Soup"
        @Parameter(title: "Kind") var kind: SoupKind
        @Parameter(title: "Bowls") var bowls: Int
        static var predictionConfiguration: some IntentPredictionConfiguration {
          IntentPrediction(parameters: (\\.$kind, \\.$bowls)) { kind, bowls in
            DisplayRepresentation(title: "\\(bowls) bowls of \\(kind.name), 100%", subtitle: "hot")
          }
          IntentPrediction(parameters: \\.$kind, displayRepresentation: { .init(title: "Some \\($0)") })
          IntentPrediction { "Soup" }
          IntentPrediction(parameters: \\.$bowls) { bowls in DisplayRepresentation(title: "\\(words(for: bowls))") }
        }
      }
      """)
    let predictions = found.intents.first?.predictions ?? []
    #expect(predictions.map(\.parameters) == [["kind", "bowls"], ["kind"], [], ["bowls"]])
    #expect(predictions.map { $0.title?.text } == ["${bowls} bowls of ${kind}, 100%", "Some ${kind}", "Soup", nil])
    #expect(predictions.map { $0.title?.key } == ["%lld bowls of %@, 100%%", "Some %@", "Soup", nil])
    #expect(predictions.first?.subtitle?.text == "hot")
    #expect(remarks(found) == ["11:5: note: the title of a prediction of 'OrderSoup' isn't written out"])
  }

  @Test func `whose predictions are cut off are read as far as they go`() {
    for end in [
      "IntentPrediction", "IntentPrediction(", "IntentPrediction(parameters: (\\.$", "IntentPrediction {",
      "IntentPrediction<",
    ] {
      let found = outline(
        "struct A: PredictableIntent { static var predictionConfiguration: some IntentPredictionConfiguration { \(end)")
      #expect(found.intents.map(\.name) == ["A"])
    }
  }

  @Test func `are read with their parameters, in the order in which they stand`() {
    let found = outline(
      """
      import AppIntents

      public struct OrderSoup: AppIntent, Sendable {
        public static let title: LocalizedStringResource = "Order Soup"
        static var description = IntentDescription("Orders one.", categoryName: "Food")
        @Parameter(title: "Kind", requestValueDialog: "Which soup?") var kind: SoupKind
        @Parameter(title: "Bowls", default: 2, inclusiveRange: (1, 9)) var bowls: Int
        @Parameter(title: LocalizedStringResource("note.title", defaultValue: "Note"))
        var note: String?
        @Parameter(title: "To", requestValueDialog: IntentDialog("Who gets it?"), optionsProvider: Guests())
        var guests: [Guest]
        @IntentParameter(title: "Spicy") var spicy: Bool = false
        @Dependency var store: Store
        var plain: Int = 1
        @MainActor func perform() async throws -> some IntentResult { .result() }
      }
      """)
    let intent = found.intents.first
    #expect(found.intents.map(\.name) == ["OrderSoup"])
    #expect(intent?.title?.text == "Order Soup")
    #expect(intent?.summary?.text == "Orders one.")
    #expect(
      intent?.parameters.map(\.text) == [
        "kind: SoupKind \"Kind\" ask \"Which soup?\"", "bowls: Int \"Bowls\" default number(2.0), not asked",
        "note: String? \"Note\", not asked", "guests: [Guest] \"To\" ask \"Who gets it?\"",
        "spicy: Bool \"Spicy\" default truth(false), not asked",
      ])
    #expect(intent?.parameters[1].maximum == 9)
    #expect(intent?.parameters[2].title?.key == "note.title")
    #expect(intent?.parameters[3].provider == "Guests")
    #expect(intent?.perform == TextPlace(file: "Soup.swift", line: 15, column: 19))
    #expect(remarks(found) == [])
  }

  @Test func `are found wherever they stand, and whatever they conform to`() {
    let found = outline(
      """
      enum Kitchen {
        struct Open: OpenIntent { static var title: LocalizedStringResource { "Open" } }
      }
      extension Kitchen {
        final class Close: BaseIntent { static var title: LocalizedStringResource { return "Close" } }
      }
      protocol BaseIntent: AppIntents.AppIntent {}
      struct Later {}
      extension Later: AppIntent { static let title = LocalizedStringResource("Later") }
      @AppIntent(schema: .books.openBook) struct Read { var target: Book }
      struct Shelf: WidgetConfigurationIntent { static var title: LocalizedStringResource = "Shelf" }
      struct NotOne: View { var title = "AppIntent" }
      """)
    #expect(
      found.intents.map {
        "\($0.name) \($0.title?.text ?? $0.schema ?? "-")\($0.isConfiguration ? " (configures)" : "")"
      }
        == [
          "Kitchen.Open Open", "Kitchen.Close Close", "Later Later", "Read books.openBook", "Shelf Shelf (configures)",
        ])
    #expect(found.intents[3].parameters.map(\.name) == ["target"])
  }

  @Test func `say what they need of the device`() {
    let found = outline(
      """
      struct A: AppIntent {
        static let title: LocalizedStringResource = "A"
        static let openAppWhenRun = true
        static let isDiscoverable: Bool = false
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      }
      struct B: AppIntent {
        static let title: LocalizedStringResource = "B"
        static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
      }
      """)
    #expect(found.intents[0].opensApp && found.intents[0].isHidden)
    #expect(found.intents[0].policy == "requiresAuthentication")
    #expect(found.intents[1].modes == ["background", "dynamic"] && !found.intents[1].opensApp)
  }

  @Test func `have enumerations with titles and synonyms`() {
    let found = outline(
      """
      enum Size: String, AppEnum {
        case small, large = "L"
        case huge
        static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size")
        static var caseDisplayRepresentations: [Size: DisplayRepresentation] {
          [.small: "Small", Size.large: DisplayRepresentation(title: "Large", synonyms: ["big", "tall"]),
           .huge: .init(stringLiteral: "Huge")]
        }
      }
      """)
    let cases = found.enumerations.first?.cases ?? []
    #expect(found.enumerations.first?.title?.text == "Size")
    #expect(
      cases.map { "\($0.name) \($0.title?.text ?? "-") \($0.synonyms.map(\.text))" }
        == ["small Small []", "large Large [\"big\", \"tall\"]", "huge Huge []"])
  }

  @Test func `have entities and queries`() {
    let found = outline(
      """
      struct Guest: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "Guest"
        static var defaultQuery = GuestQuery()
      }
      struct GuestQuery: EntityStringQuery {}
      struct Tables: DynamicOptionsProvider {}
      struct Rooms: EnumerableEntityQuery {}
      """)
    #expect(
      found.entities.map { "\($0.name) \($0.title?.text ?? "-") \($0.query ?? "-")" } == ["Guest Guest GuestQuery"])
    #expect(
      found.queries.map { "\($0.name) \($0.kind)" } == ["GuestQuery string", "Tables options", "Rooms enumerable"])
  }

  @Test func `have phrases, in a list or one after the other`() {
    let found = outline(
      """
      struct Shortcuts: AppShortcutsProvider {
        @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: OrderSoup(), phrases: [
            "Order soup in \\(.applicationName)", // one
            "\\(.applicationName) \\(\\.$kind), please",
            "Soup",
          ], shortTitle: "Order", systemImageName: "cup")
          if #available(iOS 18, *) {
            AppIntents.AppShortcut(intent: Kitchen.Open(room: .cellar), phrases: ["Open \\(.applicationName)"])
          }
        }
        static var negativePhrases: [NegativeAppShortcutPhrases] {
          NegativeAppShortcutPhrases { NegativeAppShortcutPhrase("Never \\(.applicationName)") }
        }
      }
      """)
    let shortcuts = found.shortcuts
    #expect(shortcuts.map(\.intent) == ["OrderSoup", "Kitchen.Open"])
    #expect(
      shortcuts[0].phrases.map(\.text) == [
        "Order soup in ${applicationName}", "${applicationName} ${kind}, please", "Soup",
      ])
    #expect(shortcuts[0].phrases.map(\.namesApp) == [true, true, false])
    #expect(shortcuts[0].phrases[1].parameters == ["kind"])
    #expect(shortcuts[0].phrases[2].place == TextPlace(file: "Soup.swift", line: 6, column: 7))
    #expect(shortcuts[1].values == ["room": .name("cellar")])
    #expect(found.providers[0].negativePhrases.map(\.text) == ["Never ${applicationName}"])
  }

  @Test func `say what isn't written out, with its place`() {
    let found = outline(
      """
      struct A: AppIntent {
        static let title = makeTitle()
        @Parameter(title: "N", default: Self.usual) var n: Int
        @Parameter(title: name) var m: Int
      }
      enum E: String, AppEnum {
        case a
        static let caseDisplayRepresentations = Dictionary(uniqueKeysWithValues: all)
      }
      struct S: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: A(), phrases: Self.phrases)
          AppShortcut(intent: A(), phrases: ["Do \\(what) in \\(.applicationName)"])
        }
      }
      """)
    #expect(
      remarks(found) == [
        "2:22: note: 'title' of 'A' isn't written out", "4:21: note: the title of 'A.m' isn't written out",
        "8:14: note: 'caseDisplayRepresentations' of 'E' isn't written out",
        "12:39: note: the phrases of 'A' aren't written out",
        "13:46: note: what is put into a phrase is neither the app's name nor a parameter",
      ])
    #expect(found.intents[0].parameters.map(\.defaultValue) == [.name("usual"), .none])
    #expect(found.shortcuts[1].phrases.map(\.isLiteral) == [false])
  }

  @Test func `say what can't be right, with its place`() {
    let found = outline(
      """
      struct A: AppIntent { static let title: LocalizedStringResource = "" }
      enum E: String, AppEnum {
        case one, one, two
        static let caseDisplayRepresentations: [E: DisplayRepresentation] = [.one: "1", .tow: "2", .one: "3"]
      }
      struct B: AppIntent {}
      """)
    #expect(
      remarks(found) == [
        "1:67: warning: the title of 'A' is empty", "3:13: warning: 'E' has the case 'one' twice; the first holds",
        "4:83: warning: 'E' has no case 'tow'",
        "4:94: warning: the case 'one' of 'E' has its title twice; the first holds", "6:8: note: 'B' has no 'title'",
      ])
    #expect(found.enumerations[0].cases.map { $0.title?.text } == ["1", nil])
  }

  @Test func `take the values that an initialiser sets as given`() {
    let found = outline(
      """
      struct A: AppIntent {
        static let title: LocalizedStringResource = "A"
        @Parameter(title: "N") var n: Int
        @Parameter(title: "M") var m: Int
        init() { self.n = 3 }
        init(m: Int) { self.m = m }
      }
      """)
    #expect(found.intents[0].parameters.map(\.isAsked) == [false, true])
  }

  /// Whatever the source is, it is read to its end.
  @Test(arguments: UInt64(0)..<60)
  func `come out of any source without a trap`(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let pieces = [
      "struct A: AppIntent {", "enum E: String, AppEnum {", "}", "{", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "\n",
      "static var title", ": LocalizedStringResource", " = ", "\"x\"", "@Parameter(title: ", "var n: Int", ",", ":",
      "case a, b", "AppShortcut(intent: A(), phrases: [", "struct S: AppShortcutsProvider {", "#if os(iOS)", "#endif",
      "func perform()", "init()", "\\.$n", ".applicationName", "@", "<", ">", "-", "?", "get {", "return ",
      "extension ",
      "static let caseDisplayRepresentations = [.a: \"x\"", "é", "\0",
    ]
    let source = (0..<120).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined(separator: " ")
    let found = outline(source)
    #expect(found.remarks.allSatisfy { $0.place?.file == "Soup.swift" })
  }
}
