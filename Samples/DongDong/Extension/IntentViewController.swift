import Foundation
import Intents
import IntentsUI
import UIKit

/// The card of a workout that has ended: how long it was, and what it took.
class IntentViewController: UIViewController, INUIHostedViewControlling {
  private let titleLabel = UILabel()
  private let timeLabel = UILabel()
  private let energyLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [titleLabel, timeLabel, energyLabel] { view.addSubview(label) }
  }

  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) {
    guard interaction.intentHandlingStatus == .success, interaction.intent is INEndWorkoutIntent,
      let record = SessionStore().lastRecord
    else { return completion(.zero) }
    titleLabel.text = record.title
    timeLabel.text = Texts.time(record.seconds)
    energyLabel.text = Texts.energy(record.kilocalories)
    completion(CGSize(width: 320, height: 96))
  }
}
