package import SimDiagnostics
import SimText

/// The reasons why some cells are reached by no conversation: a text file, one reason a line.
///
/// ```
/// # what no conversation reaches: and why
/// INSendMessageIntent.content notRequired, disambiguation: Siri has one text, and it is needed
/// *.response inProgress: the sample apps answer at once
/// ```
///
/// A line names an intent and a part (a parameter or `response`), then answers separated by commas, then the reason
/// after a colon. `*` means any intent, part or answer.
package struct CoverageExcuses: Sendable {
  struct Entry: Sendable {
    var intent: String
    var part: String
    var answers: [String]
    var reason: String
    var place: TextPlace

    func covers(_ cell: CoverageCell) -> Bool {
      (intent == "*" || intent == cell.intent) && (part == "*" || part == cell.part)
        && answers.contains { $0 == "*" || $0 == cell.answer }
    }
  }

  let entries: [Entry]

  /// No excuses.
  package init() { entries = [] }

  /// Reads the file; a line that can't be read is reported and left out.
  package init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    var entries: [Entry] = []
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: file, line: line.number, column: line.column)
      guard let entry = Self.entry(line.text, at: place) else {
        diagnostics.error("expected 'INTENT.PART ANSWER, ANSWER: REASON', found '\(line.text)'", at: place)
        continue
      }
      entries.append(entry)
    }
    self.entries = entries
  }

  private static func entry(_ line: String, at place: TextPlace) -> Entry? {
    guard let colon = line.firstIndex(of: ":"), let space = line.firstIndex(of: " "), space < colon else { return nil }
    let target = line[..<space].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let answers = line[line.index(after: space)..<colon].split(separator: ",").map { String($0.trimmed) }
    let reason = String(line[line.index(after: colon)...].trimmed)
    guard target.count == 2, !target.contains(""), !answers.isEmpty, !answers.contains(""), !reason.isEmpty else {
      return nil
    }
    return Entry(intent: target[0], part: target[1], answers: answers, reason: reason, place: place)
  }

  /// Why a cell may be missing; nil without an excuse. The first line that names it counts.
  func reason(for cell: CoverageCell) -> String? { entries.first { $0.covers(cell) }?.reason }

  /// Reports lines that no longer excuse anything: their cells don't exist, or are reached in every language.
  ///
  /// - Parameters:
  ///   - cells: all cells.
  ///   - isMissing: whether a cell is reached by no conversation of some language.
  func check(_ cells: [CoverageCell], isMissing: (CoverageCell) -> Bool, diagnostics: inout [Diagnostic]) {
    for entry in entries {
      let covered = cells.filter(entry.covers)
      if covered.isEmpty {
        let parts = Set(cells.map { "\($0.intent).\($0.part)" })
        let name = "\(entry.intent).\(entry.part)"
        let nearest = parts.contains(name) ? nil : nearestName(to: name, among: parts.sorted())
        let answers = Set(cells.filter { "\($0.intent).\($0.part)" == name }.map(\.answer))
        diagnostics.error(
          "'\(name) \(entry.answers.joined(separator: ", "))' is nothing that a conversation could reach",
          at: entry.place, suggestion: nearest ?? nearestName(to: entry.answers[0], among: answers.sorted()))
      } else if !covered.contains(where: isMissing) {
        diagnostics.error(
          "the conversations reach what this line excuses; take it out", at: entry.place)
      }
    }
  }
}
