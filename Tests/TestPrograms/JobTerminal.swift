/// A program that a shell with job control has started: it can be stopped and continued.
extension PseudoTerminal {
  /// Waits on the main screen for `[stopped]`, goes on with the next line that is typed, and tells `[ended STATUS]`.
  ///
  /// The shell leaves the terminal's modes alone: what a stopped program has left behind can be seen.
  private static let script = """
    # No loop: the shell leaves one when a job in it stops.
    after() {
      if [ $1 -ge 147 ] && [ $1 -le 150 ]; then
        echo "[stopped]"; read -r _; fg > /dev/null; after $?
      else
        echo "[ended $1]"; exit $1
      fi
    }
    set -m; "$0" "$@"; after $?
    """

  package static func underShell(
    program: String, arguments: [String], environment: [String: String], columns: UInt16 = 80, rows: UInt16 = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      program: "/bin/bash", arguments: ["--norc", "-c", script, program] + arguments, environment: environment,
      columns: columns, rows: rows)
  }
}
