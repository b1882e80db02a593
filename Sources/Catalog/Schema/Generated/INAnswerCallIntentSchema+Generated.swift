// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAnswerCallIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let answerCallIntent = IntentSchema(
    name: "INAnswerCallIntent", domain: "Calls",
    handlingProtocol: "INAnswerCallIntentHandling",
    parameters: [
      ParameterSchema(name: "audioRoute", type: .enumeration("INCallAudioRoute"), swiftType: "INCallAudioRoute"),
      ParameterSchema(name: "callIdentifier", type: .string, swiftType: "String?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("inProgress", 3),
      ResponseCode("success", 4),
      ResponseCode("failure", 5),
      ResponseCode("failureRequiringAppLaunch", 6),
    ],
    responseFields: [
      ParameterSchema(name: "callRecords", type: .object("INCallRecord"), isList: true, swiftType: "[INCallRecord]?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    deed: "callAnswer",
    introduced: "16.2", dialogue: IntentDialogue(underWay: .begins))
}
