import SimCatalog

extension ParameterType {
  /// Its name in the identifiers of lines.
  var lineName: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .double: "double"
    case .person: "person"
    case .speakable: "speakable"
    case .place: "place"
    case .date: "date"
    case .dateRange: "dateRange"
    case .money: "money"
    case .enumeration: "enumeration"
    case .object: "object"
    }
  }
}
