// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/System.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let system: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INFocusStatusAuthorizationStatus", kind: .cases,
      cases: [
        EnumerationCase("notDetermined", 0),
        EnumerationCase("restricted", 1),
        EnumerationCase("denied", 2),
        EnumerationCase("authorized", 3),
      ]),
    EnumerationSchema(
      name: "INIntentHandlingStatus", kind: .cases,
      cases: [
        EnumerationCase("unspecified", 0),
        EnumerationCase("ready", 1),
        EnumerationCase("inProgress", 2),
        EnumerationCase("success", 3),
        EnumerationCase("failure", 4),
        EnumerationCase("deferredToApplication", 5),
        EnumerationCase("userConfirmationRequired", 6),
      ]),
    EnumerationSchema(
      name: "INInteractionDirection", kind: .cases,
      cases: [
        EnumerationCase("unspecified", 0),
        EnumerationCase("outgoing", 1),
        EnumerationCase("incoming", 2),
      ]),
    EnumerationSchema(
      name: "INPersonHandleLabel", kind: .strings,
      cases: [
        EnumerationCase("home", 0),
        EnumerationCase("work", 1),
        EnumerationCase("iPhone", 2),
        EnumerationCase("mobile", 3),
        EnumerationCase("main", 4),
        EnumerationCase("homeFax", 5),
        EnumerationCase("workFax", 6),
        EnumerationCase("pager", 7),
        EnumerationCase("other", 8),
        EnumerationCase("school", 9),
      ]),
    EnumerationSchema(
      name: "INPersonHandleType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("emailAddress", 1),
        EnumerationCase("phoneNumber", 2),
      ]),
    EnumerationSchema(
      name: "INPersonRelationship", kind: .strings,
      cases: [
        EnumerationCase("father", 0),
        EnumerationCase("mother", 1),
        EnumerationCase("parent", 2),
        EnumerationCase("brother", 3),
        EnumerationCase("sister", 4),
        EnumerationCase("child", 5),
        EnumerationCase("friend", 6),
        EnumerationCase("spouse", 7),
        EnumerationCase("partner", 8),
        EnumerationCase("assistant", 9),
        EnumerationCase("manager", 10),
        EnumerationCase("son", 11),
        EnumerationCase("daughter", 12),
      ]),
    EnumerationSchema(
      name: "INPersonSuggestionType", kind: .cases,
      cases: [
        EnumerationCase("none", 0),
        EnumerationCase("socialProfile", 1),
        EnumerationCase("instantMessageAddress", 2),
      ]),
    EnumerationSchema(
      name: "INSiriAuthorizationStatus", kind: .cases,
      cases: [
        EnumerationCase("notDetermined", 0),
        EnumerationCase("restricted", 1),
        EnumerationCase("denied", 2),
        EnumerationCase("authorized", 3),
      ]),
    EnumerationSchema(
      name: "INVocabularyStringType", kind: .cases,
      cases: [
        EnumerationCase("contactName", 1),
        EnumerationCase("contactGroupName", 2),
        EnumerationCase("photoTag", 100),
        EnumerationCase("photoAlbumName", 101),
        EnumerationCase("workoutActivityName", 200),
        EnumerationCase("carProfileName", 300),
        EnumerationCase("carName", 301),
        EnumerationCase("paymentsOrganizationName", 400),
        EnumerationCase("paymentsAccountNickname", 401),
        EnumerationCase("notebookItemTitle", 500),
        EnumerationCase("notebookItemGroupName", 501),
        EnumerationCase("mediaPlaylistTitle", 700),
        EnumerationCase("mediaMusicArtistName", 701),
        EnumerationCase("mediaAudiobookTitle", 702),
        EnumerationCase("mediaAudiobookAuthorName", 703),
        EnumerationCase("mediaShowTitle", 704),
      ]),
  ]
}

extension ObjectSchema {
  static let system: [ObjectSchema] = [
  ]
}

extension ResultSchema {
  static let system: [ResultSchema] = [
  ]
}
