/// The names that a SiriKit extension or app imports, as Apple's Intents module spells them.
///
/// As on the phone, a file that imports `Intents` sees Foundation and CoreLocation as well; of Contacts it sees what a placemark
/// has. What the machinery around a handler needs and an author doesn't is `@_spi(Host)`.
@_exported import Contacts
@_exported import CoreLocation
@_exported import SDKCoreGraphics
@_exported import SDKFoundation
