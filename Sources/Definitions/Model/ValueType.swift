import SimCatalog

/// The type of a parameter or a property, as a definition has it.
package enum ValueType: Hashable, Sendable {
  case plain(PlainType)
  /// One of the definition's enumerations, by its name in Swift.
  case enumeration(String)
  /// One of the definition's classes, by its name in Swift.
  case object(String)
  /// Any INObject.
  case anyObject
  /// One of SiriKit's enumerations.
  case systemEnumeration(String)
  /// One of SiriKit's classes.
  case systemObject(String)
}

/// The types that the editor offers in addition to enumerations and classes.
package enum PlainType: String, Hashable, Sendable, CaseIterable {
  case string = "String"
  case integer = "Integer"
  case decimal = "Decimal"
  case boolean = "Boolean"
  case timeInterval = "TimeInterval"
  case speakableString = "SpeakableString"
  case dateComponents = "DateComponents"
  case dateComponentsRange = "DateComponentsRange"
  case date = "Date"
  case placemark = "Placemark"
  case location = "Location"
  case person = "Person"
  case file = "File"
  case url = "URL"
  case currencyAmount = "CurrencyAmount"
  case paymentMethod = "PaymentMethod"
  case temperature = "Temperature"
  case length = "Length"
  case distance = "Distance"
  case mass = "Mass"
  case volume = "Volume"
  case speed = "Speed"
  case energy = "Energy"

  /// Older names, and those of the editor.
  private static let others: [String: PlainType] = [
    "Text": .string, "Number": .decimal, "Double": .decimal, "Float": .decimal, "Int": .integer, "Bool": .boolean,
    "Duration": .timeInterval, "Time": .dateComponents, "DateTime": .dateComponents, "Currency": .currencyAmount,
    "Weight": .mass,
  ]

  /// The type of a name in a file; nil where there is none.
  package init?(named name: String) {
    guard let type = PlainType(rawValue: name) ?? Self.others[name] else { return nil }
    self = type
  }

  /// Its counterparts in Swift and in a conversation.
  var facts: PlainTypeFacts {
    switch self {
    case .string: PlainTypeFacts("String", .string, "INString", options: "NSString")
    case .integer: PlainTypeFacts("NSNumber", .integer, "INInteger", options: "NSNumber")
    case .decimal: PlainTypeFacts("NSNumber", .double, "INDouble", options: "NSNumber")
    case .boolean: PlainTypeFacts("NSNumber", .boolean, "INBoolean", options: "NSNumber")
    case .timeInterval: PlainTypeFacts("NSNumber", .double, "INTimeInterval", options: "NSNumber")
    case .speakableString:
      PlainTypeFacts("INSpeakableString", .speakable, "INSpeakableString", options: "INSpeakableString")
    case .dateComponents, .date:
      PlainTypeFacts("DateComponents", .date, "INDateComponents", options: "NSDateComponents")
    case .dateComponentsRange:
      PlainTypeFacts("INDateComponentsRange", .dateRange, "INDateComponentsRange", options: "INDateComponentsRange")
    case .placemark, .location: PlainTypeFacts("CLPlacemark", .place, "INPlacemark", options: "CLPlacemark")
    case .person: PlainTypeFacts("INPerson", .person, "INPerson", options: "INPerson")
    case .file: PlainTypeFacts("INFile", .object("INFile"), "INFile", options: "INFile")
    case .url: PlainTypeFacts("URL", .string, "INURL", options: "NSURL")
    case .currencyAmount: PlainTypeFacts("INCurrencyAmount", .money, "INCurrencyAmount", options: "INCurrencyAmount")
    case .paymentMethod:
      PlainTypeFacts("INPaymentMethod", .object("INPaymentMethod"), "INPaymentMethod", options: "INPaymentMethod")
    case .temperature: .measurement("Temperature")
    case .length, .distance: .measurement("Length")
    case .mass: .measurement("Mass")
    case .volume: .measurement("Volume")
    case .speed: .measurement("Speed")
    case .energy: .measurement("Energy")
    }
  }

  /// Whether the editor gives it bounds, with a reason for each.
  var isNumber: Bool { self == .integer || self == .decimal }
}

/// The counterparts of a type in Swift and in a conversation.
struct PlainTypeFacts {
  /// One value of a property.
  var swift: String
  /// The case of `Value` that holds it.
  var type: ParameterType
  /// The class with which it is resolved.
  var result: String
  /// The class of its options; nil where there can be none.
  var options: String?

  init(_ swift: String, _ type: ParameterType, _ result: String, options: String?) {
    self.swift = swift
    self.type = type
    self.result = "\(result)ResolutionResult"
    self.options = options
  }

  static func measurement(_ name: String) -> PlainTypeFacts {
    PlainTypeFacts("Measurement<Unit\(name)>", .object("Measurement"), "IN\(name)", options: nil)
  }
}
