extension AppIntentOutline {
  /// The whole name of an enumeration as it is written somewhere.
  public func enumeration(named name: String) -> String? { Self.whole(name, among: enumerations.map(\.name)) }

  /// The whole name of an entity as it is written somewhere.
  public func entity(named name: String) -> String? { Self.whole(name, among: entities.map(\.name)) }

  /// The parameters of an intent that are entities and stand in some phrases.
  public func entityParameters(of intent: Intent, in phrases: [Phrase]) -> [String] {
    intent.parameters.filter { parameter in
      entity(named: parameter.type) != nil && phrases.contains { $0.parameters.contains(parameter.name) }
    }.map(\.name)
  }

  private static func whole(_ name: String, among names: [String]) -> String? {
    if names.contains(name) { return name }
    return names.first { $0.hasSuffix("." + name) || name.hasSuffix("." + $0) }
  }
}
