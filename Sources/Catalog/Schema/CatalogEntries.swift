/// Entries for a catalogue: the definitions of an app, or SiriKit's own.
public struct CatalogEntries: Hashable, Sendable {
  /// The intents, in the order of `Catalog.intents`.
  public var intents: [IntentSchema]
  /// The enumerations that their parameters have.
  public var enumerations: [EnumerationSchema]
  /// The classes of values that their parameters have.
  public var objects: [ObjectSchema]
  /// The classes of resolution results.
  public var results: [ResultSchema]

  /// Entries of a catalogue, to be added to others.
  public init(
    intents: [IntentSchema] = [], enumerations: [EnumerationSchema] = [], objects: [ObjectSchema] = [],
    results: [ResultSchema] = []
  ) {
    self.intents = intents
    self.enumerations = enumerations
    self.objects = objects
    self.results = results
  }

  /// Whether there is nothing to add.
  public var isEmpty: Bool { intents.isEmpty && enumerations.isEmpty && objects.isEmpty && results.isEmpty }
}

/// An entry that a catalogue couldn't take because its name is taken.
public enum CatalogConflict: Hashable, Sendable {
  case intent(IntentName)
  case enumeration(String)
  case object(String)
  case result(String)
}
