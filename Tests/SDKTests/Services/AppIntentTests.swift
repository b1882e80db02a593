import AppIntents
import Testing

private struct Card: AppEntity, URLRepresentableEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Card] { identifiers.map { Card(id: $0) } }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Card"
  static let defaultQuery = Query()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Card \(id)" }
}

private struct OpenCard: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Card"
  @Parameter(title: "Card") var target: Card
}

private struct ShowCard: OpenIntent {
  static let title: LocalizedStringResource = "Show Card"
  @Parameter(title: "Card") var target: Card
}

extension ShowCard: TargetContentProvidingIntent {}

private struct Price: View {
  var body: some View { Text("20 dollars") }
}

private struct ShowPrice: AppIntent {
  static let title: LocalizedStringResource = "Show Price"
  static let choices = [Option(title: "Archive"), Option(title: "Delete", style: .destructive), .cancel]
  var price: Int?

  func perform() async throws -> some ProvidesDialog & ShowsSnippetView & ReturnsValue<Int> {
    guard let price else { return .result(value: 0, dialog: "No price") }
    if price == 0 { return .result(value: 0, dialog: "Free", view: Text("Free").font(.title)) }
    return .result(value: price, dialog: "Here you go", view: Price())
  }
}

private enum Sport: String, AppEnum {
  case hiking, biking
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sport"
  static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [.hiking: "Hiking", .biking: "Biking"]
}

private struct StartSport: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start Sport"
  static let suggestedWorkouts = [StartSport(style: .hiking)]
  @Parameter(title: "Sport") var workoutStyle: Sport
  @Parameter(title: "Radius", defaultUnit: .kilometers, supportsNegativeNumbers: false)
  var radius: Measurement<UnitLength>?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(actionButtonIntent: OpenCard(), dialog: "Go \(workoutStyle.rawValue)")
  }
}

private struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider<Self>()
}

@Suite("An App Intent as Apple's samples write it")
struct AppIntentTests {
  @Test("may open what it is about in two ways at once, and needs no code of its own")
  func opening() async throws {
    #expect(OpenCard.openAppWhenRun && ShowCard.openAppWhenRun)
    for outcome in [await OpenCard()._perform(), await ShowCard()._perform()] {
      guard case .done(let result) = outcome else {
        Issue.record("it isn't done: \(outcome)")
        continue
      }
      #expect(result.view.lines.isEmpty && result.dialog == nil)
    }
  }

  @Test("may answer with any of several views, or without")
  func views() async {
    #expect(await ShowPrice(price: 20)._performedView.lines == ["20 dollars"])
    #expect(await ShowPrice(price: 0)._performedView.lines == ["Free"])
    #expect(await ShowPrice()._performedView.lines == [])
  }

  @Test("calls what may be chosen an Option")
  func options() {
    #expect(ShowPrice.choices.map(\.style) == [.default, .destructive, .cancel])
  }

  @Test("may start a workout, take a measure in its own unit, and say what a button does next")
  func workout() async throws {
    #expect(StartSport.suggestedWorkouts.map(\.workoutStyle) == [.hiking])
    let start = StartSport(style: .biking)
    #expect(try await start.$radius._take(.integer(5)))
    #expect(start.radius == Measurement(value: 5, unit: UnitLength.kilometers))
    guard case .done(let result) = await start._perform() else {
      Issue.record("it isn't done")
      return
    }
    #expect(result.dialog == "Go biking")
  }

  @Test("may be about the only entity of its type, and search by the words")
  func onlyEntity() async throws {
    let settings = try await Settings.defaultQuery.suggestedEntities()
    #expect(settings.map(\.id) == ["Settings"])
    #expect(String(localized: settings[0].displayRepresentation.title) == "Settings")
    #expect(try await StringSearchCriteria._make(from: .string("tea"))?.term == "tea")
  }
}
