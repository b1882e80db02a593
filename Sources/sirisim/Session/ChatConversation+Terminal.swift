import SimExtensionBuild
import SimPolling
import SimSession
import SimShown
import SimTerminalUI

extension ChatConversation: RunningConversation {
  var waiting: Waiting? {
    callUnderWay.map { Waiting($0.name, since: $0.since) }
      ?? buildUnderWay.map { Waiting("building \($0.name): \($0.progress.step.words)", since: $0.progress.since) }
  }
}
