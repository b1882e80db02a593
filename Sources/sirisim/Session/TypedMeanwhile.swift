import Glibc
import SimShown

/// What somebody types into a terminal before there is a prompt: `/quit` is heard, the rest is said when the conversation begins.
///
/// The terminal still edits lines by itself, and gives them whole.
final class TypedMeanwhile {
  /// The lines that were entered, in their order.
  private(set) var lines: [String] = []
  /// Nobody will type any more.
  private(set) var isAtEnd = false
  private var unfinished: [UInt8] = []

  /// Nil where the input is no terminal: what comes through a pipe is for the conversation, and waits.
  init?() {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
  }

  /// Takes what lies there, once the input is readable.
  ///
  /// - Returns: whether it is to end: `/quit`, or the end of the input.
  func take() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return false }
    guard count > 0 else {
      isAtEnd = true
      return true
    }
    unfinished += bytes[..<count]
    while let end = unfinished.firstIndex(of: 0x0A) {
      let line = String(decoding: unfinished[..<end], as: UTF8.self)
      unfinished.removeSubrange(...end)
      if TypedLine(line) == .command(.quit) { return true }
      if TypedLine(line) != nil { lines.append(line) }
    }
    return false
  }
}
