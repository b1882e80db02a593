import Glibc
import SimTerminalUI
import SimText

/// A line on the error output that says how far something is, where that is a terminal; each text takes the place of the last one.
struct ProgressLine: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// - Parameter text: empty takes the line away.
  func show(_ text: String) {
    guard isShown else { return }
    _ = DescriptorWriter.write("\r\u{1B}[K" + SafeText.oneLine(text), to: STDERR_FILENO)
  }
}
