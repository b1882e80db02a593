// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetCarPowerLevelStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let getCarPowerLevelStatusIntent = IntentSchema(
    name: "INGetCarPowerLevelStatusIntent", domain: "CarCommands",
    handlingProtocol: "INGetCarPowerLevelStatusIntentHandling",
    parameters: [
      ParameterSchema(name: "carName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
    ],
    responseFields: [
      ParameterSchema(name: "fuelPercentRemaining", type: .double, swiftType: "Float?"),
      ParameterSchema(name: "chargePercentRemaining", type: .double, swiftType: "Float?"),
      ParameterSchema(name: "charging", type: .boolean, swiftType: "Bool?"),
      ParameterSchema(name: "minutesToFull", type: .integer, swiftType: "Int?"),
      ParameterSchema(name: "carIdentifier", type: .string, swiftType: "String?"),
      ParameterSchema(name: "distanceRemaining", type: .object("Measurement<UnitLength>"), swiftType: "Measurement<UnitLength>?"),
      ParameterSchema(name: "maximumDistance", type: .object("Measurement<UnitLength>"), swiftType: "Measurement<UnitLength>?"),
      ParameterSchema(name: "distanceRemainingElectric", type: .object("Measurement<UnitLength>"), swiftType: "Measurement<UnitLength>?"),
      ParameterSchema(name: "maximumDistanceElectric", type: .object("Measurement<UnitLength>"), swiftType: "Measurement<UnitLength>?"),
      ParameterSchema(name: "distanceRemainingFuel", type: .object("Measurement<UnitLength>"), swiftType: "Measurement<UnitLength>?"),
      ParameterSchema(name: "maximumDistanceFuel", type: .object("Measurement<UnitLength>"), swiftType: "Measurement<UnitLength>?"),
      ParameterSchema(name: "consumptionFormulaArguments", type: .object("[String: Any]"), swiftType: "[String: Any]?"),
      ParameterSchema(name: "chargingFormulaArguments", type: .object("[String: Any]"), swiftType: "[String: Any]?"),
      ParameterSchema(name: "dateOfLastStateUpdate", type: .date, swiftType: "DateComponents?"),
      ParameterSchema(name: "activeConnector", type: .enumeration("INCar.ChargingConnectorType"), swiftType: "INCar.ChargingConnectorType?"),
      ParameterSchema(name: "maximumBatteryCapacity", type: .object("Measurement<UnitEnergy>"), swiftType: "Measurement<UnitEnergy>?"),
      ParameterSchema(name: "currentBatteryCapacity", type: .object("Measurement<UnitEnergy>"), swiftType: "Measurement<UnitEnergy>?"),
      ParameterSchema(name: "minimumBatteryCapacity", type: .object("Measurement<UnitEnergy>"), swiftType: "Measurement<UnitEnergy>?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .carName: ["carName"],
    ],
    introduced: "10.3", dialogue: IntentDialogue(observes: "INGetCarPowerLevelStatusIntent"),
    presentation: ResultPresentation(
      property: "", kind: .response, lines: "",
      parts: [
        ResultPresentation.Part("fuel", of: ["fuelPercentRemaining"], style: .percent),
        ResultPresentation.Part("charge", of: ["chargePercentRemaining"], style: .percent),
        ResultPresentation.Part("full", of: ["minutesToFull"], style: .minutes),
        ResultPresentation.Part("distance", of: ["distanceRemaining", "distanceRemainingElectric", "distanceRemainingFuel"])],
      variant: ResultPresentation.Variant(of: "charging", except: ["false"])),
    maps: nil)
}
