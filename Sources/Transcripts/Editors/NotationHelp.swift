package import SimDiagnostics
import SimText

/// Editors' help for the notation's words: a sentence or two for each, from `Vocabulary/Notation/help.list`.
package struct NotationHelp: Hashable, Sendable {
  /// The kind of a word.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A name of the header.
    case header
    /// The first word of an event.
    case event
    /// A line of the trace without a parameter.
    case call
    /// An answer of a resolve method.
    case result
    /// A fault of a handler's.
    case fault
    /// The meaning of a response's code.
    case verdict
  }

  /// No words.
  package static let none = NotationHelp()

  private var sentences: [Kind: [String: String]] = [:]

  private init() {}

  /// Reads a list: `header App = The apps that are installed`, one per line.
  ///
  /// - Parameter problems: receives the lines that aren't about a word of the notation.
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

  /// The help for a word; nil where there is none.
  package func callAsFunction(_ kind: Kind, _ word: String) -> String? { sentences[kind]?[word] }
}
