import SimSchema

/// A variable in the source: a parameter, or an answer.
struct PlannedVariable: Hashable {
  /// Its name in the source.
  var name: String
  var type: SketchedType
  /// Whether it may have no value.
  var isOptional: Bool
  /// Whether it is a chosen option, whose title counts.
  var isChoice = false

  /// Its interpolation in a text; nil if it can't have one.
  func interpolation() -> String? {
    guard !isOptional else { return nil }
    if isChoice { return "\\(\(name).title)" }
    switch type {
    case .text, .offered, .integer, .decimal: return "\\(\(name))"
    case .cases: return "\\(\(name).localizedStringResource)"
    case .entity: return "\\(\(name).name)"
    case .truth, .date: return nil
    }
  }

  /// The condition that it has one of some values.
  ///
  /// - Parameters:
  ///   - values: by the trace's names; nil for none.
  ///   - others: the values that the condition must exclude.
  func condition(_ values: Set<String?>, butNot others: Set<String?>) -> String? {
    if values == [nil] { return "\(name) == nil" }
    if others == [nil] { return "\(name) != nil" }
    guard type != .date else { return nil }
    let own = values.compactMap { $0 }.sorted { (Double($0) ?? 0, $0) < (Double($1) ?? 0, $1) }
    if type == .truth, own.count == 1, values.count == 1 {
      let isYes = own[0] == "yes"
      return isOptional ? "\(name) == \(isYes)" : isYes ? name : "!\(name)"
    }
    let mark = isOptional ? "?" : ""
    let subject =
      switch type {
      case .entity: "\(name)\(mark).name"
      default: isChoice ? "String(localized: \(name).title)" : name
      }
    let literals = own.map { value in
      switch type {
      case .integer, .decimal: value
      case .cases: ".\(escaped(value))"
      case .text, .offered, .entity, .truth, .date: quoted(value)
      }
    }
    let some =
      literals.count == 1
      ? "\(subject) == \(literals[0])" : "[\(literals.joined(separator: ", "))].contains(\(subject))"
    return values.contains(nil) ? "(\(name) == nil || \(some))" : some
  }
}

extension String {
  /// The text as a literal, with variables in place of their words.
  ///
  /// - Parameter variables: each with its words.
  func literal(with variables: [(variable: PlannedVariable, words: String)]) -> String {
    var pieces: [(text: String, isCode: Bool)] = [(self, false)]
    // The longest words first, because they may contain another variable's.
    for (variable, words) in variables.sorted(by: { $0.words.count > $1.words.count }) {
      guard let code = variable.interpolation() else { continue }
      pieces = pieces.flatMap { piece -> [(text: String, isCode: Bool)] in
        guard !piece.isCode else { return [piece] }
        var cut: [(text: String, isCode: Bool)] = []
        var start = piece.text.startIndex
        for place in piece.text.ranges(ofWords: words) where piece.text[place] == words {
          cut += [(String(piece.text[start..<place.lowerBound]), false), (code, true)]
          start = place.upperBound
        }
        return cut + [(String(piece.text[start...]), false)]
      }
    }
    return "\"" + pieces.map { $0.isCode ? $0.text : String(quoted($0.text).dropFirst().dropLast()) }.joined() + "\""
  }

  /// Whether it contains the words exactly.
  func says(_ words: String) -> Bool { ranges(ofWords: words).contains { self[$0] == words } }
}
