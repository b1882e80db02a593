import CConfinement
import Glibc

/// Something that a program should be kept from (docs/determinism.md, "The fence"), and isn't here.
package enum FenceGap: String, CaseIterable, Sendable {
  /// The user has taken the fence away for every command.
  case switchedOff
  /// No Landlock.
  case files
  /// A Landlock that is older than its rule for signals.
  case signals
  /// No filter of system calls.
  case calls

  /// What of it isn't held on this machine, and why. It is tried, on a thread of its own: a container may refuse what the kernel has.
  package static var here: [FenceGap] {
    if Fence.isSwitchedOff { return [.switchedOff] }
    let held = Fence.held()
    var gaps: [FenceGap] = []
    if !held.files { gaps.append(.files) } else if !held.signals { gaps.append(.signals) }
    if !held.calls { gaps.append(.calls) }
    return gaps
  }

  /// What it means for the user, and why it is so.
  package var sentence: String {
    switch self {
    case .switchedOff:
      "handlers are kept from nothing: \(Fence.variable) is off"
    case .files:
      "handlers aren't kept from your files, nor from what your other programs have: this system has no Landlock (Linux 5.13), "
        + "or a container refuses it"
    case .signals:
      "handlers aren't kept from sending signals to your other programs: this system's Landlock is older than Linux 6.12"
    case .calls:
      "handlers are kept from the network by the C library's functions alone: this system filters no system calls, or a "
        + "container refuses it"
    }
  }
}
