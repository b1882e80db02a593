// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/System.json: edit that, then print again.
// swift-format-ignore-file

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case deferredToApplication = 5
  case userConfirmationRequired = 6
}

public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing = 1
  case incoming = 2
}

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let home = INPersonHandleLabel(rawValue: "home")
  public static let work = INPersonHandleLabel(rawValue: "work")
  public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
  public static let mobile = INPersonHandleLabel(rawValue: "mobile")
  public static let main = INPersonHandleLabel(rawValue: "main")
  public static let homeFax = INPersonHandleLabel(rawValue: "homeFax")
  public static let workFax = INPersonHandleLabel(rawValue: "workFax")
  public static let pager = INPersonHandleLabel(rawValue: "pager")
  public static let other = INPersonHandleLabel(rawValue: "other")
  public static let school = INPersonHandleLabel(rawValue: "school")
}

public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress = 1
  case phoneNumber = 2
}

public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let father = INPersonRelationship(rawValue: "father")
  public static let mother = INPersonRelationship(rawValue: "mother")
  public static let parent = INPersonRelationship(rawValue: "parent")
  public static let brother = INPersonRelationship(rawValue: "brother")
  public static let sister = INPersonRelationship(rawValue: "sister")
  public static let child = INPersonRelationship(rawValue: "child")
  public static let friend = INPersonRelationship(rawValue: "friend")
  public static let spouse = INPersonRelationship(rawValue: "spouse")
  public static let partner = INPersonRelationship(rawValue: "partner")
  public static let assistant = INPersonRelationship(rawValue: "assistant")
  public static let manager = INPersonRelationship(rawValue: "manager")
  public static let son = INPersonRelationship(rawValue: "son")
  public static let daughter = INPersonRelationship(rawValue: "daughter")
}

public enum INPersonSuggestionType: Int, Sendable {
  case none = 0
  case socialProfile = 1
  case instantMessageAddress = 2
}

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

public enum INVocabularyStringType: Int, Sendable {
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
}
