/// What can be added to a catalogue: the definitions of an app, or SiriKit's own.
public struct CatalogEntries: Hashable, Sendable {
  public var intents: [IntentSchema]
  public var enumerations: [EnumerationSchema]
  public var objects: [ObjectSchema]
  public var results: [ResultSchema]

  public init(
    intents: [IntentSchema] = [], enumerations: [EnumerationSchema] = [], objects: [ObjectSchema] = [],
    results: [ResultSchema] = []
  ) {
    self.intents = intents
    self.enumerations = enumerations
    self.objects = objects
    self.results = results
  }

  public var isEmpty: Bool { intents.isEmpty && enumerations.isEmpty && objects.isEmpty && results.isEmpty }
}

/// An entry that a catalogue could not take: another of its kind has the name.
public enum CatalogConflict: Hashable, Sendable {
  case intent(IntentName)
  case enumeration(String)
  case object(String)
  case result(String)
}
