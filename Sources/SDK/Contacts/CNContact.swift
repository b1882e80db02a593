public protocol CNKeyDescriptor: NSCopying, NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization = 1
}

/// A number as it was typed.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
  open override var hash: Int { stringValue.hashValue }
}

/// A value with what it is called: home, work, mobile.
open class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
    super.init()
  }

  /// The label without the signs around it; the device's language has no word for it here.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Somebody in the address book.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Parts {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var jobTitle = ""
    var note = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var birthday: DateComponents?
    var imageData: Data?
  }

  fileprivate var parts = Parts()

  open var identifier: String { parts.identifier }
  open var contactType: CNContactType { parts.contactType }
  open var namePrefix: String { parts.namePrefix }
  open var givenName: String { parts.givenName }
  open var middleName: String { parts.middleName }
  open var familyName: String { parts.familyName }
  open var nameSuffix: String { parts.nameSuffix }
  open var nickname: String { parts.nickname }
  open var organizationName: String { parts.organizationName }
  open var jobTitle: String { parts.jobTitle }
  open var note: String { parts.note }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { parts.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { parts.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { parts.postalAddresses }
  open var birthday: DateComponents? { parts.birthday }
  open var imageData: Data? { parts.imageData }
  open var thumbnailImageData: Data? { parts.imageData }
  open var imageDataAvailable: Bool { parts.imageData != nil }

  public override init() { super.init() }

  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { duplicate(CNContact()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(CNMutableContact()) }

  private func duplicate(_ target: CNContact) -> CNContact {
    target.parts = parts
    return target
  }

  open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// Somebody while they are put together.
open class CNMutableContact: CNContact {
  open override var contactType: CNContactType {
    get { parts.contactType }
    set { parts.contactType = newValue }
  }
  open override var namePrefix: String {
    get { parts.namePrefix }
    set { parts.namePrefix = newValue }
  }
  open override var givenName: String {
    get { parts.givenName }
    set { parts.givenName = newValue }
  }
  open override var middleName: String {
    get { parts.middleName }
    set { parts.middleName = newValue }
  }
  open override var familyName: String {
    get { parts.familyName }
    set { parts.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { parts.nameSuffix }
    set { parts.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { parts.nickname }
    set { parts.nickname = newValue }
  }
  open override var organizationName: String {
    get { parts.organizationName }
    set { parts.organizationName = newValue }
  }
  open override var jobTitle: String {
    get { parts.jobTitle }
    set { parts.jobTitle = newValue }
  }
  open override var note: String {
    get { parts.note }
    set { parts.note = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { parts.phoneNumbers }
    set { parts.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { parts.emailAddresses }
    set { parts.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { parts.postalAddresses }
    set { parts.postalAddresses = newValue }
  }
  open override var birthday: DateComponents? {
    get { parts.birthday }
    set { parts.birthday = newValue }
  }
  open override var imageData: Data? {
    get { parts.imageData }
    set { parts.imageData = newValue }
  }
}
