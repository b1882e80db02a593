import Foundation
import Intents
import IntentsUI
import TangTangKit
import UIKit

/// A screen of texts and buttons.
class ListViewController: UIViewController {
  func label(_ text: String) {
    let label = UILabel()
    label.text = text
    view.addSubview(label)
  }

  func button(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }
}

/// The first screen: what can be ordered.
class HomeViewController: ListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = Texts.home
    for soup in Kitchen().soups {
      button(Texts.soup(soup)) { [weak self] in
        self?.navigationController?.pushViewController(OrderViewController(Order(soup: soup)), animated: true)
      }
    }
    button(Texts.menu) { [weak self] in
      self?.navigationController?.pushViewController(MenuViewController(), animated: true)
    }
    button(Texts.forget) { [weak self] in self?.forget() }
  }

  private func forget() {
    INInteraction.deleteAll { error in if let error { print("Nothing was deleted: \(error)") } }
    label(Texts.forgotten)
  }
}

/// All soups with their prices.
class MenuViewController: ListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = Texts.menu
    for soup in Kitchen().soups { label("\(Texts.soup(soup)), \(Texts.price(soup.price))") }
    button(Texts.back) { [weak self] in self?.navigationController?.popViewController(animated: true) }
  }
}

/// An order: it can be placed, and be given a phrase.
class OrderViewController: ListViewController {
  private var order: Order

  init(_ order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Texts.soup(order.soup)
    label("\(order.quantity) × \(Texts.soup(order.soup)), \(Texts.price(order.total))")
    for topping in Kitchen.toppings {
      button("+ \(Texts.topping(topping.identifier))") { [weak self] in self?.add(topping.identifier) }
    }
    button(Texts.order) { [weak self] in self?.place() }
    let siri = INUIAddVoiceShortcutButton(style: .blackOutline)
    siri.shortcut = INShortcut(intent: order.intent)
    siri.delegate = self
    view.addSubview(siri)
    button(Texts.back) { [weak self] in self?.navigationController?.popViewController(animated: true) }
  }

  private func add(_ topping: String) {
    var changed = order
    changed.toppings.append(topping)
    let navigation = navigationController
    navigation?.popViewController(animated: false)
    navigation?.pushViewController(OrderViewController(changed), animated: false)
  }

  private func place() {
    order.donate()
    label(Texts.ordered)
  }
}

extension OrderViewController: INUIAddVoiceShortcutButtonDelegate {
  func present(_ controller: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {
    controller.delegate = self
    present(controller, animated: true)
  }

  func present(_ controller: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton) {
    controller.delegate = self
    present(controller, animated: true)
  }
}

extension OrderViewController: INUIAddVoiceShortcutViewControllerDelegate {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: Error?
  ) {
    controller.dismiss(animated: true)
  }

  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
    controller.dismiss(animated: true)
  }
}

extension OrderViewController: INUIEditVoiceShortcutViewControllerDelegate {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: Error?
  ) {
    controller.dismiss(animated: true)
  }

  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedIdentifier: UUID
  ) {
    controller.dismiss(animated: true)
  }

  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
    controller.dismiss(animated: true)
  }
}
