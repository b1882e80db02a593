/// What became of the samples, as a table of Markdown.
struct SampleTable {
  private(set) var missing: [String] = []
  private(set) var unexplained: [String] = []
  private var counts: [SampleState.Reached: Int] = [:]

  /// How many reasons of a sample are told.
  private static let mostReasons = 3

  static let head = "| sample | year | came to | in handle | what ended the rest |\n| --- | --- | --- | --- | --- |"

  mutating func miss(_ sample: Sample) { missing.append("\(sample.name) (\(sample.repository))") }

  /// Takes a sample in, and gives its row.
  mutating func add(_ state: SampleState, _ sample: Sample) -> String {
    counts[state.reached, default: 0] += 1
    if !state.isExplained { unexplained.append(sample.name) }
    let more = state.reasons.count - Self.mostReasons
    let reasons = state.reasons.prefix(Self.mostReasons) + (more > 0 ? ["and \(more) more"] : [])
    let cells = [
      sample.name, sample.year, "\(state.reached)", "\(state.handled) of \(state.said)",
      reasons.joined(separator: "; ").replacing("|", with: "\\|").replacing("\n", with: " "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  var text: String {
    let reached = SampleState.Reached.allCases.reversed().compactMap { step in
      counts[step].map { "\($0) \(step)" }
    }
    var lines = ["", "\(counts.values.reduce(0, +)) samples: " + reached.joined(separator: ", ")]
    if !missing.isEmpty { lines.append("not checked out: " + missing.joined(separator: ", ")) }
    if !unexplained.isEmpty { lines.append("neither handle nor a reason: " + unexplained.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }
}
