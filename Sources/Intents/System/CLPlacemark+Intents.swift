@_spi(Host) import CoreLocation

extension CLPlacemark {
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.init(hostLocation: location, name: name, postalAddress: postalAddress, timeZone: nil)
  }

  @_spi(Host) public convenience init(
    location: CLLocation?, name: String?, postalAddress: CNPostalAddress?, timeZone: TimeZone? = nil
  ) {
    self.init(hostLocation: location, name: name, postalAddress: postalAddress, timeZone: timeZone)
  }
}
