import Glibc
import SimTerminalUI
import SimText

/// A line on the terminal that says how far something is; each text takes the place of the last one.
struct ProgressLine: Sendable {
  /// The error output may be caught, or go into a file; nil where neither output is a terminal.
  let terminal = [STDERR_FILENO, STDOUT_FILENO].first { isatty($0) == 1 }

  /// Whether anybody sees it.
  var isShown: Bool { terminal != nil }

  /// - Parameter text: empty takes the line away.
  func show(_ text: String) {
    guard let terminal else { return }
    _ = DescriptorWriter.write("\r\u{1B}[K" + SafeText.oneLine(text), to: terminal)
  }
}
