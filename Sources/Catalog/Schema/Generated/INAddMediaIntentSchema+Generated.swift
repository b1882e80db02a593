// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAddMediaIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let addMediaIntent = IntentSchema(
    name: "INAddMediaIntent", domain: "Media",
    handlingProtocol: "INAddMediaIntentHandling",
    parameters: [
      ParameterSchema(name: "mediaItems", type: .object("INMediaItem"), isList: true, resolvedBy: ["INAddMediaMediaItemResolutionResult"], answeredBy: "mediaSearch.mediaName", swiftType: "[INMediaItem]?"),
      ParameterSchema(name: "mediaDestination", type: .object("INMediaDestination"), resolvedBy: ["INAddMediaMediaDestinationResolutionResult"], swiftType: "INMediaDestination?"),
      ParameterSchema(name: "mediaSearch", type: .object("INMediaSearch"), swiftType: "INMediaSearch?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("handleInApp", 4),
      ResponseCode("failure", 5),
      ResponseCode("failureRequiringAppLaunch", 6),
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
    deed: "mediaAdd",
    shortcutTypes: [
      ShortcutType(parameters: ["mediaItems", "mediaDestination"]),
    ],
    introduced: "13.0")
}
