import Glibc
import SimScreen
import SimTerminalUI
import SimText

/// A line of progress on the terminal; each text replaces the last one.
struct ProgressLine: Sendable {
  /// The error output may be redirected; nil if neither output is a terminal.
  let terminal = [STDERR_FILENO, STDOUT_FILENO].first { isatty($0) == 1 }

  /// Whether it is visible.
  var isShown: Bool { terminal != nil }

  /// A longer line than the terminal's would stay when the next one is shown.
  ///
  /// - Parameters:
  ///   - text: what is done, cut where it is too long; an empty one removes the line.
  ///   - time: what follows it, never cut.
  func show(_ text: String, _ time: String = "") {
    guard let terminal else { return }
    let whole = Row([Span(SafeText.oneLine(text))])
    let room = max(terminalColumns() - 1 - time.count, 1)
    let shown = whole.width <= room ? whole : whole.clipped(to: room - 1)
    let end = whole.width <= room ? "" : "…"
    _ = DescriptorWriter.write("\r\u{1B}[K" + shown.spans.map(\.text).joined() + end + time, to: terminal)
  }
}
