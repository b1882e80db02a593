import AppIntents

/// Something that grows in the garden.
struct Plant: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: String
  let name: String
  let bed: Bed
  var isRipe = false

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: bed.localizedStringResource)
  }
}

/// Finds plants by words that their names have.
struct PlantQuery: EntityStringQuery {
  @Dependency private var garden: Garden

  @MainActor
  func entities(for identifiers: [Plant.ID]) async throws -> [Plant] {
    garden.plants.filter { identifiers.contains($0.id) }
  }

  /// What is lost is still found by its name, and gone when it is looked up.
  @MainActor
  func entities(matching string: String) async throws -> [Plant] {
    (garden.plants + [garden.lost]).filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  @MainActor
  func suggestedEntities() async throws -> [Plant] { garden.plants }
}

enum Bed: String, AppEnum {
  case herbs, vegetables

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
  static let caseDisplayRepresentations: [Bed: DisplayRepresentation] = [
    .herbs: "Herbs", .vegetables: DisplayRepresentation(title: "Vegetables", synonyms: ["The long bed"]),
  ]
}
