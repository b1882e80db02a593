/// What the printers must know of the names in a type.
struct TypeTable {
  private var enumerations: [String: EnumerationModel] = [:]
  private var classes: Set<String> = []

  init(_ schema: SchemaModel) {
    for enumeration in schema.enumerations { enumerations[enumeration.name] = enumeration }
    classes = Set(schema.values.map(\.name))
  }

  func enumeration(_ type: SwiftType) -> EnumerationModel? { enumerations[type.wrapped.text] }

  /// What a property that can't be nil answers before it is set.
  func defaultValue(of type: SwiftType) -> String {
    if let enumeration = enumerations[type.text] {
      switch enumeration.kind {
      case .options: return "[]"
      case .cases, .strings: return enumeration.cases.first.map { ".\($0.name)" } ?? "[]"
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

  /// The case of the catalogue's `ParameterType` for a property.
  func parameterType(of type: SwiftType) -> String {
    let name = type.scalar
    if enumerations[name] != nil { return ".enumeration(\(quoted(name)))" }
    switch name {
    case "String", "URL": return ".string"
    case "Bool": return ".boolean"
    case "Int", "NSNumber": return ".integer"
    case "Double", "Float", "TimeInterval", "NSDecimalNumber": return ".double"
    case "INPerson": return ".person"
    case "INSpeakableString": return ".speakable"
    case "CLPlacemark", "CLLocation": return ".place"
    case "Date", "DateComponents": return ".date"
    case "INDateComponentsRange": return ".dateRange"
    case "INCurrencyAmount": return ".money"
    default: return ".object(\(quoted(name)))"
    }
  }
}
