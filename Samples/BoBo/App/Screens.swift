import Foundation
import Intents
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

/// The first screen: all shows.
class HomeViewController: ListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = Texts.home
    for show in Shows.all {
      button(show.title) { [weak self] in
        self?.navigationController?.pushViewController(ShowViewController(show), animated: true)
      }
    }
  }
}

/// A show: it can be played, from where it stopped or its latest episode.
class ShowViewController: ListViewController {
  private let show: Show

  init(_ show: Show) {
    self.show = show
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = show.title
    label(Texts.by(show.host))
    button(Texts.play) { [weak self] in self?.play(latest: false) }
    button(Texts.playLatest) { [weak self] in self?.play(latest: true) }
    button(Texts.back) { [weak self] in self?.navigationController?.popViewController(animated: true) }
  }

  private func play(latest: Bool) {
    Player(account: Account()).playByHand(show, latest: latest)
    label(Texts.playing(latest ? show.latest : show.title))
  }
}

/// The terms that the user must agree to.
class TermsViewController: ListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = Texts.terms
    button(Texts.back) { [weak self] in self?.navigationController?.popViewController(animated: true) }
  }
}
