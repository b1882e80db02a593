import SimCatalog

/// Values that a program's first process converts once, so that those forked from it find the types loaded.
///
/// There are none with a date or a place: their objects ask for the zone, which the first process must not know.
struct ExampleValues {
  let catalog: Catalog

  /// How deep objects are filled that contain others.
  private static let depth = 2

  /// A field for each of the parameters that can have one.
  func fields(_ schema: [ParameterSchema], depth: Int = Self.depth) -> [Field] {
    schema.compactMap { parameter in
      guard let value = value(of: parameter.type, depth: depth) else { return nil }
      return Field(name: parameter.name, value: parameter.isList ? .list([value]) : value)
    }
  }

  private func value(of type: ParameterType, depth: Int) -> Value? {
    switch type {
    case .string: .string("a")
    case .boolean: .boolean(true)
    case .integer: .integer(1)
    case .double: .double(1.5)
    case .person: .person(Person(displayName: "a", spokenPhrase: "a", handle: PersonHandle(value: "1")))
    case .speakable: .speakable(SpeakableString(spokenPhrase: "a"))
    case .money: .money(Money(minorUnits: 150, decimals: 2, currency: "USD"))
    case .enumeration(let name):
      (catalog.enumeration(named: name)?.cases.last?.name).map {
        .enumeration(EnumerationValue(type: name, cases: [$0]))
      }
    case .object(let name):
      depth == 0
        ? nil : .object(ObjectValue(type: name, fields: fields(catalog.fields(ofObject: name), depth: depth - 1)))
    case .date, .dateRange, .place: nil
    }
  }
}
