// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INUpdateMediaAffinityIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let updateMediaAffinityIntent = IntentSchema(
    name: "INUpdateMediaAffinityIntent", domain: "Media",
    handlingProtocol: "INUpdateMediaAffinityIntentHandling",
    parameters: [
      ParameterSchema(name: "mediaItems", type: .object("INMediaItem"), isList: true, resolvedBy: ["INUpdateMediaAffinityMediaItemResolutionResult"], answeredBy: "mediaSearch.mediaName", swiftType: "[INMediaItem]?"),
      ParameterSchema(name: "affinityType", type: .enumeration("INMediaAffinityType"), resolvedBy: ["INMediaAffinityTypeResolutionResult"], swiftType: "INMediaAffinityType"),
      ParameterSchema(name: "mediaSearch", type: .object("INMediaSearch"), swiftType: "INMediaSearch?"),
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
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .mediaPlaylistTitle: ["mediaSearch.mediaName"],
      .mediaMusicArtistName: ["mediaSearch.artistName"],
      .mediaAudiobookTitle: ["mediaSearch.mediaName"],
      .mediaAudiobookAuthorName: ["mediaSearch.artistName"],
      .mediaShowTitle: ["mediaSearch.mediaName"],
    ],
    deed: "mediaRate",
    introduced: "13.0")
}
