// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAppendToNoteIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let appendToNoteIntent = IntentSchema(
    name: "INAppendToNoteIntent", domain: "ListsAndNotes",
    handlingProtocol: "INAppendToNoteIntentHandling",
    parameters: [
      ParameterSchema(name: "targetNote", type: .object("INNote"), resolvedBy: ["INNoteResolutionResult"], swiftType: "INNote?"),
      ParameterSchema(name: "content", type: .object("INNoteContent"), resolvedBy: ["INNoteContentResolutionResult"], swiftType: "INNoteContent?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureCannotUpdatePasswordProtectedNote", 6),
    ],
    responseFields: [
      ParameterSchema(name: "note", type: .object("INNote"), swiftType: "INNote?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .notebookItemTitle: ["targetNote", "targetNote.title"],
    ],
    deed: "note",
    introduced: "11.0", deprecated: "15.0")
}
