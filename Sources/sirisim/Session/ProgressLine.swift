import Glibc
import SimTerminalUI
import SimText

/// A line of progress on the terminal; each text replaces the last one.
struct ProgressLine: Sendable {
  /// The error output may be redirected; nil if neither output is a terminal.
  let terminal = [STDERR_FILENO, STDOUT_FILENO].first { isatty($0) == 1 }

  /// Whether it is visible.
  var isShown: Bool { terminal != nil }

  /// - Parameter text: an empty one removes the line.
  func show(_ text: String) {
    guard let terminal else { return }
    _ = DescriptorWriter.write("\r\u{1B}[K" + SafeText.oneLine(text), to: terminal)
  }
}
