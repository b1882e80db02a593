/// A line of a table in Markdown.
enum Row {
  static func print(_ cells: [String]) { Swift.print("| " + cells.joined(separator: " | ") + " |") }

  static func heading(_ cells: [String]) {
    print(cells)
    print(cells.map { _ in "---" })
  }

  /// `31.5`.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  /// Hit rates at 1 and at 3.
  static func rates(_ one: Double, _ three: Double) -> String { "\(number(one)); \(number(three))" }
}
