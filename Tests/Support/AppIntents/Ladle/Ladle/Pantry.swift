import AppIntents
import Foundation

struct Dish: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dish"
  static let defaultQuery = DishQuery()

  let id: UUID
  @Property(title: "Name") var name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(_ number: Int, _ name: String) {
    id = UUID(uuidString: "00000000-0000-0000-0000-00000000000\(number)") ?? UUID()
    self.name = name
  }
}

/// Finds dishes by words, more than it suggests; one of them is gone by the time that it is cooked.
struct DishQuery: EntityStringQuery {
  private var dishes: [Dish] {
    [
      Dish(1, "Plum cake"), Dish(2, "Plum jam"), Dish(3, "Onion soup"), Dish(7, "Barley stew"), Dish(8, "Bean stew"),
      Dish(9, "Old bread"),
    ]
  }

  func entities(for identifiers: [UUID]) async throws -> [Dish] {
    dishes.filter { identifiers.contains($0.id) && $0.name != "Old bread" }
  }

  func entities(matching string: String) async throws -> [Dish] {
    dishes.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [Dish] { Array(dishes.prefix(await Menu.length)) }
}

/// What is suggested: so many of the first dishes.
@MainActor enum Menu { static var length = 3 }

/// Adds the stews to what is suggested, and to what the phrases know.
struct LengthenMenu: AppIntent {
  static let title: LocalizedStringResource = "Lengthen Menu"

  @MainActor func perform() async throws -> some IntentResult {
    Menu.length = 5
    LadleShortcuts.updateAppShortcutParameters()
    return .result()
  }
}

struct Cook: AppIntent {
  static let title: LocalizedStringResource = "Cook"

  @Parameter(title: "Dish", requestValueDialog: "Which dish?", requestDisambiguationDialog: "Which of these dishes?")
  var dish: Dish
  @Parameter(title: "Room", optionsProvider: Rooms()) var room: String

  func perform() async throws -> some IntentResult & ReturnsValue<Dish> & ProvidesDialog {
    .result(value: dish, dialog: "\(dish.name) in the \(room).")
  }
}

struct Rooms: DynamicOptionsProvider {
  func results() async throws -> [String] { ["kitchen", "garden"] }
}

struct Shelf: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = ShelfQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Shelf \(id)") }
}

/// Knows all of them.
struct ShelfQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Shelf] { [Shelf(id: "one"), Shelf(id: "two")] }
}

/// Is done in the app.
struct ClearShelf: AppIntent {
  static let title: LocalizedStringResource = "Clear Shelf"
  static let openAppWhenRun = true

  @Parameter(title: "Shelf") var shelf: Shelf

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Shelf \(shelf.id) is clear.") }
}

/// Asks whether it may go on in the app, and opens what shows it.
struct ShowMenu: AppIntent {
  static let title: LocalizedStringResource = "Show Menu"

  func perform() async throws -> some IntentResult & OpensIntent {
    try await continueInForeground("Shall the menu be opened?")
    return .result(opensIntent: OpenURLIntent(URL(fileURLWithPath: "/menu")))
  }
}
