/// A person in an intent (INPerson).
public struct Person: Hashable, Sendable {
  /// The user's words for the person; nil when they weren't mentioned.
  public var spokenPhrase: String?
  /// The name to show.
  public var displayName: String
  /// The number or address; nil where only the name is known.
  public var handle: PersonHandle?
  /// The given name, from the contact's name components.
  public var givenName: String?
  /// The family name, from the contact's name components.
  public var familyName: String?
  /// The name among friends.
  public var nickname: String?
  /// The identifier in the user's contacts.
  public var contactIdentifier: String?
  /// The identifier that the app gave.
  public var customIdentifier: String?
  /// "mother", "boss": an INPersonRelationship.
  public var relationship: String?
  /// Whether it is the user.
  public var isMe: Bool
  /// Other handles of the same person.
  public var aliases: [PersonHandle]
  /// The people whom the words may mean (INPerson.siriMatches, iOS 10.3).
  public var siriMatches: [Person]

  /// A person; what isn't known of them stays nil.
  public init(
    displayName: String, spokenPhrase: String? = nil, handle: PersonHandle? = nil, givenName: String? = nil,
    familyName: String? = nil, nickname: String? = nil, contactIdentifier: String? = nil,
    customIdentifier: String? = nil, relationship: String? = nil, isMe: Bool = false, aliases: [PersonHandle] = [],
    siriMatches: [Person] = []
  ) {
    self.displayName = displayName
    self.spokenPhrase = spokenPhrase
    self.handle = handle
    self.givenName = givenName
    self.familyName = familyName
    self.nickname = nickname
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.relationship = relationship
    self.isMe = isMe
    self.aliases = aliases
    self.siriMatches = siriMatches
  }
}

/// A person's address (INPersonHandle).
public struct PersonHandle: Hashable, Sendable {
  /// The kind of a handle.
  public enum Kind: String, Hashable, Sendable {
    case unknown, emailAddress, phoneNumber

    /// The kind that a value looks like.
    public init(of value: some StringProtocol) {
      let isNumber = value.contains(where: \.isNumber) && value.allSatisfy { $0.isNumber || "+-() .#*".contains($0) }
      self = value.contains("@") ? .emailAddress : isNumber ? .phoneNumber : .unknown
    }
  }

  /// The number or address, as it is written.
  public var value: String
  /// The kind of handle.
  public var kind: Kind
  /// "mobile", "home", "手机": an INPersonHandleLabel.
  public var label: String?

  /// A handle; its label is the contact's word for it, such as "mobile".
  public init(value: String, kind: Kind = .unknown, label: String? = nil) {
    self.value = value
    self.kind = kind
    self.label = label
  }
}
