// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INListCarsIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let listCarsIntent = IntentSchema(
    name: "INListCarsIntent", domain: "CarCommands",
    handlingProtocol: "INListCarsIntentHandling",
    parameters: [
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
      ParameterSchema(name: "cars", type: .object("INCar"), isList: true, swiftType: "[INCar]?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "14.0",
    presentation: ResultPresentation(
      property: "cars", kind: .list, lines: "cars",
      label: "name",
      parts: [
        ResultPresentation.Part("name", of: ["displayName", "model", "carIdentifier"]),
        ResultPresentation.Part("make", of: ["make"]),
        ResultPresentation.Part("model", of: ["model"]),
        ResultPresentation.Part("year", of: ["year"])],
      showsOneAlone: true),
    maps: nil)
}
