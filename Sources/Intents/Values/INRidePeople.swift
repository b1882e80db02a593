/// The driver of a ride.
open class INRideDriver: INPerson {
  open var rating: String? { stored("rating") }
  open var phoneNumber: String? { stored("phoneNumber") }

  @_spi(Host) public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    super.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
  }

  public override init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    super.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: isMe)
  }

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    rating: String?, phoneNumber: String?
  ) {
    super.init()
    store(personHandle, as: "personHandle")
    store(nameComponents, as: "nameComponents")
    store(displayName, as: "displayName")
    store(image, as: "image")
    store(rating, as: "rating")
    store(phoneNumber, as: "phoneNumber")
  }

  public convenience init(
    phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: phoneNumber, type: .phoneNumber), nameComponents: nameComponents,
      displayName: displayName, image: image, rating: rating, phoneNumber: phoneNumber)
  }

  // The spellings of iOS 10.0.

  public convenience init(
    handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nil, displayName: displayName,
      image: image, rating: rating, phoneNumber: phoneNumber)
  }

  public convenience init(
    handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?, phoneNumber: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents, displayName: nil,
      image: image, rating: rating, phoneNumber: phoneNumber)
  }
}

/// A guest of a restaurant.
open class INRestaurantGuest: INPerson {
  open var phoneNumber: String? {
    get { stored("phoneNumber") }
    set { store(newValue, as: "phoneNumber") }
  }
  open var emailAddress: String? {
    get { stored("emailAddress") }
    set { store(newValue, as: "emailAddress") }
  }

  @_spi(Host) public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(nameComponents: PersonNameComponents?, phoneNumber: String?, emailAddress: String?) {
    super.init()
    store(nameComponents, as: "nameComponents")
    store(phoneNumber, as: "phoneNumber")
    store(emailAddress, as: "emailAddress")
  }
}
