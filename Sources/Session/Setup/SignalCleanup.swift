import SimAppFiles
import SimExtensionBuild
import SimExtensionHost

/// Cleans up when a signal ends the process, and at its own end.
package enum SignalCleanup {
  /// Ends compilers and the apps' programs, and removes their folders and what is half written, whatever the
  /// conversations are doing; then calls `end`.
  package static func tidyUp(then end: () -> Never) -> Never {
    endBuilds()
    FileWriter.removeDrafts()
    ExitCleanup.remove(then: end)
  }

  /// Ends the compilers that still run and removes what is kept for further conversations, because the program is about
  /// to end.
  package static func finish() {
    endBuilds()
    HomeFolder.removeSpares()
  }

  private static func endBuilds() { BuildProcesses.endAll() }
}
