/// An address as the Contacts framework has it: texts, empty where unknown.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Parts: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  fileprivate var parts = Parts()

  open var street: String { parts.street }
  open var subLocality: String { parts.subLocality }
  open var city: String { parts.city }
  open var subAdministrativeArea: String { parts.subAdministrativeArea }
  open var state: String { parts.state }
  open var postalCode: String { parts.postalCode }
  open var country: String { parts.country }
  open var isoCountryCode: String { parts.isoCountryCode }

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate(CNPostalAddress()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(CNMutablePostalAddress()) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
  open override var hash: Int { parts.hashValue }

  private func duplicate(_ target: CNPostalAddress) -> CNPostalAddress {
    target.parts = parts
    return target
  }
}

/// An address while it is put together.
open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  open override var subLocality: String {
    get { parts.subLocality }
    set { parts.subLocality = newValue }
  }
  open override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { parts.subAdministrativeArea }
    set { parts.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  open override var postalCode: String {
    get { parts.postalCode }
    set { parts.postalCode = newValue }
  }
  open override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
  open override var isoCountryCode: String {
    get { parts.isoCountryCode }
    set { parts.isoCountryCode = newValue }
  }
}

/// The keys of an address's parts.
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

extension CNPostalAddress {
  /// What a part of an address is called; the key itself where nothing better is known.
  public class func localizedString(forKey key: String) -> String {
    Bundle.main.localizedString(forKey: key, value: key, table: nil)
  }
}
