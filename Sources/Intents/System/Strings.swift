extension NSString {
  /// A text that is looked up in the app's strings when Siri shows it.
  public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString {
    localized(format, table: nil, arguments: args)
  }

  public class func deferredLocalizedIntentsString(
    with format: String, table: String, _ args: any CVarArg...
  ) -> NSString {
    localized(format, table: table, arguments: args)
  }

  public class func deferredLocalizedIntentsString(
    with format: String, table: String, arguments: CVaListPointer
  ) -> NSString {
    NSString(format: Bundle.main.localizedString(forKey: format, value: format, table: table), arguments: arguments)
  }

  private class func localized(_ format: String, table: String?, arguments: [any CVarArg]) -> NSString {
    let text = Bundle.main.localizedString(forKey: format, value: format, table: table)
    return withVaList(arguments) { NSString(format: text, arguments: $0) }
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

extension NSExtensionContext {
  /// The intent for which the app was asked to show a view.
  public var intent: INIntent? { inputItems.lazy.compactMap { $0 as? INIntent }.first }

  /// Opens nothing: there are no other apps here.
  public func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }

  public func open(_ URL: URL) async -> Bool { false }
}
