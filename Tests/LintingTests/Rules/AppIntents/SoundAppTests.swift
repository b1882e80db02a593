import SimLinting
import Testing

/// What is nearly wrong, and isn't: no rule of App Intents finds anything in it.
@Suite("An app with App Intents in which nothing is wrong") struct SoundAppTests {
  private static let rules = [
    "phrase-without-app-name", "phrase-with-two-parameters", "phrase-with-plain-parameter",
    "phrase-with-unlearned-entity", "too-many-app-shortcuts",
    "several-shortcut-providers", "no-shortcut-provider", "translation-without-app-name",
    "translation-with-other-parameters", "untranslated-phrase", "hidden-intent-with-phrase",
    "parameter-in-every-phrase", "too-many-expanded-phrases", "query-without-words", "schema-without-phrase",
    "restart-after-deed", "confirmation-after-deed", "spoken-intent-without-dialog", "personal-data-on-locked-phone",
    "translation-of-no-phrase", "phrase-collision", "phrase-is-request", "phrase-is-command",
  ]

  /// A rule with the change that comes closest to what it is about.
  private static let near: [(rule: String, old: String, new: String)] = [
    // The name at the beginning, and one that isn't written out.
    ("phrase-without-app-name", #""Order soup in \(.applicationName)""#, #""\(.applicationName) soup", Self.other"#),
    // Two phrases with a parameter each.
    (
      "phrase-with-two-parameters", #""Order soup in \(.applicationName)","#,
      #""Order soup in \(.applicationName)", "Have \(.applicationName) do \(\.$note)","#
    ),
    // An entity, and a type that isn't here.
    ("phrase-with-plain-parameter", "var kind: Kind", "var kind: Tureen"),
    // A case of an enumeration is known without a call.
    ("phrase-with-unlearned-entity", "static let title", "static let other = 1\n  static let title"),
    (
      "too-many-app-shortcuts", "    ])",
      "    ])" + String(repeating: "\n    AppShortcut(intent: OrderSoup(), phrases: [])", count: 9)
    ),
    // One provider in two parts.
    (
      "several-shortcut-providers", "struct Shortcuts:",
      "extension Shortcuts { static let tint = 3 }\nstruct Shortcuts:"
    ),
    (
      "no-shortcut-provider", "struct OrderSoup: AppIntent",
      "struct Configure: WidgetConfigurationIntent {}\nstruct OrderSoup: AppIntent"
    ),
    ("hidden-intent-with-phrase", "static let title", "static let isDiscoverable = true\n  static let title"),
    // Another shortcut of the intent has the phrase without one.
    (
      "parameter-in-every-phrase", "AppShortcut(intent: OrderSoup(), phrases: [",
      "AppShortcut(intent: OrderSoup(), phrases: [\"\\(\\.$kind) with \\(.applicationName)\"])\n    AppShortcut(intent: OrderSoup(), phrases: ["
    ),
    ("query-without-words", "var note: String", "var note: Tureen"),
    (
      "schema-without-phrase", "struct OrderSoup: AppIntent",
      "@AppIntent(schema: .books.openBook)\nstruct OrderSoup: AppIntent"
    ),
  ]

  @Test(arguments: rules) func nothing(_ rule: String) throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(#"return .result(dialog: "\(kind)")"#, giving: "IntentResult & ProvidesDialog")
    #expect(try app.report(rule) == "")
  }

  @Test(arguments: near) func nearly(_ rule: String, _ old: String, _ new: String) throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(#"return .result(dialog: "\(kind)")"#, giving: "IntentResult & ProvidesDialog")
    try app.replace(old, by: new, in: SoupFiles.sourcePath)
    #expect(try app.report(rule) == "")
  }
}
