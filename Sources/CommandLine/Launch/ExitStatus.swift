/// The meanings of a program's exit status.
package enum ExitStatus {
  package static let success: Int32 = 0
  /// An expectation of a transcript, or a gate, has failed.
  package static let failed: Int32 = 1
  /// The command line, or a file that it names, cannot be read.
  package static let unreadable: Int32 = 2
}
