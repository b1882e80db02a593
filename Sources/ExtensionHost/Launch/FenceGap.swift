import CConfinement
import Glibc

/// A restriction that a program should have (docs/determinism.md, "The fence") but doesn't have here.
package enum FenceGap: String, CaseIterable, Sendable {
  /// The user has switched the fence off for all commands.
  case switchedOff
  /// No Landlock.
  case files
  /// A Landlock that is older than its rule for signals.
  case signals
  /// No filter of system calls.
  case calls

  /// The restrictions that don't work on this machine, and why. They are tried on a thread: a container may refuse what
  /// the kernel offers.
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
