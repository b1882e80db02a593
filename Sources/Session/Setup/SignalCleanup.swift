import SimExtensionBuild
import SimExtensionHost

/// Cleans up when a signal ends the process.
public enum SignalCleanup {
  /// Ends compilers and the apps' programs and removes their folders, whatever the conversations are doing, then calls `end`.
  public static func tidyUp(then end: () -> Never) -> Never {
    BuildProcesses.endAll()
    ExitCleanup.remove(then: end)
  }
}
