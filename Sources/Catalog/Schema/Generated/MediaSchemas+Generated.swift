// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Media.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let media: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INAddMediaMediaDestinationUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("playlistNameNotFound", 1),
        EnumerationCase("playlistNotEditable", 2),
      ]),
    EnumerationSchema(
      name: "INAddMediaMediaItemUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("loginRequired", 1),
        EnumerationCase("subscriptionRequired", 2),
        EnumerationCase("unsupportedMediaType", 3),
        EnumerationCase("explicitContentSettings", 4),
        EnumerationCase("cellularDataSettings", 5),
        EnumerationCase("restrictedContent", 6),
        EnumerationCase("serviceUnavailable", 7),
        EnumerationCase("regionRestriction", 8),
      ]),
    EnumerationSchema(
      name: "INMediaAffinityType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("like", 1),
        EnumerationCase("dislike", 2),
      ]),
    EnumerationSchema(
      name: "INMediaItemType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("song", 1),
        EnumerationCase("album", 2),
        EnumerationCase("artist", 3),
        EnumerationCase("genre", 4),
        EnumerationCase("playlist", 5),
        EnumerationCase("podcastShow", 6),
        EnumerationCase("podcastEpisode", 7),
        EnumerationCase("podcastPlaylist", 8),
        EnumerationCase("musicStation", 9),
        EnumerationCase("audioBook", 10),
        EnumerationCase("movie", 11),
        EnumerationCase("tvShow", 12),
        EnumerationCase("tvShowEpisode", 13),
        EnumerationCase("musicVideo", 14),
        EnumerationCase("podcastStation", 15),
        EnumerationCase("radioStation", 16),
        EnumerationCase("station", 17),
        EnumerationCase("music", 18),
        EnumerationCase("algorithmicRadioStation", 19),
        EnumerationCase("news", 20),
      ]),
    EnumerationSchema(
      name: "INMediaReference", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("currentlyPlaying", 1),
        EnumerationCase("my", 2),
      ]),
    EnumerationSchema(
      name: "INMediaSortOrder", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("newest", 1),
        EnumerationCase("oldest", 2),
        EnumerationCase("best", 3),
        EnumerationCase("worst", 4),
        EnumerationCase("popular", 5),
        EnumerationCase("unpopular", 6),
        EnumerationCase("trending", 7),
        EnumerationCase("recommended", 8),
      ]),
    EnumerationSchema(
      name: "INPlayMediaMediaItemUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("loginRequired", 1),
        EnumerationCase("subscriptionRequired", 2),
        EnumerationCase("unsupportedMediaType", 3),
        EnumerationCase("explicitContentSettings", 4),
        EnumerationCase("cellularDataSettings", 5),
        EnumerationCase("restrictedContent", 6),
        EnumerationCase("serviceUnavailable", 7),
        EnumerationCase("regionRestriction", 8),
      ]),
    EnumerationSchema(
      name: "INPlayMediaPlaybackSpeedUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("belowMinimum", 1),
        EnumerationCase("aboveMaximum", 2),
      ]),
    EnumerationSchema(
      name: "INPlaybackQueueLocation", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("now", 1),
        EnumerationCase("next", 2),
        EnumerationCase("later", 3),
      ]),
    EnumerationSchema(
      name: "INPlaybackRepeatMode", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("none", 1),
        EnumerationCase("all", 2),
        EnumerationCase("one", 3),
      ]),
    EnumerationSchema(
      name: "INSearchForMediaMediaItemUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("loginRequired", 1),
        EnumerationCase("subscriptionRequired", 2),
        EnumerationCase("unsupportedMediaType", 3),
        EnumerationCase("explicitContentSettings", 4),
        EnumerationCase("cellularDataSettings", 5),
        EnumerationCase("restrictedContent", 6),
        EnumerationCase("serviceUnavailable", 7),
        EnumerationCase("regionRestriction", 8),
      ]),
    EnumerationSchema(
      name: "INUpdateMediaAffinityMediaItemUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("loginRequired", 1),
        EnumerationCase("subscriptionRequired", 2),
        EnumerationCase("unsupportedMediaType", 3),
        EnumerationCase("explicitContentSettings", 4),
        EnumerationCase("cellularDataSettings", 5),
        EnumerationCase("restrictedContent", 6),
        EnumerationCase("serviceUnavailable", 7),
        EnumerationCase("regionRestriction", 8),
      ]),
  ]
}

