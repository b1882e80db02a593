import SimPolling
import SimSession
import SimShown
import SimTerminalUI

extension ChatConversation: RunningConversation {
  var waiting: Waiting? { callUnderWay.map { Waiting($0.name, since: $0.since) } }
}
