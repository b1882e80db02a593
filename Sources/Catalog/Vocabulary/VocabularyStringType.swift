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

  /// The type of a name such as `photoTag`, nil when there is none.
  public init?(named name: String) {
    guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = type
  }

  /// As SiriKit writes it, for example `photoTag`.
  public var name: String { "\(self)" }
}
