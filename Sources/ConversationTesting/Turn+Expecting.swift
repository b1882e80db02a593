public import Testing

extension Turn {
  /// Expects the lines of a transcript; a difference is a failure at the caller's line, with the difference and the
  /// whole turn as attachments.
  ///
  /// ```swift
  /// try await siri.say("the first one").expect("""
  ///   - resolveRecipients = success Grace Hopper
  ///   - ...
  ///   Ready to send it?
  ///   """)
  /// ```
  ///
  /// - Parameters:
  ///   - text: the lines without the turn's first one, as for `difference(from:)`.
  ///   - exhaustively: whether kinds of lines that the text doesn't have are differences, too, and anything that the
  ///     handler's process printed or did wrong.
  /// - Returns: whether the turn has them.
  @discardableResult
  public func expect(
    _ text: String, exhaustively: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    fail(difference(from: text, exhaustively: exhaustively), sourceLocation)
  }

  /// Expects exactly this of the turn: Siri's words, her question, and the calls with their answers; whatever is left
  /// out must not have come.
  ///
  /// ```swift
  /// turn.expectOnly(calls: ["resolveContent = needsValue"], says: ["What do you want to say?"], asks: "content")
  /// ```
  ///
  /// - Parameters:
  ///   - calls: each as a transcript writes it, `understood` left out.
  ///   - logs: what the handler's process printed, and what it did wrong.
  /// - Returns: whether that is all.
  @discardableResult
  public func expectOnly(
    calls wanted: [String] = [], says sentences: [String] = [], asks question: Asked? = nil, options: [String] = [],
    card: Card? = nil, code: String? = nil, logs: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    var differences: [String] = []
    func compare<Value: Equatable>(_ name: String, _ expected: Value, _ came: Value, _ text: (Value) -> String) {
      guard expected != came else { return }
      differences.append("\(name):\n- \(text(expected))\n+ \(text(came))\n")
    }
    func lines(_ texts: [String]) -> String { texts.isEmpty ? "none" : texts.joined(separator: "\n  ") }
    compare("calls", wanted, calls.map { $0.answer.isEmpty ? $0.name : "\($0.name) = \($0.answer)" }, lines)
    compare("what Siri says", sentences, says, lines)
    if !(question == nil && asked == nil), !(question.map(asks) ?? false) {
      differences.append(
        "what Siri waits for:\n- \(question?.description ?? "nothing")\n+ \(asked?.description ?? "nothing")\n")
    }
    compare("options", options, self.options, lines)
    compare("card", card, self.card) { $0.map { lines($0.rows + $0.buttons.map { "(\($0))" }) } ?? "none" }
    compare("code", code, self.code) { $0 ?? "none" }
    compare("logs", logs, self.logs, lines)
    return fail(differences.isEmpty ? nil : differences.joined(), sourceLocation)
  }

  private func fail(_ difference: String?, _ place: SourceLocation) -> Bool {
    guard let difference else { return true }
    Attachment.record(difference, named: "difference.diff", sourceLocation: place)
    Attachment.record(description + "\n", named: "turn.talk", sourceLocation: place)
    Issue.record(Comment(rawValue: difference), sourceLocation: place)
    return false
  }
}

extension Turn: CustomTestStringConvertible {
  /// The lines, as a transcript has them.
  public var testDescription: String { description }
}
