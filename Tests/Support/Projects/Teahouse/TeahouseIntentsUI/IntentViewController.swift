import IntentsUI
import UIKit

class IntentViewController: UIViewController, INUIHostedViewControlling {
  let label = UILabel()

  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    label.text = (interaction.intent as? INSendMessageIntent)?.content
    view.addSubview(label)
    completion(true, parameters, CGSize(width: 320, height: 60))
  }
}
