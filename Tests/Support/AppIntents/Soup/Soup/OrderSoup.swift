import AppIntents

struct OrderSoup: AppIntent {
  static let title: LocalizedStringResource = "Order Soup"
  static var description = IntentDescription("Orders a soup of the day.")

  @Parameter(title: "Kind", requestValueDialog: "Which soup?")
  var kind: SoupKind

  @Parameter(title: "Bowls", inclusiveRange: (1, 9), requestValueDialog: IntentDialog("How many bowls?"))
  var bowls: Int

  @Parameter(title: "Bread", default: true)
  var withBread: Bool

  @Parameter(title: "Note")
  var note: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$bowls) \(\.$kind)") { \.$withBread }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Your soup is on its way.")
  }
}

enum SoupKind: String, AppEnum {
  case tomato, leek
  case peas = "pea"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
  static let caseDisplayRepresentations: [SoupKind: DisplayRepresentation] = [
    .tomato: DisplayRepresentation(title: "Tomato soup", synonyms: ["tomato", "the red one"]),
    .leek: "Leek soup",
    .peas: .init(title: "Pea soup"),
  ]
}
