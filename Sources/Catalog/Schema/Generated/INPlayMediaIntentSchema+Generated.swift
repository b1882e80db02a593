// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INPlayMediaIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let playMediaIntent = IntentSchema(
    name: "INPlayMediaIntent", domain: "Media",
    handlingProtocol: "INPlayMediaIntentHandling",
    parameters: [
      ParameterSchema(name: "playShuffled", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "resumePlayback", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "playbackSpeed", type: .double, resolvedBy: ["INPlayMediaPlaybackSpeedResolutionResult"], swiftType: "Double?"),
      ParameterSchema(name: "mediaItems", type: .object("INMediaItem"), isList: true, resolvedBy: ["INPlayMediaMediaItemResolutionResult"], answeredBy: "mediaSearch.mediaName", swiftType: "[INMediaItem]?"),
      ParameterSchema(name: "playbackRepeatMode", type: .enumeration("INPlaybackRepeatMode"), resolvedBy: ["INPlaybackRepeatModeResolutionResult"], swiftType: "INPlaybackRepeatMode"),
      ParameterSchema(name: "playbackQueueLocation", type: .enumeration("INPlaybackQueueLocation"), resolvedBy: ["INPlaybackQueueLocationResolutionResult"], swiftType: "INPlaybackQueueLocation"),
      ParameterSchema(name: "mediaContainer", type: .object("INMediaItem"), swiftType: "INMediaItem?"),
      ParameterSchema(name: "mediaSearch", type: .object("INMediaSearch"), swiftType: "INMediaSearch?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("inProgress", 3),
      ResponseCode("success", 4),
      ResponseCode("handleInApp", 5),
      ResponseCode("failure", 6),
      ResponseCode("failureRequiringAppLaunch", 7),
      ResponseCode("failureUnknownMediaType", 8),
      ResponseCode("failureNoUnplayedContent", 9),
      ResponseCode("failureRestrictedContent", 10),
      ResponseCode("failureMaxStreamLimitReached", 11),
    ],
    responseFields: [
      ParameterSchema(name: "nowPlayingInfo", type: .object("[String: Any]"), swiftType: "[String: Any]?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .mediaPlaylistTitle: ["mediaSearch.mediaName"],
      .mediaMusicArtistName: ["mediaSearch.artistName"],
      .mediaAudiobookTitle: ["mediaSearch.mediaName"],
      .mediaAudiobookAuthorName: ["mediaSearch.artistName"],
      .mediaShowTitle: ["mediaSearch.mediaName"],
    ],
    deed: "play",
    shortcutTypes: [
      ShortcutType(parameters: ["mediaContainer"]),
      ShortcutType(parameters: ["mediaItems"]),
      ShortcutType(parameters: ["mediaItems", "mediaContainer"]),
    ],
    introduced: "12.0", dialogue: IntentDialogue(underWay: .begins))
}
