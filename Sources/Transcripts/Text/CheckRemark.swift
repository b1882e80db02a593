/// A remark that sets the severity of `sirisim check`'s rules: `# check: long-dialogue = off`.
package enum CheckRemark {
  /// What follows `check:`; nil for every other line.
  package static func words(of line: some StringProtocol) -> String? {
    guard let (mark, rest) = Mark.read(trimmed(line)), mark == .remark else { return nil }
    return words(ofRemark: rest)
  }

  /// The same for a remark without its mark.
  static func words(ofRemark text: String) -> String? {
    for sign in ["check:", "check："] where text.hasPrefix(sign) { return trimmed(text.dropFirst(sign.count)) }
    return nil
  }

  /// Whether a line is any remark.
  package static func isRemark(_ line: some StringProtocol) -> Bool { Mark.read(trimmed(line))?.mark == .remark }
}
