/// All intents that sirisim knows.
public enum Catalog {
  /// The schema of an intent, nil when there is no intent of that name.
  public static func schema(of name: IntentName) -> IntentSchema? { byName[name] }

  private static let byName: [IntentName: IntentSchema] = {
    var table: [IntentName: IntentSchema] = [:]
    for schema in all { table[schema.name] = schema }
    return table
  }()

  /// Intents that no sentence reaches, and where they come from instead: Siri never makes one of them (behaviour.md a.3).
  public static let neverSpoken: [IntentName: String] = {
    var origins: [IntentName: String] = [:]
    for schema in all where schema.maps != nil { origins[schema.name] = "from Maps" }
    return origins
  }()

  /// The intent that Maps asks the apps for, with the parameters that take its places; nil when there is none.
  public static var askedByMaps: (name: IntentName, places: MapsPlaces)? {
    all.lazy.compactMap { schema in schema.maps.map { (schema.name, $0) } }.first
  }

  /// Whether a sentence can mean the intent.
  public static func isSpoken(_ name: IntentName) -> Bool { neverSpoken[name] == nil }

  /// An enumeration or option set, nil when there is none of that name.
  public static func enumeration(named name: String) -> EnumerationSchema? { enumerationsByName[name] }

  private static let enumerationsByName: [String: EnumerationSchema] = {
    var table: [String: EnumerationSchema] = [:]
    for schema in enumerations { table[schema.name] = schema }
    return table
  }()

  /// A class of values, nil when there is none of that name.
  public static func object(named name: String) -> ObjectSchema? { objectsByName[name] }

  /// The properties of a class of values, those of its superclasses first.
  public static func fields(ofObject name: String) -> [ParameterSchema] {
    guard let schema = object(named: name) else { return [] }
    return (schema.superclass.map(fields(ofObject:)) ?? []) + schema.fields
  }

  private static let objectsByName: [String: ObjectSchema] = {
    var table: [String: ObjectSchema] = [:]
    for schema in objects { table[schema.name] = schema }
    return table
  }()
}
