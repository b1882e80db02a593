package import SimDiagnostics
import SimText

/// What an editor says of the notation's words: a sentence or two for each, from `Vocabulary/Notation/help.list`.
package struct NotationHelp: Hashable, Sendable {
  /// What a word is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A name of the header.
    case header
    /// What an event begins with.
    case event
    /// A line of the trace that is about no parameter.
    case call
    /// What a resolve method answers.
    case result
    /// What a handler does wrong.
    case fault
    /// What a response's code means.
    case verdict
  }

  /// No words.
  package static let none = NotationHelp()

  private var sentences: [Kind: [String: String]] = [:]

  private init() {}

  /// Reads a list: `header App = The apps that are installed`, one a line.
  ///
  /// - Parameter problems: receives the lines that say nothing of any word of the notation.
  package init(_ text: String, file: String, problems: inout [Diagnostic]) {
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: file, line: line.number, column: line.column)
      let parts = line.text.split(separator: "=", maxSplits: 1).map { trimmed($0) }
      let words = parts.first?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
      guard parts.count == 2, words.count == 2, let kind = Kind(rawValue: words[0]) else {
        problems.append(
          Diagnostic(
            .error, "'\(line.text)' is no help; expected 'KIND WORD = SENTENCE'", at: place,
            suggestion: words.first.flatMap { nearestName(to: $0, among: Kind.allCases.map(\.rawValue)) }))
        continue
      }
      guard NotationNames.all(kind).contains(words[1]) else {
        problems.append(
          Diagnostic(
            .error, "the notation has no \(kind.rawValue) '\(words[1])'", at: place,
            suggestion: nearestName(to: words[1], among: NotationNames.all(kind))))
        continue
      }
      sentences[kind, default: [:]][words[1]] = parts[1]
    }
  }

  /// What is said of a word; nil where nothing is.
  package func callAsFunction(_ kind: Kind, _ word: String) -> String? { sentences[kind]?[word] }
}
