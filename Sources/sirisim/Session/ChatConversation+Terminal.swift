import SimExtensionBuild
import SimPolling
package import SimSession
import SimShown
package import SimTerminalUI

extension ChatConversation: TerminalSession {
  /// What a turn, or else a build, is waiting for.
  package var waiting: Waiting? {
    callUnderWay.map { Waiting($0.name, since: $0.since) }
      ?? buildUnderWay.map { Waiting("building \($0.name): \($0.progress.words)", since: $0.progress.since) }
  }
}
