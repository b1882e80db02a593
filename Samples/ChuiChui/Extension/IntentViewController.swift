import ChuiChuiKit
import Foundation
import Intents
import IntentsUI
import UIKit

/// Shows what is sold, the price, and who leads.
class IntentViewController: UIViewController, INUIHostedViewControlling {
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    guard let intent = interaction.intent as? CheckBidIntent,
      let response = interaction.intentResponse as? CheckBidIntentResponse, response.code == .success
    else { return completion(false, [], .zero) }
    let rows = [
      (Texts.title, intent.listing?.displayString), (Texts.price, response.price), (Texts.bidder, response.bidder),
    ]
    for (name, value) in rows {
      let label = UILabel()
      label.text = "\(name): \(value ?? "?")"
      view.addSubview(label)
    }
    completion(true, parameters, CGSize(width: 320, height: 90))
  }
}
