import Intents

/// Settles what is written beside an amount.
struct NoteResolver {
  /// So many characters a bank statement has room for; Chinese ones are twice as wide.
  private static var limit: Int { Texts.pick(40, 20, 20, 40) }

  /// - Parameter isRequired: whether the law wants to know what the money is for.
  func resolve(_ note: String?, isRequired: Bool) -> INStringResolutionResult {
    guard let note, !note.isEmpty else { return isRequired ? .needsValue() : .notRequired() }
    if note.count <= Self.limit { return .success(with: note) }
    // A little too long: what fits is offered.
    if note.count <= 2 * Self.limit { return .confirmationRequired(with: note.prefix(Self.limit - 1) + "…") }
    return .unsupported()
  }
}
