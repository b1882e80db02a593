package import SimCatalog

/// A whole schema: the entries of a catalogue, each with what only the printers need.
package struct SchemaModel: Sendable {
  /// By name.
  package var intents: [IntentSchema]
  /// How Swift spells each intent.
  package var interfaces: [IntentName: IntentInterface]
  /// By the names of their files, for example `Messaging`.
  package var groups: [TypeGroup]

  /// All facts of the schema files.
  package init(intents: [IntentSchema], interfaces: [IntentName: IntentInterface], groups: [TypeGroup]) {
    self.intents = intents
    self.interfaces = interfaces
    self.groups = groups
  }

  /// How Swift spells the classes of values, by their names.
  package var objectInterfaces: [String: ObjectInterface] {
    groups.reduce(into: [:]) { $0.merge($1.interfaces.objects) { first, _ in first } }
  }

  /// The entries that the stages of a conversation use.
  package var entries: CatalogEntries {
    CatalogEntries(
      intents: intents, enumerations: groups.flatMap(\.enumerations), objects: groups.flatMap(\.objects),
      results: groups.flatMap(\.results))
  }
}

/// The types of one file under `types/`.
package struct TypeGroup: Hashable, Sendable {
  /// The file's name without its ending.
  package var name: String
  /// The enumerations of the file.
  package var enumerations: [EnumerationSchema]
  /// The classes of values of the file.
  package var objects: [ObjectSchema]
  /// The classes of resolution results of the file.
  package var results: [ResultSchema]
  /// How Swift spells the enumerations, the classes of values and those of results, by their names.
  package var interfaces: TypeInterfaces

  /// The types of one file.
  package init(
    name: String, enumerations: [EnumerationSchema], objects: [ObjectSchema], results: [ResultSchema],
    interfaces: TypeInterfaces
  ) {
    self.name = name
    self.enumerations = enumerations
    self.objects = objects
    self.results = results
    self.interfaces = interfaces
  }
}
