import CConfinement
import CSystemCalls
import Glibc

/// The system calls for ending processes. A test replaces them and checks what is called.
protocol ProcessSystem {
  /// The numbers of the processes of a session, its first one left out.
  func members(ofSession leader: pid_t) -> [pid_t]

  /// Kills the descendants of a process, in whichever sessions, as long as the process lives.
  func killDescendants(of leader: pid_t)

  /// Kills a session's first process, and the group in which it began.
  func killGroup(ofLeader leader: pid_t)

  /// Kills a process, if it is (still) one of that session.
  func kill(_ process: pid_t, inSession leader: pid_t)
}

struct LinuxProcesses: ProcessSystem {
  func members(ofSession leader: pid_t) -> [pid_t] {
    var members: [pid_t] = []
    _ = Directory.forEach("/proc") { name in
      // No String, because there are as many as the machine has processes.
      guard name[0] >= 0x30, name[0] <= 0x39 else { return }
      let process = pid_t(truncatingIfNeeded: strtol(name, nil, 10))
      if process != leader, getsid(process) == leader { members.append(process) }
    }
    return members
  }

  func killDescendants(of leader: pid_t) { sirisim_end_descendants(leader, leader, nil) }

  func killGroup(ofLeader leader: pid_t) { Glibc.kill(-leader, SIGKILL) }

  func kill(_ process: pid_t, inSession leader: pid_t) {
    let descriptor = sirisim_process_descriptor(process)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // The descriptor belongs to the process that had the number when it was opened. If the number is in the session
    // after that, it is either still the same process, or one with a reused number, which the signal then doesn't
    // reach.
    if getsid(process) == leader { _ = sirisim_signal_process(descriptor, SIGKILL) }
  }
}
