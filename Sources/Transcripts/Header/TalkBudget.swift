package import SimDiagnostics
import SimText

/// A limit on what a conversation may cost the user, in a header: `Questions: at most 2`.
package struct TalkBudget: Hashable, Sendable {
  /// What is counted in each conversation of the file.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Turns after which Siri waits for an answer.
    case questions = "Questions"
    /// Turns of the user.
    case turns = "Turns"
    /// Siri's words; a Chinese character is one.
    case words = "Words of Siri"
  }

  /// What is counted.
  package var kind: Kind
  /// The maximum.
  package var limit: Int

  /// A limit.
  package init(_ kind: Kind, atMost limit: Int) {
    self.kind = kind
    self.limit = limit
  }

  /// What a conversation has cost so far.
  package struct Spending: Hashable, Sendable {
    private var counts: [Kind: Int] = [:]

    /// Nothing spent yet.
    package init() {}

    /// Counts a turn.
    ///
    /// - Parameters:
    ///   - asks: whether Siri waits for an answer afterwards.
    ///   - said: what she said.
    package mutating func add(asks: Bool, said: some Sequence<String>) {
      counts[.turns, default: 0] += 1
      if asks { counts[.questions, default: 0] += 1 }
      counts[.words, default: 0] += said.reduce(0) { $0 + TalkBudget.words(in: $1) }
    }

    /// The problem of spending more than a budget; nil if it isn't exceeded.
    ///
    /// - Parameter place: where the conversation begins.
    package func problem(with budget: TalkBudget, at place: TextPlace) -> Diagnostic? {
      let count = counts[budget.kind] ?? 0
      guard count > budget.limit else { return nil }
      let what =
        switch budget.kind {
        case .questions: "Siri asks \(count.counted("time"))"
        case .turns: "the conversation takes \(count.counted("turn"))"
        case .words: "Siri says \(count.counted("word"))"
        }
      return Diagnostic(.error, "\(what); '\(budget.kind.rawValue)' allows at most \(budget.limit)", at: place)
    }
  }

  /// The number of words that are heard: runs of letters and digits, and each character of a script without spaces.
  static func words(in text: String) -> Int {
    var count = 0
    var isInWord = false
    for character in text {
      if DisplayWidth.of(String(character)) > 1, character.isLetter {
        count += 1
        isInWord = false
      } else if character.isLetter || character.isNumber || isInWord && "'’-".contains(character) {
        if !isInWord { count += 1 }
        isInWord = true
      } else {
        isInWord = false
      }
    }
    return count
  }

  /// Reads `at most 2`, or only the number.
  static func limit(_ text: String) -> Result<Int, ReadFailure> {
    let words = text.split(separator: " ")
    let number = words.last.flatMap { Int($0) }
    let isRead = words.count == 1 || words.dropLast().map { $0.lowercased() } == ["at", "most"]
    guard isRead, let number, number >= 0 else {
      return .failure(ReadFailure("'\(text)' is no limit; expected one like 'at most 2'"))
    }
    return .success(number)
  }
}
