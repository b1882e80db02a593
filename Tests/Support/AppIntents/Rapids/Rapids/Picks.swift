import AppIntents

struct Drop: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drop"
  static let defaultQuery = DropQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Drop \(id)") }
}

/// Gives a million.
struct DropQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Drop] { identifiers.map { Drop(id: $0) } }
  func entities(matching string: String) async throws -> [Drop] { (0..<1_000_000).map { Drop(id: $0) } }
  func suggestedEntities() async throws -> [Drop] { (0..<1_000_000).map { Drop(id: $0) } }
}

struct PickDrop: AppIntent {
  static let title: LocalizedStringResource = "Pick Drop"
  @Parameter(title: "Drop") var drop: Drop
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Drop \(drop.id).") }
}

struct Lake: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lake"
  static let defaultQuery = LakeQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Lake \(id)") }
}

/// Gives a million to look through.
struct LakeQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Lake] { identifiers.map { Lake(id: $0) } }
  func allEntities() async throws -> [Lake] { (0..<1_000_000).map { Lake(id: $0) } }
}

struct PickLake: AppIntent {
  static let title: LocalizedStringResource = "Pick Lake"
  @Parameter(title: "Lake") var lake: Lake
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Lake \(lake.id).") }
}

struct Twin: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Twin"
  static let defaultQuery = TwinQuery()
  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// Two have one identifier, two have no title, and one has no identifier.
struct TwinQuery: EntityQuery {
  static let twins = [
    Twin(id: "1", name: "Ann"), Twin(id: "1", name: "Bea"), Twin(id: "2", name: ""), Twin(id: "3", name: "  "),
    Twin(id: "", name: "Cleo"),
  ]
  func entities(for identifiers: [String]) async throws -> [Twin] { Self.twins.filter { identifiers.contains($0.id) } }
  func suggestedEntities() async throws -> [Twin] { Self.twins }
}

struct PickTwin: AppIntent {
  static let title: LocalizedStringResource = "Pick Twin"
  @Parameter(title: "Twin") var twin: Twin
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Twin \(twin.id) \(twin.name).") }
}

struct Mute: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mute"
  static let defaultQuery = MuteQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "") }
}

/// None has a title.
struct MuteQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Mute] { identifiers.map { Mute(id: $0) } }
  func suggestedEntities() async throws -> [Mute] { [Mute(id: 1), Mute(id: 2)] }
}

struct PickMute: AppIntent {
  static let title: LocalizedStringResource = "Pick Mute"
  @Parameter(title: "Mute") var mute: Mute
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Mute \(mute.id).") }
}

/// Throws.
struct BadQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Bad] { throw Odd() }
  func suggestedEntities() async throws -> [Bad] { throw Odd() }
}

struct Bad: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bad"
  static let defaultQuery = BadQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Bad") }
}

struct PickBad: AppIntent {
  static let title: LocalizedStringResource = "Pick Bad"
  @Parameter(title: "Bad") var bad: Bad
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Bad.") }
}
