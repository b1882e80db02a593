/// The names that a SiriKit extension or app imports, as Apple's Intents module spells them.
///
/// As on the phone, a file that imports `Intents` sees Foundation as well. What the machinery around a handler needs
/// and an author doesn't is `@_spi(Host)`.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
