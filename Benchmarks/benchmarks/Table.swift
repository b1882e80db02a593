/// Figures for people, in columns.
enum Table {
  static func heading(_ text: String) { print("\n\(text)") }

  static func row(_ cells: [String]) {
    var line = ""
    for (index, cell) in cells.enumerated() {
      line += index == 0 ? cell.padded(to: 34) : String(repeating: " ", count: max(1, 12 - cell.count)) + cell
    }
    print(line)
  }

  static func number(_ value: Double, _ decimals: Int = 1) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let units = Int((value * scale).rounded())
    guard decimals > 0 else { return String(units) }
    let fraction = String(abs(units) % Int(scale))
    return "\(units / Int(scale))." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
