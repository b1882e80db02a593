import SimCatalog

/// SiriKit's own types, of which parameters may be.
enum SystemTypes {
  static func hasEnumeration(_ name: String) -> Bool { Catalog.siriKit.enumeration(named: name) != nil }
  static func hasClass(_ name: String) -> Bool { Catalog.siriKit.object(named: name) != nil }
}
