import Foundation
import Intents
import IntentsUI
import UIKit

/// The message's card: to whom, what, and how far it got.
class IntentViewController: UIViewController, INUIHostedViewControlling, INUIHostedViewSiriProviding {
  private let recipientLabel = UILabel()
  private let contentLabel = UILabel()
  private let stateLabel = UILabel()

  /// Siri needn't show the message a second time.
  var displaysMessage: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [recipientLabel, contentLabel, stateLabel] { view.addSubview(label) }
  }

  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) {
    guard let intent = interaction.intent as? INSendMessageIntent else { return completion(.zero) }
    let people = (intent.recipients ?? []).map(\.displayName).joined(separator: Texts.listSeparator)
    recipientLabel.text = Texts.to(intent.speakableGroupName?.spokenPhrase ?? people)
    contentLabel.text = intent.content
    stateLabel.text =
      switch interaction.intentHandlingStatus {
      case .success: Texts.sent
      case .inProgress: Texts.waiting
      default: Texts.draft
      }
    completion(extensionContext?.hostedViewMaximumAllowedSize ?? CGSize(width: 320, height: 120))
  }
}
