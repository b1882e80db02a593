/// The style of each kind of line on a terminal that supports it: attributes and the eight colours of every terminal.
package struct LineStyle: Hashable, Sendable {
  private let codes: [StyledLine.Kind: String]

  /// No escape sequences.
  package static let plain = LineStyle(codes: [:])

  /// Traces are dim, choices and errors prominent, and the default colours are the user's own.
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

  /// Which of two versions a changed line belongs to.
  enum Change { case gone, new }

  /// - Parameter text: already safe.
  func applied(to text: String, change: Change) -> String {
    guard !codes.isEmpty, !text.isEmpty else { return text }
    return "\u{1B}[\(change == .gone ? "31" : "32")m\(text)\u{1B}[0m"
  }
}
