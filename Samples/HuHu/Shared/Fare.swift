import Foundation
import Intents

/// What a ride costs.
struct Fare {
  var area: ServiceArea
  var option: RideOption
  /// Kilometres.
  var distance: Double

  init?(option: RideOption, from pickup: CLPlacemark?, to dropOff: CLPlacemark?) {
    guard let area = ServiceArea.containing(pickup), let start = pickup?.location, let end = dropOff?.location
    else { return nil }
    self.area = area
    self.option = option
    distance = start.distance(from: end) / 1000
  }

  /// In whole yuan, dollars or rupiah: a first charge and so much a kilometre.
  var price: Int {
    let (first, each) =
      switch option {
      case .shared: (4, 1.2)
      case .premier: (12, 2.8)
      case .van: (18, 3.6)
      case .truck: (60, 5.0)
      case .sports: (88, 9.0)
      }
    return (first + Int((each * distance).rounded())) * area.scale
  }

  /// Traffic may make it a tenth more.
  var highestPrice: Int { price + max(area.scale, price / 10 / area.scale * area.scale) }

  var asPriceRange: INPriceRange {
    INPriceRange(
      firstPrice: NSDecimalNumber(value: price), secondPrice: NSDecimalNumber(value: highestPrice),
      currencyCode: area.currency)
  }

  var text: String { Texts.money("\(price)", to: "\(highestPrice)", area.currency) }

  /// Minutes on the road, at a city's 30 km an hour.
  var minutes: Int { max(1, Int((distance * 2).rounded())) }
}
