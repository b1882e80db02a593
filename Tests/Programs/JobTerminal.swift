/// A program that a shell with job control has started: it can be stopped and continued.
extension PseudoTerminal {
  /// Waits on the main screen for `[stopped]`, goes on with the next line that is typed, and tells `[ended STATUS]`.
  ///
  /// The shell leaves the terminal's modes alone: what a stopped program has left behind can be seen.
  private static let script = """
    set -m; "$0" "$@"; status=$?
    while [ $status -ge 147 ] && [ $status -le 150 ]; do
      echo "[stopped]"; read -r _; fg > /dev/null; status=$?
    done
    echo "[ended $status]"; exit $status
    """

  public static func underShell(
    program: String, arguments: [String], environment: [String: String], columns: UInt16 = 80, rows: UInt16 = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      program: "/bin/bash", arguments: ["--norc", "-c", script, program] + arguments, environment: environment,
      columns: columns, rows: rows)
  }
}
