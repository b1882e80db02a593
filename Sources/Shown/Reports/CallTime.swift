/// How long a handler's call took, as a text.
package enum CallTime {
  /// `0.09 ms`, `12.3 ms`, `2.0 s`.
  package static func text(microseconds: Int) -> String {
    func decimals(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    let time = max(0, microseconds)
    if time < 1_000 { return "0.\(decimals(time / 10, 2)) ms" }
    if time < 1_000_000 { return "\(time / 1_000).\(time % 1_000 / 100) ms" }
    return "\(time / 1_000_000).\(time % 1_000_000 / 100_000) s"
  }
}
