/// How each kind of line looks on a terminal that can show it: attributes and the eight colours that every terminal has.
package struct LineStyle: Hashable, Sendable {
  private let codes: [StyledLine.Kind: String]

  /// No escape sequence at all.
  package static let plain = LineStyle(codes: [:])

  /// Traces stand back, choices and errors stand out, the default colours stay the user's own.
  package static let coloured = LineStyle(codes: [
    .user: "1",
    .trace: "2",
    .choice: "1;36",
    .card: "36",
    .says: "1",
    .notice: "2;33",
    .error: "31",
  ])

  /// - Parameter text: already safe.
  func applied(to text: String, kind: StyledLine.Kind) -> String {
    guard let code = codes[kind], !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// What became of a line of which there are two versions.
  enum Change { case gone, new }

  /// - Parameter text: already safe.
  func applied(to text: String, change: Change) -> String {
    guard !codes.isEmpty, !text.isEmpty else { return text }
    return "\u{1B}[\(change == .gone ? "31" : "32")m\(text)\u{1B}[0m"
  }
}
