import SimCatalog

/// A parameter in the words of somebody who doesn't know SiriKit.
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

  /// An open question for it, with what would answer it: "what should it say? any words".
  static func question(for parameter: ParameterSchema) -> String {
    let name = name(of: parameter)
    return switch parameter.type {
    case .string: name == "content" ? "what should it say? any words" : "\(name)? any words"
    case .boolean: "\(name)? yes or no"
    case .integer, .double: "\(name)? a number"
    case .person: parameter.isList ? "who? a name, or several" : "who? a name"
    case .speakable: "\(name)? its name"
    case .place: "\(name)? a place"
    case .date, .dateRange: name.hasSuffix("range") ? "when? a time" : "\(name)? a time"
    case .money: "how much? an amount"
    case .enumeration: "\(name)? a word for it"
    case .object: name.contains("amount") ? "how much? an amount" : "\(name)? its name"
    }
  }
}
