import SimCatalog

/// A parameter in words for people who don't know SiriKit.
enum ParameterWords {
  /// `dropOffLocation` is "drop off location", `workoutName` "workout".
  static func name(of parameter: ParameterSchema) -> String {
    var words: [String] = []
    for character in parameter.name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    if words.count > 1, words.last == "name" { words.removeLast() }
    if words.count > 1, words.first == "speakable" { words.removeFirst() }
    return words.joined(separator: " ")
  }

  /// The kinds of value that answer an open question about it, the closest first, as hints' lines name them.
  static func kinds(of parameter: ParameterSchema) -> [String] {
    let name = name(of: parameter)
    return switch parameter.type {
    case .string: ["string"]
    case .boolean: ["boolean"]
    case .integer, .double: ["number"]
    case .person: parameter.isList ? ["persons", "person"] : ["person"]
    case .speakable: ["speakable"]
    case .place: ["place"]
    case .date, .dateRange: name.hasSuffix("range") ? ["when", "date"] : ["date"]
    case .money: ["money"]
    case .enumeration: ["enumeration"]
    case .object: name.contains("amount") ? ["money"] : ["speakable"]
    }
  }
}
