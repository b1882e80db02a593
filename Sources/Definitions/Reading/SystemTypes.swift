import SimCatalog

/// SiriKit's own types, which parameters may have.
enum SystemTypes {
  static func hasEnumeration(_ name: String) -> Bool { Catalog.siriKit.enumeration(named: name) != nil }
  static func hasClass(_ name: String) -> Bool { Catalog.siriKit.object(named: name) != nil }
}
