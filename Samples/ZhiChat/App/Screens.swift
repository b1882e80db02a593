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

/// The first screen: who has written.
class ConversationListViewController: TextViewController {
  init() {
    let unread = Mailbox(account: Account()).unread
    super.init(title: Texts.conversations, lines: unread.isEmpty ? [] : [Texts.unreadCount(unread.count)])
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// Signing in, with what for.
class SignInViewController: TextViewController {
  init(recipient: String?) {
    super.init(title: Texts.signIn, lines: [recipient.map(Texts.to), Texts.signInHint].compactMap { $0 })
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// The app's own passcode.
class PasscodeViewController: TextViewController {
  init() { super.init(title: Texts.unlock) }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// A conversation with what the user has begun to write.
class ConversationViewController: TextViewController {
  init(name: String, draft: String?) {
    super.init(title: name, lines: [draft].compactMap { $0 })
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// The messages that were found.
class ResultsViewController: TextViewController {
  init(senderIDs: Set<String>) {
    let messages = Mailbox(account: Account()).messages.filter { message in
      senderIDs.isEmpty ? !message.isRead : senderIDs.contains(message.senderID ?? "")
    }
    super.init(title: Texts.conversations, lines: messages.isEmpty ? [Texts.nothingFound] : messages.map(\.text))
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}
