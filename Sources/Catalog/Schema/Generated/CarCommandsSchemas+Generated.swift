// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/CarCommands.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let carCommands: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INCar.ChargingConnectorType", kind: .strings,
      cases: [
        EnumerationCase("j1772", 0),
        EnumerationCase("ccs1", 1),
        EnumerationCase("ccs2", 2),
        EnumerationCase("chaDeMo", 3),
        EnumerationCase("gbtAC", 4),
        EnumerationCase("gbtDC", 5),
        EnumerationCase("tesla", 6),
        EnumerationCase("mennekes", 7),
        EnumerationCase("nacsDC", 8),
        EnumerationCase("nacsAC", 9),
      ]),
    EnumerationSchema(
      name: "INCarSignalOptions", kind: .options,
      cases: [
        EnumerationCase("audible", 1),
        EnumerationCase("visible", 2),
      ]),
  ]
}

extension ObjectSchema {
  static let carCommands: [ObjectSchema] = [
    ObjectSchema(
      name: "INCar", superclass: nil,
      fields: [
        ParameterSchema(name: "carIdentifier", type: .string, swiftType: "String"),
        ParameterSchema(name: "displayName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "year", type: .string, swiftType: "String?"),
        ParameterSchema(name: "make", type: .string, swiftType: "String?"),
        ParameterSchema(name: "model", type: .string, swiftType: "String?"),
        ParameterSchema(name: "color", type: .object("CGColor"), swiftType: "CGColor?"),
        ParameterSchema(name: "headUnit", type: .object("INCar.HeadUnit"), swiftType: "INCar.HeadUnit?"),
        ParameterSchema(name: "supportedChargingConnectors", type: .enumeration("INCar.ChargingConnectorType"), isList: true, swiftType: "[INCar.ChargingConnectorType]"),
      ]),
    ObjectSchema(
      name: "INCar.HeadUnit", superclass: nil,
      fields: [
        ParameterSchema(name: "bluetoothIdentifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "iAP2Identifier", type: .string, swiftType: "String?"),
      ]),
  ]
}

extension ResultSchema {
  static let carCommands: [ResultSchema] = [
    ResultSchema(name: "INCarSignalOptionsResolutionResult", answers: ["success", "confirmationRequired"]),
  ]
}
