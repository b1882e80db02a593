/// The signs that a language writes numbers with: 1,280.55 and 1.280,55.
struct NumberSigns: Hashable, Sendable {
  var decimal: String
  /// Between the thousands; "" for none.
  var grouping: String

  /// Digits with a point, as the language writes them.
  func written(_ digits: String) -> String {
    guard decimal != ".", let point = digits.lastIndex(of: ".") else { return digits }
    return digits[..<point] + decimal + digits[digits.index(after: point)...]
  }

  /// The same with thousands separated.
  func grouped(_ digits: String) -> String {
    let whole = digits.prefix { $0 != "." }
    let rest = digits[whole.endIndex...].dropFirst()
    let start = whole.first == "-" ? whole.index(after: whole.startIndex) : whole.startIndex
    var result = String(whole[..<start])
    for (index, digit) in whole[start...].enumerated() {
      if index > 0, (whole[start...].count - index) % 3 == 0 { result += grouping }
      result.append(digit)
    }
    return rest.isEmpty ? result : result + decimal + rest
  }

  /// Reverses `written` and `grouped`: digits with a point.
  func plain(_ text: String) -> String {
    let digits = grouping.isEmpty ? text : text.filter { !grouping.contains($0) }
    return decimal == "." ? digits : String(digits.map { decimal.contains($0) ? "." : $0 })
  }
}
