import SimExtensionWire

/// Why a line of the input can't be answered.
struct LineError: Error {
  /// What was read and what was expected.
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
  /// The member of that name; nil where there is none or it is null.
  func member(named key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    guard let member = members.first(where: { $0.key == key }), member.value != .null else { return nil }
    return member.value
  }

  /// The text of a member, nil where there is none.
  func text(_ key: String) throws(LineError) -> String? {
    guard let value = member(named: key) else { return nil }
    guard case .string(let text) = value else {
      throw LineError("'\(key)' is \(value.kind); expected a string")
    }
    return text
  }

  /// A member that is a list, or one element that stands for a list of it.
  func elements(_ key: String) -> [JSONValue] {
    guard let value = member(named: key) else { return [] }
    if case .array(let elements) = value { return elements }
    return [value]
  }

  func number(_ key: String) throws(LineError) -> Double? {
    guard let value = member(named: key) else { return nil }
    switch value {
    case .integer(let integer): return Double(integer)
    case .double(let double): return double
    default: throw LineError("'\(key)' is \(value.kind); expected a number")
    }
  }
}
