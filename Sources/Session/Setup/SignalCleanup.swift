import SimExtensionBuild
import SimExtensionHost

/// An end that nobody waits for: a signal.
public enum SignalCleanup {
  /// Ends the apps' programs and removes their folders, wherever the conversations stand, and goes on with the end.
  public static func tidyUp(then end: () -> Never) -> Never {
    BuildProcesses.endAll()
    ExitCleanup.remove(then: end)
  }
}
