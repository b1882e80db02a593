import SimDialogue
import SimPolling
import SimShown

@testable import SimSession

extension ChatConversation {
  /// What is said between two turns, until a line begins so.
  func news(until start: String) -> [String] {
    var texts: [String] = []
    let end = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < end {
      texts += takeNews().map(\.text)
      if texts.contains(where: { $0.hasPrefix(start) }) { return texts }
      _ = Poll.wait(for: [WaitingChat(self), TimerSource(end)])
    }
    return texts
  }

  /// Says it, and waits for what comes of it.
  ///
  /// - Returns: what Siri says.
  @discardableResult func sayAndWait(_ text: String) -> [String] {
    var reply = say(text)
    while reply == nil {
      _ = Poll.wait(for: [WaitingChat(self)])
      reply = advance()
    }
    return reply?.contents.compactMap { if case .output(.says(let line)) = $0 { line.text } else { nil } } ?? []
  }
}

/// What a conversation waits for at one moment.
private struct WaitingChat: PollSource {
  var watched: [Watched]
  var deadline: ContinuousClock.Instant?

  init(_ chat: ChatConversation) {
    watched = chat.watched
    deadline = chat.deadline
  }
}
