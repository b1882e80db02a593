// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Calls.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let calls: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INCallAudioRoute", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("speakerphoneAudioRoute", 1),
        EnumerationCase("bluetoothAudioRoute", 2),
      ]),
    EnumerationSchema(
      name: "INCallCapability", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("audioCall", 1),
        EnumerationCase("videoCall", 2),
      ]),
    EnumerationSchema(
      name: "INCallCapabilityOptions", kind: .options,
      cases: [
        EnumerationCase("audioCall", 1),
        EnumerationCase("videoCall", 2),
      ]),
    EnumerationSchema(
      name: "INCallDestinationType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("normal", 1),
        EnumerationCase("emergency", 2),
        EnumerationCase("voicemail", 3),
        EnumerationCase("redial", 4),
        EnumerationCase("callBack", 5),
      ]),
    EnumerationSchema(
      name: "INCallRecordType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("outgoing", 1),
        EnumerationCase("missed", 2),
        EnumerationCase("received", 3),
        EnumerationCase("latest", 4),
        EnumerationCase("voicemail", 5),
        EnumerationCase("ringing", 6),
        EnumerationCase("inProgress", 7),
        EnumerationCase("onHold", 8),
      ]),
    EnumerationSchema(
      name: "INCallRecordTypeOptions", kind: .options,
      cases: [
        EnumerationCase("outgoing", 1),
        EnumerationCase("missed", 2),
        EnumerationCase("received", 4),
        EnumerationCase("latest", 8),
        EnumerationCase("voicemail", 16),
        EnumerationCase("ringing", 32),
        EnumerationCase("inProgress", 64),
        EnumerationCase("onHold", 128),
      ]),
    EnumerationSchema(
      name: "INStartCallCallCapabilityUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("videoCallUnsupported", 1),
        EnumerationCase("microphoneNotAccessible", 2),
        EnumerationCase("cameraNotAccessible", 3),
      ]),
    EnumerationSchema(
      name: "INStartCallCallRecordToCallBackUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("noMatchingCall", 1),
      ]),
    EnumerationSchema(
      name: "INStartCallContactUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("noContactFound", 1),
        EnumerationCase("multipleContactsUnsupported", 2),
        EnumerationCase("noHandleForLabel", 3),
        EnumerationCase("invalidHandle", 4),
        EnumerationCase("unsupportedMmiUssd", 5),
        EnumerationCase("noCallHistoryForRedial", 6),
        EnumerationCase("noUsableHandleForRedial", 7),
        EnumerationCase("requiringInAppAuthentication", 8),
      ]),
  ]
}

extension ObjectSchema {
  static let calls: [ObjectSchema] = [
    ObjectSchema(
      name: "INCallRecord", superclass: nil,
      fields: [
        ParameterSchema(name: "callDuration", type: .double, swiftType: "Double?"),
        ParameterSchema(name: "unseen", type: .boolean, swiftType: "Bool?"),
        ParameterSchema(name: "numberOfCalls", type: .integer, swiftType: "Int?"),
        ParameterSchema(name: "identifier", type: .string, swiftType: "String"),
        ParameterSchema(name: "dateCreated", type: .date, swiftType: "Date?"),
        ParameterSchema(name: "callRecordType", type: .enumeration("INCallRecordType"), swiftType: "INCallRecordType"),
        ParameterSchema(name: "callCapability", type: .enumeration("INCallCapability"), swiftType: "INCallCapability"),
        ParameterSchema(name: "participants", type: .person, isList: true, swiftType: "[INPerson]?"),
        ParameterSchema(name: "caller", type: .person, swiftType: "INPerson?"),
      ]),
    ObjectSchema(
      name: "INCallRecordFilter", superclass: nil,
      fields: [
        ParameterSchema(name: "participants", type: .person, isList: true, swiftType: "[INPerson]?"),
        ParameterSchema(name: "callTypes", type: .enumeration("INCallRecordTypeOptions"), swiftType: "INCallRecordTypeOptions"),
        ParameterSchema(name: "callCapability", type: .enumeration("INCallCapability"), swiftType: "INCallCapability"),
      ]),
  ]
}

extension ResultSchema {
  static let calls: [ResultSchema] = [
    ResultSchema(name: "INCallCapabilityResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INCallDestinationTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INCallRecordResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INCallRecordTypeOptionsResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INCallRecordTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INStartCallCallCapabilityResolutionResult", narrows: "INCallCapabilityResolutionResult", answers: [], reasons: [.init("unsupported", "INStartCallCallCapabilityUnsupportedReason")]),
    ResultSchema(name: "INStartCallCallRecordToCallBackResolutionResult", narrows: "INCallRecordResolutionResult", answers: [], reasons: [.init("unsupported", "INStartCallCallRecordToCallBackUnsupportedReason")]),
    ResultSchema(name: "INStartCallContactResolutionResult", narrows: "INPersonResolutionResult", answers: [], reasons: [.init("unsupported", "INStartCallContactUnsupportedReason")]),
  ]
}
