import AppIntents

struct Kitchen: AppEntity {
  var id: String
  var name: String

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Kitchen" }
  static var defaultQuery = KitchenQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct KitchenQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Kitchen] { [] }
  func entities(matching string: String) async throws -> [Kitchen] { [] }
}

struct VisitKitchen: AppIntent {
  static var title: LocalizedStringResource = "Visit Kitchen"
  static var openAppWhenRun: Bool = true

  @Parameter(title: "Kitchen", requestValueDialog: "Which kitchen?") var kitchen: Kitchen
  @Parameter(title: "Day", requestValueDialog: "On which day?") var day: Date
  @Parameter(title: "Guest", requestValueDialog: "Do you bring a guest?") var guest: Bool

  @MainActor
  func perform() async throws -> some IntentResult { .result() }
}

struct RateSoup: AppIntent {
  static let title: LocalizedStringResource = "Rate Soup"

  @Parameter(title: "Comment") var comment: String
  @Parameter(title: "Soup") var kind: SoupKind

  func perform() async throws -> some IntentResult { .result() }
}

struct SoupShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderSoup(),
      phrases: [
        "Order soup with \(.applicationName)",
        "Have \(.applicationName) make \(\.$kind)",
        "\(.applicationName) time",
        "Soup now",
      ],
      shortTitle: "Order", systemImageName: "fork.knife")
    AppShortcut(
      intent: OrderSoup(kind: .peas), phrases: ["Order pea soup with \(.applicationName)"],
      shortTitle: "Peas", systemImageName: "leaf")
    AppShortcut(
      intent: RateSoup(), phrases: ["Rate the soup in \(.applicationName)"], shortTitle: "Rate",
      systemImageName: "star")
    AppShortcut(
      intent: VisitKitchen(),
      phrases: ["Visit \(\.$kitchen) in \(.applicationName)", "Visit a kitchen in \(.applicationName)"],
      shortTitle: "Visit", systemImageName: "house")
  }
}

/// When the app is opened.
func learnKitchens() { SoupShortcuts.updateAppShortcutParameters() }
