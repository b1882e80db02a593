package import Glibc

/// The processes of one session: a program and what it started, in whichever process groups.
struct ProcessSession<System: ProcessSystem> {
  /// The process with which the session began. It may be dead, but it must not have been reaped: afterwards its number, which
  /// is the session's and the group's too, may be somebody else's.
  let leader: pid_t
  let system: System
  /// Whether all that the leader has started hangs on it as long as it lives, and afterwards on somebody who ends it: then there is
  /// nothing else to be found in the session.
  var hangsTogether = false

  /// Who starts others faster than they are found isn't chased for ever.
  private static var passes: Int { 100 }

  /// Ends them all, with what has left the session, and only then lets go of the leader's number.
  ///
  /// - Parameter reap: waits for the leader, which is dead or dying.
  func end<Status>(thenReap reap: () -> Status) -> Status {
    killAll()
    return reap()
  }

  /// Ends them all; somebody else reaps the leader.
  func killAll() {
    system.killDescendants(of: leader)
    system.killGroup(ofLeader: leader)
    if hangsTogether { return }
    var killed: Set<pid_t> = []
    for _ in 0..<Self.passes {
      let found = system.members(ofSession: leader).filter { killed.insert($0).inserted }
      if found.isEmpty { return }
      for process in found { system.kill(process, inSession: leader) }
    }
  }
}

/// The end of a session that somebody else has begun, for a builder of programs.
package enum SessionEnd {
  /// Ends all processes of a session.
  ///
  /// - Parameter leader: its first one, which must not have been reaped.
  package static func killAll(ofLeader leader: pid_t) {
    ProcessSession(leader: leader, system: LinuxProcesses()).killAll()
  }
}
