/// INVocabularyStringType.
public enum VocabularyStringType: Int, Hashable, Sendable, CaseIterable {
  case contactName = 1
  case contactGroupName = 2
  case photoTag = 100
  case photoAlbumName = 101
  case workoutActivityName = 200
  case carProfileName = 300
  case carName = 301
  case paymentsOrganizationName = 400
  case paymentsAccountNickname = 401
  case notebookItemTitle = 500
  case notebookItemGroupName = 501
  case mediaPlaylistTitle = 700
  case mediaMusicArtistName = 701
  case mediaAudiobookTitle = 702
  case mediaAudiobookAuthorName = 703
  case mediaShowTitle = 704

  /// The type with a name such as `photoTag`; nil when there is none.
  public init?(named name: String) {
    guard let type = Self.byName[name] else { return nil }
    self = type
  }

  /// The names of all types, sorted.
  public static var names: [String] { byName.keys.sorted() }

  /// Written out, because a case's name by reflection costs more than reading a user's profile.
  private static let byName: [String: VocabularyStringType] = [
    "contactName": .contactName, "contactGroupName": .contactGroupName, "photoTag": .photoTag,
    "photoAlbumName": .photoAlbumName, "workoutActivityName": .workoutActivityName, "carProfileName": .carProfileName,
    "carName": .carName, "paymentsOrganizationName": .paymentsOrganizationName,
    "paymentsAccountNickname": .paymentsAccountNickname, "notebookItemTitle": .notebookItemTitle,
    "notebookItemGroupName": .notebookItemGroupName, "mediaPlaylistTitle": .mediaPlaylistTitle,
    "mediaMusicArtistName": .mediaMusicArtistName, "mediaAudiobookTitle": .mediaAudiobookTitle,
    "mediaAudiobookAuthorName": .mediaAudiobookAuthorName, "mediaShowTitle": .mediaShowTitle,
  ]

  /// Its name in SiriKit, for example `photoTag`.
  public var name: String { "\(self)" }
}
