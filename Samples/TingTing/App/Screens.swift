import Foundation
import Intents
import UIKit

/// A screen of a title and lines of text.
class TextViewController: UIViewController {
  private let lines: [String]

  init(title: String, lines: [String] = []) {
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for line in lines {
      let label = UILabel()
      label.text = line
      view.addSubview(label)
    }
  }
}

/// The first screen: who called, and who was called.
class CallListViewController: TextViewController {
  init() {
    let history = CallHistory(account: Account())
    let unseen = history.unseenCount == 0 ? [] : [Texts.missedCount(history.unseenCount)]
    let calls = history.calls.prefix(3).map { call in
      let kind =
        switch call.kind {
        case .missed: Texts.missed
        case .received: Texts.received
        case .outgoing: Texts.outgoing
        }
      return "\(call.friend?.displayName ?? "?") · \(kind)"
    }
    super.init(title: Texts.calls, lines: unseen + (calls.isEmpty ? [Texts.nothingFound] : calls))
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// Signing in.
class SignInViewController: TextViewController {
  init() { super.init(title: Texts.signIn, lines: [Texts.signInHint]) }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// A call that is being placed, with the numbers.
class CallViewController: TextViewController {
  init(title: String, lines: [String?] = []) {
    super.init(title: title, lines: lines.compactMap { $0 }.filter { !$0.isEmpty })
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}
