import Foundation
import Intents
import PaiPaiKit
import UIKit

/// What is baked.
class PizzasViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = Texts.home
    for kind in Oven.kinds {
      let show = UIAction(title: Texts.name(of: kind)) { [weak self] _ in
        self?.navigationController?.pushViewController(PizzaViewController(kind: kind), animated: true)
      }
      view.addSubview(UIButton(primaryAction: show))
    }
  }
}

/// A pizza that can be ordered.
class PizzaViewController: UIViewController {
  private let kind: PizzaKind
  private let status = UILabel()

  init(kind: PizzaKind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Texts.name(of: kind)
    status.text = Texts.price(Oven.price(of: kind))
    view.addSubview(status)
    view.addSubview(UIButton(primaryAction: UIAction(title: Texts.order) { [weak self] _ in self?.order(1) }))
    view.addSubview(UIButton(primaryAction: UIAction(title: Texts.two) { [weak self] _ in self?.order(2) }))
  }

  private func order(_ quantity: Int) {
    status.text = Texts.inTheOven
    let intent = OrderPizzaIntent()
    intent.kind = kind
    intent.quantity = NSNumber(value: quantity)
    intent.suggestedInvocationPhrase = Texts.phrase
    INInteraction(intent: intent, response: nil).donate { error in
      if let error { print("The pizza was not donated: \(error)") }
    }
  }
}
