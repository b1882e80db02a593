/// The whole schema: what the generator prints from.
public struct SchemaModel: Sendable {
  /// By name.
  public var intents: [IntentModel]
  /// By the names of their files, for example `Messaging`.
  public var groups: [TypeGroup]

  public init(intents: [IntentModel], groups: [TypeGroup]) {
    self.intents = intents
    self.groups = groups
  }

  /// Every enumeration, those of response codes included.
  public var enumerations: [EnumerationModel] { groups.flatMap(\.enumerations) + intents.map(\.response.codes) }
  public var values: [ValueModel] { groups.flatMap(\.values) }
  public var results: [ResultModel] { groups.flatMap(\.results) }
}

/// The types of one file under `types/`.
public struct TypeGroup: Hashable, Sendable {
  public var name: String
  public var enumerations: [EnumerationModel]
  public var values: [ValueModel]
  public var results: [ResultModel]

  public init(name: String, enumerations: [EnumerationModel], values: [ValueModel], results: [ResultModel]) {
    self.name = name
    self.enumerations = enumerations
    self.values = values
    self.results = results
  }
}
