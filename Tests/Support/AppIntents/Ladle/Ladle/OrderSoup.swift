import AppIntents

struct OrderSoup: AppIntent {
  static let title: LocalizedStringResource = "Order Soup"

  @Parameter(title: "Kind", requestValueDialog: "Which soup?") var kind: SoupKind
  @Parameter(title: "Bowls", requestValueDialog: "How many bowls?") var bowls: Int
  @Parameter(title: "Bread", default: true) var withBread: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard bowls <= Kitchen.shared.bowls else { throw SoupError.tooMany(bowls) }
    return .result(dialog: "\(bowls) × \(kind.localizedStringResource)\(withBread ? ", with bread" : "").")
  }
}

enum SoupError: Error, CustomLocalizedStringResourceConvertible {
  case tooMany(Int)
  case tooWarm

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .tooMany(let bowls): "Sorry, we have no \(bowls) bowls."
    case .tooWarm: "It is warm already."
    }
  }
}

enum SoupKind: String, AppEnum {
  case tomato, leek
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
  static let caseDisplayRepresentations: [SoupKind: DisplayRepresentation] = [
    .tomato: DisplayRepresentation(title: "Tomato soup", synonyms: ["the red one"]), .leek: "Leek soup",
  ]
}

struct LadleShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderSoup(),
      phrases: ["Order soup with \(.applicationName)", "Have \(.applicationName) make \(\.$kind)"],
      shortTitle: "Order", systemImageName: "cup.and.saucer")
    AppShortcut(
      intent: PlanDinner(), phrases: ["Plan dinner with \(.applicationName)"], shortTitle: "Plan",
      systemImageName: "calendar")
    AppShortcut(
      intent: CloseKitchen(), phrases: ["Close the kitchen of \(.applicationName)"], shortTitle: "Close",
      systemImageName: "xmark")
    AppShortcut(
      intent: CountBowls(), phrases: ["Count bowls with \(.applicationName)"], shortTitle: "Count",
      systemImageName: "number")
    AppShortcut(
      intent: Spill(), phrases: ["Spill \(.applicationName)"], shortTitle: "Spill", systemImageName: "drop")
    AppShortcut(
      intent: DrawSoup(), phrases: ["Draw soup with \(.applicationName)"], shortTitle: "Draw", systemImageName: "pencil"
    )
    AppShortcut(
      intent: Cook(), phrases: ["Cook with \(.applicationName)", "Cook \(\.$dish) with \(.applicationName)"],
      shortTitle: "Cook", systemImageName: "flame")
    AppShortcut(
      intent: ClearShelf(), phrases: ["Clear a shelf with \(.applicationName)"], shortTitle: "Clear",
      systemImageName: "tray")
    AppShortcut(
      intent: ShowMenu(), phrases: ["Show the menu of \(.applicationName)"], shortTitle: "Menu",
      systemImageName: "book")
    AppShortcut(
      intent: AskForEver(), phrases: ["Ask \(.applicationName) for ever"], shortTitle: "Ask",
      systemImageName: "questionmark")
  }
}
