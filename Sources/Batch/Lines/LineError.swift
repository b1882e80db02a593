import SimText

/// Why a line of the input can't be answered.
struct LineError: Error {
  /// What was read, and what was expected.
  var message: String
  /// What was probably meant.
  var suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }
}

/// Typed access to a line, with errors in an author's words.
extension JSONValue {
  /// The text of a member, nil where there is none.
  func text(_ key: String) throws(LineError) -> String? {
    guard let value = self[key] else { return nil }
    guard case .string(let text) = value else {
      throw LineError("'\(key)' is \(value.kind); expected a string")
    }
    return text
  }

  /// The elements of a member that is a list, or a single value as a list of one.
  func elements(_ key: String) -> [JSONValue] {
    guard let value = self[key] else { return [] }
    if case .array(let elements) = value { return elements }
    return [value]
  }

  func number(_ key: String) throws(LineError) -> Double? {
    guard let value = self[key] else { return nil }
    switch value {
    case .integer(let integer): return Double(integer)
    case .double(let double): return double
    default: throw LineError("'\(key)' is \(value.kind); expected a number")
    }
  }
}
