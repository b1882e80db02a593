import Foundation
import Intents
import IntentsUI
import UIKit

class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = Texts.home
    for place in Machine.Place.allCases {
      add(Texts.place(place)) { [weak self] in
        self?.navigationController?.pushViewController(MachinesViewController(at: place), animated: true)
      }
    }
    add(Texts.balance) { [weak self] in self?.userActivity = Activities.lookingAtBalance() }
    add(Texts.forget) {
      let identifiers = Machine.Place.allCases.map { "machine.\($0.rawValue)" }
      NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: identifiers) {}
    }
  }

  /// The next machine is looked for when the app is opened, which is a search like any other.
  func lookAround() {
    guard let place = Machine.nearest() else { return }
    let label = UILabel()
    label.text = Machine.open(at: place).first.map { Texts.nearest($0.street) } ?? Texts.noMachine
    view.addSubview(label)
    userActivity = Activities.findingMachine(at: place)
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }
}

/// The cash machines at a place; to look for them is an activity that Siri may suggest.
class MachinesViewController: UIViewController {
  private let place: Machine.Place

  init(at place: Machine.Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Texts.find(place)
    let machines = Machine.open(at: place)
    for text in machines.isEmpty ? [Texts.noMachine] : machines.map(\.street) {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
    }
    view.addSubview(UIButton(primaryAction: UIAction(title: Texts.addToSiri) { [weak self] _ in self?.offerPhrase() }))
    let back = UIAction(title: Texts.back) { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    view.addSubview(UIButton(primaryAction: back))
    userActivity = Activities.findingMachine(at: place)
  }

  /// The phrase that the user has given this search is changed, or a first one is given.
  private func offerPhrase() {
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { [weak self] shortcuts, _ in
      let own = shortcuts?.first { $0.shortcut.userActivity?.activityType == Activities.findMachine }
      DispatchQueue.main.async { self?.showSheet(own) }
    }
  }

  private func showSheet(_ own: INVoiceShortcut?) {
    if let own {
      let sheet = INUIEditVoiceShortcutViewController(voiceShortcut: own)
      sheet.delegate = self
      present(sheet, animated: true)
    } else {
      let shortcut = INShortcut(userActivity: Activities.findingMachine(at: place))
      let sheet = INUIAddVoiceShortcutViewController(shortcut: shortcut)
      sheet.delegate = self
      present(sheet, animated: true)
    }
  }
}

extension MachinesViewController: INUIAddVoiceShortcutViewControllerDelegate {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: Error?
  ) {
    dismiss(animated: true)
  }

  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
    dismiss(animated: true)
  }
}

extension MachinesViewController: INUIEditVoiceShortcutViewControllerDelegate {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: Error?
  ) {
    dismiss(animated: true)
  }

  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedIdentifier: UUID
  ) {
    dismiss(animated: true)
  }

  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
    dismiss(animated: true)
  }
}
