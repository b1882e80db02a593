import Foundation
import Intents
import IntentsUI
import UIKit

/// The ride's card: which car, what it costs, from where to where, who drives, when.
class IntentViewController: UIViewController, INUIHostedViewControlling {
  private let optionLabel = UILabel()
  private let routeLabel = UILabel()
  private let driverLabel = UILabel()
  private let vehicleLabel = UILabel()
  private let timeLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [optionLabel, routeLabel, driverLabel, vehicleLabel, timeLabel] { view.addSubview(label) }
  }

  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) {
    guard let status = status(of: interaction) else { return completion(.zero) }
    optionLabel.text = [status.rideOption?.name, status.rideOption?.priceRange.map(price)]
      .compactMap { $0 }.joined(separator: "  ")
    routeLabel.text = Texts.route(status.pickupLocation?.name ?? "?", status.dropOffLocation?.name ?? "?")
    driverLabel.text = status.driver.map { Texts.driver($0.displayName, $0.rating ?? "–") }
    vehicleLabel.text = status.vehicle.map { vehicle in
      [vehicle.manufacturer, vehicle.model, vehicle.registrationPlate].compactMap { $0 }.joined(separator: " ")
    }
    timeLabel.text = time(of: status)
    completion(CGSize(width: 320, height: 160))
  }

  private func status(of interaction: INInteraction) -> INRideStatus? {
    switch interaction.intentResponse {
    case let response as INRequestRideIntentResponse: response.rideStatus
    case let response as INGetRideStatusIntentResponse: response.rideStatus
    default: nil
    }
  }

  private func price(_ range: INPriceRange) -> String {
    Texts.money("\(range.minimumPrice ?? 0)", to: "\(range.maximumPrice ?? 0)", range.currencyCode)
  }

  private func outcome(_ completion: INRideCompletionStatus) -> String {
    if completion.isCanceled { return Texts.cancelled }
    guard completion.isOutstanding, let amount = completion.paymentAmount else { return Texts.finished }
    return Texts.toPay(Texts.money("\(amount.amount ?? 0)", amount.currencyCode))
  }

  private func time(of status: INRideStatus) -> String? {
    switch status.phase {
    case .ongoing: status.estimatedDropOffDate.map { Texts.arrival(Texts.time($0)) }
    case .completed: status.completionStatus.map(outcome)
    default: status.estimatedPickupDate.map { Texts.pickup(Texts.time($0)) }
    }
  }
}
