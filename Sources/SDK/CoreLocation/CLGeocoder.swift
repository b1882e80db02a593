import Contacts
@_spi(Host) import SDKFoundation
import SimSDKFacts

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their addresses, on a server; there is none here.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }

  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(addressString, completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(addressString, completionHandler) }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    SDKNotice.say(.geocoding, addressString)
    throw CLError(.network)
  }

  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(postalAddress.street, completionHandler) }

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(nil, completionHandler)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(nil, completionHandler) }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    SDKNotice.say(.geocoding)
    throw CLError(.network)
  }

  open func cancelGeocode() {}

  private func fail(_ address: String?, _ completion: @escaping CLGeocodeCompletionHandler) {
    SDKNotice.say(.geocoding, address)
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(nil, CLError(.network)) }
  }
}
