import SimCatalog

/// Reads the faults of a handler as the trace writes them.
enum FaultSyntax {
  /// The first words of faults.
  static let words = [
    "neverCompleted", "completedTwice", "noHandler", "timedOut", "exited", "trapped", "notStarted", "unreadable",
    "wrongHandler",
  ]

  static func read(_ text: String) -> HandlerFault? {
    switch text {
    case "neverCompleted": return .neverCompleted
    case "completedTwice": return .completedTwice
    case "noHandler": return .noHandler
    default: break
    }
    let word = text.prefix { $0 != " " }
    let rest = trimmed(text.dropFirst(word.count))
    switch word {
    case "timedOut":
      return number(in: rest, before: "after ", after: " s").map { .timedOut(seconds: $0) }
    case "exited":
      return number(in: rest, before: "with status ", after: "").map { .exited(status: $0) }
    case "trapped": return .trapped(message: rest)
    case "notStarted": return .notStarted(message: rest)
    case "unreadable": return .unreadable(message: rest)
    case "wrongHandler":
      guard let cut = Quoting.lastRange(of: ", not ", in: rest) else { return nil }
      return .wrongHandler(type: String(rest[..<cut.lowerBound]), expected: String(rest[cut.upperBound...]))
    default: return nil
    }
  }

  private static func number(in text: String, before prefix: String, after suffix: String) -> Int? {
    guard text.hasPrefix(prefix), text.hasSuffix(suffix), text.count >= prefix.count + suffix.count else { return nil }
    return Int(text.dropFirst(prefix.count).dropLast(suffix.count))
  }
}
