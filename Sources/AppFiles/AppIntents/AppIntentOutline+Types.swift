extension AppIntentOutline {
  /// The app's enumeration that a type name in the source means; nil if the app has none of that name.
  package func enumeration(named name: String) -> Enumeration? { Self.type(name, among: enumerations, \.name) }

  /// The app's entity that a type name in the source means; nil if the app has none of that name.
  package func entity(named name: String) -> Entity? { Self.type(name, among: entities, \.name) }

  /// The app's query that a type name in the source means; nil if the app has none of that name.
  package func query(named name: String) -> Query? { Self.type(name, among: queries, \.name) }

  /// The parameters of an intent that are entities and occur in some of the phrases.
  package func entityParameters(of intent: Intent, in phrases: [Phrase]) -> [String] {
    intent.parameters.filter { parameter in
      entity(named: parameter.type) != nil && phrases.contains { $0.parameters.contains(parameter.name) }
    }.map(\.name)
  }

  private static func type<T>(_ written: String, among types: [T], _ name: (T) -> String) -> T? {
    types.first { name($0) == written }
      ?? types.first { name($0).hasSuffix("." + written) || written.hasSuffix("." + name($0)) }
  }
}
