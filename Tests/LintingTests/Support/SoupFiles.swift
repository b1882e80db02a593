/// The files of an app with App Intents. Nothing is wrong in them.
enum SoupFiles {
  static let all = [
    "Soup/Info.plist": info, sourcePath: source, stringsPath: strings,
  ]

  static let sourcePath = "Soup/Soup.swift"
  static let stringsPath = "Soup/id.lproj/AppShortcuts.strings"

  private static let info = WalksFiles.plist(
    """
    <dict>
      <key>CFBundleIdentifier</key><string>com.example.ladle</string>
      <key>CFBundleDisplayName</key><string>Ladle</string>
      <key>CFBundlePackageType</key><string>APPL</string>
    </dict>
    """)

  private static let strings = """
    "Order soup in ${applicationName}" = "Pesan sup di ${applicationName}";
    "Order ${kind} in ${applicationName}" = "Pesan ${kind} di ${applicationName}";

    """

  private static let source = """
    import AppIntents

    struct OrderSoup: AppIntent {
      static let title: LocalizedStringResource = "Order Soup"
      @Parameter(title: "Kind") var kind: Kind
      @Parameter(title: "Note") var note: String
    }

    enum Kind: String, AppEnum {
      case leek
      static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.leek: "Leek soup"]
    }

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: OrderSoup(), phrases: [
          "Order soup in \\(.applicationName)",
          "Order \\(\\.$kind) in \\(.applicationName)",
        ])
      }
    }

    """
}

extension WalksApp {
  /// Gives the intent a `perform()`, whose body begins in line 8.
  func perform(_ body: String, giving results: String = "IntentResult", more: String = "") throws {
    let lines = body.split(separator: "\n").map { "    \($0)\n" }.joined()
    try replace(
      "  @Parameter(title: \"Note\") var note: String\n",
      by: """
          @Parameter(title: "Note") var note: String
          func perform() async throws -> some \(results) {
        \(lines)  }
          \(more)

        """, in: SoupFiles.sourcePath)
  }
}
