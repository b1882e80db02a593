@_spi(Host) import SDKFoundation
import SimSDKFacts

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// Why the address book gave nothing.
public struct CNError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CNErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// What of which contacts is wanted.
open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault = 1
  case givenName = 2
  case familyName = 3
}

/// The address book. Access counts as denied here, as on a phone whose user said no, and it is said.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    SDKNotice.say(.contacts)
    return .denied
  }

  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    SDKNotice.say(.contacts)
    completionHandler(false, CNError(.authorizationDenied))
  }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    SDKNotice.say(.contacts)
    throw CNError(.authorizationDenied)
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    SDKNotice.say(.contacts)
    throw CNError(.authorizationDenied)
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    SDKNotice.say(.contacts)
    throw CNError(.authorizationDenied)
  }

  open func defaultContainerIdentifier() -> String { "" }

  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    SDKNotice.say(.contacts)
    throw CNError(.authorizationDenied)
  }

  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    SDKNotice.say(.contacts)
    throw CNError(.authorizationDenied)
  }

  open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    SDKNotice.say(.contacts)
    throw CNError(.authorizationDenied)
  }

  open func execute(_ saveRequest: CNSaveRequest) throws {
    SDKNotice.say(.contacts)
    throw CNError(.authorizationDenied)
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    SDKNotice.say(.contacts)
    throw CNError(.authorizationDenied)
  }
}

public enum CNContainerType: Int, Sendable {
  case unassigned = 0
  case local = 1
  case exchange = 1001
  case cardDAV = 1003
}

/// An account's part of the address book; there is none here.
open class CNContainer: NSObject, @unchecked Sendable {
  public let identifier = ""
  public let name = ""
  public let type = CNContainerType.unassigned

  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// Some contacts under a name; there is none here.
open class CNGroup: NSObject, @unchecked Sendable {
  public let identifier = ""
  public let name = ""

  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// What is to be changed in the address book.
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName = 1
}

/// Writes the name of somebody in the address book.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open var style = CNContactFormatterStyle.fullName

  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    var name = PersonNameComponents()
    name.namePrefix = contact.namePrefix
    name.givenName = contact.givenName
    name.middleName = contact.middleName
    name.familyName = contact.familyName
    name.nameSuffix = contact.nameSuffix
    let text = PersonNameComponentsFormatter.localizedString(from: name, style: .long)
    if text.isEmpty { return contact.organizationName.isEmpty ? nil : contact.organizationName }
    return text
  }

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    NSString(string: CNContactGivenNameKey)
  }

  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
}

/// Writes an address, a line for each part.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case mailingAddress = 0 }

  open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
    let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    return [postalAddress.street, town.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: .mailingAddress)
  }
  open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}
