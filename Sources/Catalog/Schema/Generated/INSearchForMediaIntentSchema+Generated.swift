// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForMediaIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let searchForMediaIntent = IntentSchema(
    name: "INSearchForMediaIntent", domain: "Media",
    handlingProtocol: "INSearchForMediaIntentHandling",
    parameters: [
      ParameterSchema(name: "mediaItems", type: .object("INMediaItem"), isList: true, resolvedBy: ["INSearchForMediaMediaItemResolutionResult"], answeredBy: "mediaSearch.mediaName", swiftType: "[INMediaItem]?"),
      ParameterSchema(name: "mediaSearch", type: .object("INMediaSearch"), swiftType: "INMediaSearch?"),
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
      ParameterSchema(name: "mediaItems", type: .object("INMediaItem"), isList: true, swiftType: "[INMediaItem]?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .mediaPlaylistTitle: ["mediaSearch.mediaName"],
      .mediaMusicArtistName: ["mediaSearch.artistName"],
      .mediaAudiobookTitle: ["mediaSearch.mediaName"],
      .mediaAudiobookAuthorName: ["mediaSearch.artistName"],
      .mediaShowTitle: ["mediaSearch.mediaName"],
    ],
    shortcutTypes: [
      ShortcutType(parameters: ["mediaSearch"]),
    ],
    introduced: "13.0",
    presentation: ResultPresentation(
      property: "mediaItems", kind: .list, lines: "mediaFound",
      label: "title",
      parts: [
        ResultPresentation.Part("title", of: ["title"]),
        ResultPresentation.Part("artist", of: ["artist"])]),
    maps: nil)
}
