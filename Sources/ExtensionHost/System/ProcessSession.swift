package import Glibc

/// The processes of one session: a program and what it started, in whichever process groups.
struct ProcessSession<System: ProcessSystem> {
  /// The process with which the session began. It may be dead, but must not have been reaped: afterwards its number,
  /// which is also the session's and the group's, may be another process's.
  let leader: pid_t
  let system: System
  /// Whether all that the leader has started descends from it as long as it lives, and afterwards from a process that
  /// ends it: then the session needn't be searched.
  var hangsTogether = false
  /// Whether a process that lives gets all that the leader leaves, and ends it when the leader is reaped: then nothing
  /// is looked for here. A look at what a process has started costs the system more than its end.
  var hasHeir = false

  /// A limit for processes that start others faster than they are found.
  private static var passes: Int { 100 }

  /// Ends them all, including those that have left the session, and only then reaps the leader.
  ///
  /// - Parameter reap: waits for the leader, which is dead or dying.
  func end<Status>(thenReap reap: () -> Status) -> Status {
    killAll()
    return reap()
  }

  /// Ends them all; the caller reaps the leader.
  func killAll() {
    if !hasHeir { system.killDescendants(of: leader) }
    system.killGroup(ofLeader: leader)
    if hangsTogether || hasHeir { return }
    var killed: Set<pid_t> = []
    for _ in 0..<Self.passes {
      let found = system.members(ofSession: leader).filter { killed.insert($0).inserted }
      if found.isEmpty { return }
      for process in found { system.kill(process, inSession: leader) }
    }
  }
}

/// Ends a session that another module has begun, for a builder of programs.
package enum SessionEnd {
  /// Ends all processes of a session.
  ///
  /// - Parameter leader: its first one, which must not have been reaped.
  package static func killAll(ofLeader leader: pid_t) {
    ProcessSession(leader: leader, system: LinuxProcesses()).killAll()
  }
}
