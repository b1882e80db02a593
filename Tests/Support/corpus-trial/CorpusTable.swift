/// How many extensions came how far, by grade.
struct CorpusTable {
  /// Repositories that are not checked out.
  var missing: [String] = []

  private var counts: [String: [Int]] = [:]
  private var stoppedBy: [String: Int] = [:]

  mutating func add(_ state: CorpusState, _ grade: String) {
    var row = counts[grade] ?? Array(repeating: 0, count: CorpusState.Reached.allCases.count)
    for step in CorpusState.Reached.allCases where step.rawValue <= state.reached.rawValue { row[step.rawValue] += 1 }
    counts[grade] = row
    for error in state.stoppedBy { stoppedBy[error, default: 0] += 1 }
  }

  var text: String {
    var lines = [
      "", "| grade | extensions | found | built | loaded | talking |", "| --- | --- | --- | --- | --- | --- |",
    ]
    for (grade, row) in counts.sorted(by: { $0.key < $1.key }) {
      let all = row[0]
      let cells = row.dropFirst().map { "\($0) (\($0 * 100 / max(1, all)) %)" }
      lines.append("| \(grade) | \(all) | \(cells.joined(separator: " | ")) |")
    }
    if !stoppedBy.isEmpty {
      lines += ["", "What stopped the rest, by how many extensions:"]
      let most = stoppedBy.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(40)
      lines += most.map { "\($0.value)  \($0.key)" }
    }
    if !missing.isEmpty { lines += ["", "not checked out: \(missing.joined(separator: ", "))"] }
    return lines.joined(separator: "\n")
  }
}
