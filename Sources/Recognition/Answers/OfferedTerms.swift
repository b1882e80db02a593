/// The options as terms of the moment: all their names, cut into words once, when they are first needed.
final class OfferedTerms {
  /// All options, including those that are ruled out.
  let options: [Option]
  private let plain: (String) -> PlainText
  /// The names of each option; the first is the one that is shown.
  private lazy var names = options.map { $0.names.map(plain) }

  /// - Parameter plain: how a name is cut into words.
  init(_ options: [Option], _ plain: @escaping (String) -> PlainText) {
    (self.options, self.plain) = (options, plain)
  }

  /// All names of an option.
  func names(of option: Int) -> [PlainText] { names[option] }

  /// Whether an option has exactly that name.
  func isCalled(_ option: Int, _ words: PlainText) -> Bool { names[option].contains { $0.normal == words.normal } }

  /// The option that is shown with that text; nil where none is.
  func shown(as text: PlainText) -> Int? { names.firstIndex { $0[0].normal == text.normal } }

  /// The candidates whose whole name an answer contains.
  func named(in answer: PlainText, among candidates: [Int], words least: Int = 1) -> [Int] {
    candidates.filter { names[$0].contains { $0.count >= least && answer.contains($0.tokens) } }
  }

  /// Reads an answer: a number in digits, a whole name, a part of one. Positions in words, "the second one", are acts.
  ///
  /// - Parameter candidates: the options that are still possible.
  func match(_ answer: PlainText, among candidates: [Int]) -> OptionMatch {
    let whole = candidates.filter { isCalled($0, answer) }
    if whole.count == 1 { return .one(whole[0]) }
    if let number = Int(answer.normal) {
      return candidates.indices.contains(number - 1) ? .one(candidates[number - 1]) : .none
    }
    return match(answer, whole, candidates)
  }

  /// Reads a name that was said before anything was offered, so that a number isn't a position in the list.
  func match(name: PlainText) -> OptionMatch {
    let all = Array(options.indices)
    return match(name, all.filter { isCalled($0, name) }, all)
  }

  private func match(_ words: PlainText, _ whole: [Int], _ candidates: [Int]) -> OptionMatch {
    guard whole.isEmpty else { return whole.count == 1 ? .one(whole[0]) : .several(whole) }
    let partial = candidates.filter { option in
      names[option].contains { name in
        // "The one ending in 0101".
        Self.ends(name, with: words) || name.contains(words.tokens)
      }
    }
    switch partial.count {
    case 0: return .none
    case 1: return .one(partial[0])
    default: return .several(partial)
    }
  }

  /// Whether an answer is the last digits of a number, three of them or more.
  private static func ends(_ name: PlainText, with answer: PlainText) -> Bool {
    let digits = answer.normal.filter { !$0.isWhitespace }
    guard digits.count >= 3, digits.allSatisfy(\.isNumber) else { return false }
    return name.normal.filter(\.isNumber).hasSuffix(digits)
  }
}
