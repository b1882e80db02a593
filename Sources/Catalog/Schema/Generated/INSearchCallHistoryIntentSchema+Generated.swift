// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchCallHistoryIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let searchCallHistoryIntent = IntentSchema(
    name: "INSearchCallHistoryIntent", domain: "Calls",
    handlingProtocol: "INSearchCallHistoryIntentHandling",
    parameters: [
      ParameterSchema(name: "callTypes", type: .enumeration("INCallRecordTypeOptions"), resolvedBy: ["INCallRecordTypeOptionsResolutionResult"], swiftType: "INCallRecordTypeOptions"),
      ParameterSchema(name: "callType", type: .enumeration("INCallRecordType"), resolvedBy: ["INCallRecordTypeResolutionResult"], replacedBy: "callTypes", swiftType: "INCallRecordType"),
      ParameterSchema(name: "dateCreated", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "recipient", type: .person, resolvedBy: ["INPersonResolutionResult"], swiftType: "INPerson?"),
      ParameterSchema(name: "unseen", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "callCapabilities", type: .enumeration("INCallCapabilityOptions"), swiftType: "INCallCapabilityOptions"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("failure", 3),
      ResponseCode("failureRequiringAppLaunch", 4),
      ResponseCode("failureAppConfigurationRequired", 5, verdict: .offerApp),
      ResponseCode("inProgress", 6),
      ResponseCode("success", 7),
    ],
    responseFields: [
      ParameterSchema(name: "callRecords", type: .object("INCallRecord"), isList: true, swiftType: "[INCallRecord]?"),
    ],
    review: false, alwaysNeedsUnlock: true,
    introduced: "10.0", deprecated: "15.0",
    presentation: ResultPresentation(
      property: "callRecords", kind: .list, lines: "calls",
      limit: "callsTold",
      label: "person",
      parts: [
        ResultPresentation.Part("person", of: ["participants", "caller"]),
        ResultPresentation.Part("kind", of: ["callRecordType"], except: ["unknown"]),
        ResultPresentation.Part("medium", of: ["callCapability"], only: ["videoCall"]),
        ResultPresentation.Part("when", of: ["dateCreated"]),
        ResultPresentation.Part("duration", of: ["callDuration"], style: .duration)],
      variant: ResultPresentation.Variant(of: "callRecordType", except: ["unknown"]),
      shared: [
        ResultPresentation.Shared("kind", asked: "callTypes", of: "callRecordType", except: ["latest"]),
        ResultPresentation.Shared("medium", asked: "callCapabilities", of: "callCapability")]),
    maps: nil)
}
