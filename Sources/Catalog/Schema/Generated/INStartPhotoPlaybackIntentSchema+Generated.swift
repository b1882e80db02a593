// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartPhotoPlaybackIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let startPhotoPlaybackIntent = IntentSchema(
    name: "INStartPhotoPlaybackIntent", domain: "Photos",
    handlingProtocol: "INStartPhotoPlaybackIntentHandling",
    parameters: [
      ParameterSchema(name: "dateCreated", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "locationCreated", type: .place, resolvedBy: ["INPlacemarkResolutionResult"], swiftType: "CLPlacemark?"),
      ParameterSchema(name: "albumName", type: .string, resolvedBy: ["INStringResolutionResult"], swiftType: "String?"),
      ParameterSchema(name: "peopleInPhoto", type: .person, isList: true, resolvedBy: ["INPersonResolutionResult"], swiftType: "[INPerson]?"),
      ParameterSchema(name: "searchTerms", type: .string, isList: true, swiftType: "[String]?"),
      ParameterSchema(name: "searchTermsOperator", type: .enumeration("INConditionalOperator"), swiftType: "INConditionalOperator"),
      ParameterSchema(name: "includedAttributes", type: .enumeration("INPhotoAttributeOptions"), swiftType: "INPhotoAttributeOptions"),
      ParameterSchema(name: "excludedAttributes", type: .enumeration("INPhotoAttributeOptions"), swiftType: "INPhotoAttributeOptions"),
      ParameterSchema(name: "peopleInPhotoOperator", type: .enumeration("INConditionalOperator"), swiftType: "INConditionalOperator"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("failure", 3),
      ResponseCode("failureRequiringAppLaunch", 4),
      ResponseCode("failureAppConfigurationRequired", 5, verdict: .offerApp),
    ],
    responseFields: [
      ParameterSchema(name: "searchResultsCount", type: .integer, swiftType: "Int?"),
    ],
    review: false, alwaysNeedsUnlock: true,
    vocabulary: [
      .photoTag: ["searchTerms"],
      .photoAlbumName: ["albumName"],
    ],
    deed: "slideshow",
    introduced: "10.0", deprecated: "15.0", dialogue: IntentDialogue(underWay: .begins),
    presentation: ResultPresentation(
      property: "searchResultsCount", kind: .count, lines: "photosPlayed"),
    maps: nil)
}
