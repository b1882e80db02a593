/// The names that a SiriKit extension or app imports, as Apple's Intents module spells them.
///
/// As on the phone, a file that imports `Intents` sees Foundation and CoreLocation as well, and the part of Contacts
/// that a placemark uses. Declarations that only the machinery around a handler needs are `@_spi(Host)`.
@_exported import Contacts
@_exported import CoreLocation
@_exported import SDKCoreGraphics
@_exported import SDKFoundation
