// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCreateNoteIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let createNoteIntent = IntentSchema(
    name: "INCreateNoteIntent", domain: "ListsAndNotes",
    handlingProtocol: "INCreateNoteIntentHandling",
    parameters: [
      ParameterSchema(name: "title", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
      ParameterSchema(name: "content", type: .object("INNoteContent"), resolvedBy: ["INNoteContentResolutionResult"], swiftType: "INNoteContent?"),
      ParameterSchema(name: "groupName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
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
      ParameterSchema(name: "createdNote", type: .object("INNote"), swiftType: "INNote?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .notebookItemTitle: ["title"],
      .notebookItemGroupName: ["groupName"],
    ],
    deed: "note",
    introduced: "11.0")
}
