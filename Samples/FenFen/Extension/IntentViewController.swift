import Foundation
import Intents
import IntentsUI
import UIKit

/// The receipt: what was paid, to whom, with what. Before that Siri's own card says it all.
class IntentViewController: UIViewController, INUIHostedViewControlling {
  private let stateLabel = UILabel()
  private let personLabel = UILabel()
  private let amountLabel = UILabel()
  private let noteLabel = UILabel()
  private let feeLabel = UILabel()
  private let methodLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [stateLabel, personLabel, amountLabel, noteLabel, feeLabel, methodLabel] { view.addSubview(label) }
  }

  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) {
    guard let state = state(of: interaction), let record = record(of: interaction) else { return completion(.zero) }
    stateLabel.text = state
    personLabel.text = record.payee.map { Texts.to($0.displayName) } ?? record.payer.map { Texts.from($0.displayName) }
    amountLabel.text = Amount(record.currencyAmount)?.text
    noteLabel.text = record.note
    feeLabel.text = Amount(record.feeAmount).map { Texts.fee($0.text) }
    methodLabel.text = record.paymentMethod?.name.map(Texts.paidWith)
    completion(CGSize(width: 320, height: 160))
  }

  /// Nil while nothing has been done yet.
  private func state(of interaction: INInteraction) -> String? {
    switch interaction.intentHandlingStatus {
    case .success: interaction.intent is INRequestPaymentIntent ? Texts.requested : Texts.paid
    case .inProgress: Texts.onItsWay
    default: nil
    }
  }

  private func record(of interaction: INInteraction) -> INPaymentRecord? {
    switch interaction.intentResponse {
    case let response as INSendPaymentIntentResponse: response.paymentRecord
    case let response as INRequestPaymentIntentResponse: response.paymentRecord
    default: nil
    }
  }
}
