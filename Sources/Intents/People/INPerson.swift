/// A person as an intent carries one.
open class INPerson: INStoredObject, INSpeakable {
  open var personHandle: INPersonHandle? { stored("personHandle") }
  open var nameComponents: PersonNameComponents? { stored("nameComponents") }

  /// The name to show: the given one, else the parts of the name, else the handle.
  open var displayName: String {
    if let name: String = stored("displayName") { return name }
    if let parts = nameComponents {
      let name = [parts.givenName, parts.familyName].compactMap { $0 }.joined(separator: " ")
      if !name.isEmpty { return name }
    }
    return personHandle?.value ?? ""
  }

  open var image: INImage? { stored("image") }
  open var contactIdentifier: String? { stored("contactIdentifier") }
  open var customIdentifier: String? { stored("customIdentifier") }
  open var relationship: INPersonRelationship? { storedCase("relationship") }
  open var isContactSuggestion: Bool { stored("isContactSuggestion", default: false) }
  open var aliases: [INPersonHandle]? { stored("aliases") }
  open var suggestionType: INPersonSuggestionType { storedCase("suggestionType", default: .none) }
  /// The people whom Siri thinks the words may mean.
  open var siriMatches: [INPerson]? { stored("siriMatches") }
  open var isMe: Bool { stored("isMe", default: false) }
  /// The spelling of iOS 10.0.
  open var handle: String? { personHandle?.value }

  open var spokenPhrase: String { stored("spokenPhrase", default: displayName) }
  open var pronunciationHint: String? { stored("pronunciationHint") }
  open var vocabularyIdentifier: String? { customIdentifier }
  open var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }
  open var identifier: String? { customIdentifier }

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    super.init()
    store(personHandle, as: "personHandle")
    store(nameComponents, as: "nameComponents")
    store(displayName, as: "displayName")
    store(image, as: "image")
    store(contactIdentifier, as: "contactIdentifier")
    store(customIdentifier, as: "customIdentifier")
    store(isMe, as: "isMe")
  }

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    super.init()
    store(personHandle, as: "personHandle")
    store(nameComponents, as: "nameComponents")
    store(displayName, as: "displayName")
    store(image, as: "image")
    store(contactIdentifier, as: "contactIdentifier")
    store(customIdentifier, as: "customIdentifier")
  }

  @_spi(Host) public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var description: String { displayName }
}

extension INPerson {
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    storeCase(relationship, as: "relationship")
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: isMe)
    storeCase(suggestionType, as: "suggestionType")
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    store(isContactSuggestion, as: "isContactSuggestion")
    storeCase(suggestionType, as: "suggestionType")
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    store(aliases, as: "aliases")
    storeCase(suggestionType, as: "suggestionType")
  }

  // The spellings of iOS 10.0.

  public convenience init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) {
    self.init(
      handle: handle, nameComponents: nameComponents, displayName: nil, image: nil, contactIdentifier: contactIdentifier
    )
  }

  public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
    self.init(
      handle: handle, nameComponents: nil, displayName: displayName, image: nil, contactIdentifier: contactIdentifier)
  }

  public convenience init(
    handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
      displayName: displayName, image: image, contactIdentifier: contactIdentifier, customIdentifier: nil)
  }
}
