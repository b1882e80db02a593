import AppIntents

enum Soup: String, AppEnum {
  case tomato, leek
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
  static let caseDisplayRepresentations: [Soup: DisplayRepresentation] = [
    .tomato: "Tomato soup", .leek: "Leek soup",
  ]
}

struct OrderSoup: AppIntent {
  static let title: LocalizedStringResource = "Order Soup"
  @Parameter(title: "Kind") var kind: Soup

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ordered.") }
}

struct PayTab: AppIntent {
  static let title: LocalizedStringResource = "Pay the Tab"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Paid.") }
}

struct TipCook: AppIntent {
  static let title: LocalizedStringResource = "Thank the Cook"
  @Parameter(title: "Amount") var amount: IntentCurrencyAmount

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "The cook says thanks.") }
}

struct ShowMenu: AppIntent {
  static let title: LocalizedStringResource = "Show Menu"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Tomato and leek.") }
}

struct FindRecipe: AppIntent {
  static let title: LocalizedStringResource = "Find Recipe"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Here is one.") }
}

struct TureenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderSoup(),
      phrases: ["Order soup with \(.applicationName)", "Order \(\.$kind) with \(.applicationName)"],
      shortTitle: "Order", systemImageName: "cup.and.saucer")
    AppShortcut(
      intent: PayTab(), phrases: ["Pay my tab with \(.applicationName)"], shortTitle: "Pay",
      systemImageName: "creditcard")
    AppShortcut(
      intent: TipCook(), phrases: ["Thank the cook with \(.applicationName)"], shortTitle: "Thank",
      systemImageName: "hands.clap")
    AppShortcut(
      intent: ShowMenu(),
      phrases: ["Show today's menu of \(.applicationName)", "What soups does \(.applicationName) have"],
      shortTitle: "Menu", systemImageName: "menucard")
    AppShortcut(
      intent: FindRecipe(), phrases: ["Find a recipe in \(.applicationName)"], shortTitle: "Recipe",
      systemImageName: "book")
  }
}
