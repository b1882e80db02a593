import SimCatalog

/// The names of the enumerations that types may have: those of the schema, and those that it builds on.
struct TypeTable {
  private var enumerations: [String: EnumerationSchema] = [:]
  private let base: Catalog?

  /// - Parameters:
  ///   - enumerations: the schema's own, with those of response codes.
  ///   - base: the catalogue that the schema is added to.
  init(_ enumerations: [EnumerationSchema], over base: Catalog?) {
    for enumeration in enumerations { self.enumerations[enumeration.name] = enumeration }
    self.base = base
  }

  func enumeration(_ type: SwiftType) -> EnumerationSchema? {
    enumerations[type.wrapped.text] ?? base?.enumeration(named: type.wrapped.text)
  }

  /// The value of a non-optional property before it is set.
  func defaultValue(of type: SwiftType) -> String {
    if !type.isOptional, let enumeration = enumeration(type) {
      switch enumeration.kind {
      case .options: return "[]"
      case .cases, .strings: return enumeration.cases.first.map { ".\(escaped($0.name))" } ?? "[]"
      }
    }
    if type.element != nil { return "[]" }
    switch type.text {
    case "String": return "\"\""
    case "Bool": return "false"
    case "Int", "Double", "Float": return "0"
    case "Date": return "Date(timeIntervalSinceReferenceDate: 0)"
    case "NSRange": return "NSRange(location: 0, length: 0)"
    case "CLPlacemark": return "CLPlacemark(location: nil, name: nil, postalAddress: nil)"
    case "CLLocation": return "CLLocation(latitude: 0, longitude: 0)"
    case "NSUserActivity": return "NSUserActivity(activityType: \"\")"
    default: return "\(type.text)()"
    }
  }

  /// The case of `Value` that a property holds.
  func parameterType(of type: SwiftType) -> ParameterType {
    let name = type.scalar
    if enumeration(SwiftType(name)) != nil { return .enumeration(name) }
    switch name {
    case "String", "URL": return .string
    case "Bool": return .boolean
    case "Int", "NSNumber": return .integer
    case "Double", "Float", "TimeInterval", "NSDecimalNumber": return .double
    case "INPerson": return .person
    case "INSpeakableString": return .speakable
    case "CLPlacemark", "CLLocation": return .place
    case "Date", "DateComponents": return .date
    case "INDateComponentsRange": return .dateRange
    case "INCurrencyAmount": return .money
    default: return .object(name)
    }
  }
}