extension ObjectSchema {
  static let media: [ObjectSchema] = [
    ObjectSchema(
      name: "INMediaDestination", superclass: nil,
      fields: [
        ParameterSchema(name: "mediaDestinationType", type: .enumeration("INMediaDestinationType"), swiftType: "INMediaDestinationType"),
        ParameterSchema(name: "playlistName", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INMediaItem", superclass: nil,
      fields: [
        ParameterSchema(name: "identifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "title", type: .string, swiftType: "String?"),
        ParameterSchema(name: "type", type: .enumeration("INMediaItemType"), swiftType: "INMediaItemType"),
        ParameterSchema(name: "artwork", type: .object("INImage"), swiftType: "INImage?"),
        ParameterSchema(name: "artist", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INMediaSearch", superclass: nil,
      fields: [
        ParameterSchema(name: "mediaType", type: .enumeration("INMediaItemType"), swiftType: "INMediaItemType"),
        ParameterSchema(name: "sortOrder", type: .enumeration("INMediaSortOrder"), swiftType: "INMediaSortOrder"),
        ParameterSchema(name: "mediaName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "artistName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "albumName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "genreNames", type: .string, isList: true, swiftType: "[String]?"),
        ParameterSchema(name: "moodNames", type: .string, isList: true, swiftType: "[String]?"),
        ParameterSchema(name: "releaseDate", type: .dateRange, swiftType: "INDateComponentsRange?"),
        ParameterSchema(name: "reference", type: .enumeration("INMediaReference"), swiftType: "INMediaReference"),
        ParameterSchema(name: "mediaIdentifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "activityNames", type: .string, isList: true, swiftType: "[String]?"),
      ]),
  ]
}

extension ResultSchema {
  static let media: [ResultSchema] = [
    ResultSchema(name: "INAddMediaMediaDestinationResolutionResult", narrows: "INMediaDestinationResolutionResult", answers: [], reasons: [.init("unsupported", "INAddMediaMediaDestinationUnsupportedReason")]),
    ResultSchema(name: "INAddMediaMediaItemResolutionResult", narrows: "INMediaItemResolutionResult", answers: [], reasons: [.init("unsupported", "INAddMediaMediaItemUnsupportedReason")]),
    ResultSchema(name: "INMediaAffinityTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INMediaDestinationResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INMediaItemResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INPlayMediaMediaItemResolutionResult", narrows: "INMediaItemResolutionResult", answers: [], reasons: [.init("unsupported", "INPlayMediaMediaItemUnsupportedReason")]),
    ResultSchema(name: "INPlayMediaPlaybackSpeedResolutionResult", narrows: "INDoubleResolutionResult", answers: [], reasons: [.init("unsupported", "INPlayMediaPlaybackSpeedUnsupportedReason")]),
    ResultSchema(name: "INPlaybackQueueLocationResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INPlaybackRepeatModeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INSearchForMediaMediaItemResolutionResult", narrows: "INMediaItemResolutionResult", answers: [], reasons: [.init("unsupported", "INSearchForMediaMediaItemUnsupportedReason")]),
    ResultSchema(name: "INUpdateMediaAffinityMediaItemResolutionResult", narrows: "INMediaItemResolutionResult", answers: [], reasons: [.init("unsupported", "INUpdateMediaAffinityMediaItemUnsupportedReason")]),
  ]
}
