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

  init() {}

  init(spoons: Int) { self.spoons = spoons }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await donate()
    return .result(dialog: "\(spoons) spoons.")
  }
}

/// Takes back what it has said to the device.
struct Spit: AppIntent {
  static let title: LocalizedStringResource = "Spit"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let kept = try await Sip(spoons: 1).donate()
    let gone = try await IntentDonationManager.shared.deleteDonations(matching: .intentType(Sip.self))
    let again = try await IntentDonationManager.shared.deleteDonations(matching: .donationIdentifier(kept))
    return .result(dialog: "\(gone.count) sips never were, and \(again.count).")
  }
}

/// Says what it is told of the user's language.
struct Speak: AppIntent {
  static let title: LocalizedStringResource = "Speak"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(Locale.preferredLanguages.joined(separator: ", ")).")
  }
}

/// Has a query that the editor of shortcuts filters.
struct Season: AppIntent {
  static let title: LocalizedStringResource = "Season"

  @Parameter(title: "Spice", requestValueDialog: "Which spice?") var spice: Spice

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "With \(spice.name).") }
}

struct Spice: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spice"
  static let defaultQuery = SpiceQuery()
  static let all = [Spice("pepper", grams: 20), Spice("salt", grams: 500)]

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Grams") var grams: Int

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(_ name: String, grams: Int) {
    id = name
    self.name = name
    self.grams = grams
  }
}

struct SpiceQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Spice.$name) {
      EqualToComparator { name in { (spice: Spice) in spice.name == name } }
      ContainsComparator { part in { (spice: Spice) in spice.name.contains(part) } }
    }
    Property(\Spice.$grams) {
      LessThanComparator { grams in { (spice: Spice) in spice.grams < grams } }
      IsBetweenComparator { least, most in { (spice: Spice) in (least...most).contains(spice.grams) } }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\Spice.$name)
    SortableBy(\Spice.$grams)
  }

  func entities(for identifiers: [Spice.ID]) async throws -> [Spice] {
    Spice.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Spice] { Spice.all }

  func entities(
    matching comparators: [(Spice) -> Bool], mode: ComparatorMode, sortedBy: [Sort<Spice>], limit: Int?
  ) async throws -> [Spice] {
    Spice.all.filter { spice in
      mode == .and ? comparators.allSatisfy { $0(spice) } : comparators.contains { $0(spice) }
    }
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
