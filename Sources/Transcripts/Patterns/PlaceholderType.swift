/// What a placeholder's text must be: `{when:time}`.
package enum PlaceholderType: String, Hashable, Sendable, CaseIterable {
  case number, time, date, money, id

  /// Whether a text is of this type, judged only by its form: 25:99 isn't a time, but 2026-02-31 passes for a date.
  package func accepts(_ text: String, words: NotationWords = .none) -> Bool {
    var scanner = TextScanner(text, words)
    switch self {
    case .number:
      return scanner.takeNumber() && scanner.isAtEnd
    case .time:
      return scanner.takeTime() && scanner.isAtEnd
    case .date:
      return scanner.takeDate() && scanner.isAtEnd
    case .money:
      return scanner.takeMoney() && scanner.isAtEnd
    case .id:
      return !text.isEmpty
        && text.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.:/@#".unicodeScalars.contains($0)
        }
    }
  }
}
