import AppIntents

/// By a schema, whose macro says that it is an intent and what its parameters are.
@AppIntent(schema: .system.search)
struct TasteSoup: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]
  static let openAppWhenRun = false

  var kind: SoupKind

  var criteria: StringSearchCriteria { StringSearchCriteria(term: kind.rawValue) }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It tastes of \(kind.rawValue).")
  }
}

/// Serves what goes with a soup.
struct Garnish: AppIntent {
  static let title: LocalizedStringResource = "Garnish"

  @Parameter(title: "Soup", requestValueDialog: "Which soup?") var soup: SoupKind
  @Parameter(title: "Herb", requestValueDialog: "Which herb?", optionsProvider: Herbs()) var herb: String

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "With \(herb).") }
}

/// Knows which soup it is for.
struct Herbs: DynamicOptionsProvider {
  @IntentParameterDependency<Garnish>(\.$soup) var garnish

  func results() async throws -> [String] {
    garnish?.soup == .leek ? ["chives", "parsley"] : ["basil", "oregano"]
  }
}

/// Says to the device what was done, and by what it may be suggested.
struct Sip: PredictableIntent {
  static let title: LocalizedStringResource = "Sip"

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$spoons) { spoons in DisplayRepresentation(title: "Sip \(spoons) spoons") }
    IntentPrediction { DisplayRepresentation(title: "Sip") }
  }

  @Parameter(title: "Spoons", inclusiveRange: (1, 6), requestValueDialog: "How many spoons?") var spoons: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await donate()
    return .result(dialog: "\(spoons) spoons.")
  }
}

/// Says what stands on the watch, and when.
struct PlanLunch: AppIntent {
  static let title: LocalizedStringResource = "Plan Lunch"

  func perform() async throws -> some IntentResult {
    let noon = Calendar.current.startOfDay(for: Date()).addingTimeInterval(12 * 3600)
    try await RelevantIntentManager.shared.updateRelevantIntents([
      RelevantIntent(
        LunchWidget(), widgetKind: "lunch", relevance: .date(from: noon, to: noon.addingTimeInterval(3600))),
      RelevantIntent(DinnerWidget(), widgetKind: "dinner", relevance: .location(inferred: .home)),
    ])
    return .result()
  }
}

struct LunchWidget: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "What is for lunch"
}

struct DinnerWidget: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "What is for dinner"
}
