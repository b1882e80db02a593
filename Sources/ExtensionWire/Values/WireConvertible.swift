import SimText

/// A value that can cross the wire.
protocol WireConvertible {
  init(wire: JSONValue) throws(WireError)
  var wire: JSONValue { get }
}

extension JSONValue {
  /// An object of those members that have a value.
  static func record(_ members: (String, (any WireConvertible)?)...) -> JSONValue {
    var list: [Member] = []
    list.reserveCapacity(members.count)
    for (key, value) in members {
      if let value { list.append(Member(key: key, value: value.wire)) }
    }
    return .object(list)
  }

  /// A case of an enumeration on the wire: its name and its payload.
  static func tagged(_ name: String, _ payload: some WireConvertible) -> JSONValue { tagged(name, payload.wire) }

  static func tagged(_ name: String, _ payload: JSONValue) -> JSONValue {
    .object([Member(key: name, value: payload)])
  }

  /// A case without a payload.
  static func tagged(_ name: String) -> JSONValue { .string(name) }

  /// The case that `tagged` wrote.
  func tag() throws(WireError) -> (name: String, payload: JSONValue) {
    switch self {
    case .string(let name): return (name, .null)
    case .object(let members):
      guard let member = members.first, members.count == 1 else {
        throw WireError("expected an object of one member, not of \(members.count)")
      }
      return (member.key, member.value)
    default: throw WireError("expected a string or an object, not \(kind)")
    }
  }

  /// The member of that name, nil where there is none or it is null.
  func member(_ key: String) throws(WireError) -> JSONValue? {
    guard case .object(let members) = self else { throw WireError("expected an object, not \(kind)") }
    for member in members where member.key == key { return member.value == .null ? nil : member.value }
    return nil
  }

  func optional<T: WireConvertible>(_ key: String, as type: T.Type = T.self) throws(WireError) -> T? {
    guard let value = try member(key) else { return nil }
    return try JSONValue.read(value, key)
  }

  func required<T: WireConvertible>(_ key: String, as type: T.Type = T.self) throws(WireError) -> T {
    guard let value = try member(key) else { throw WireError("'\(key)' is missing") }
    return try JSONValue.read(value, key)
  }

  private static func read<T: WireConvertible>(_ value: JSONValue, _ key: String) throws(WireError) -> T {
    do {
      return try T(wire: value)
    } catch {
      var error = error
      error.path.insert(key, at: 0)
      throw error
    }
  }
}

extension JSONValue: WireConvertible {
  init(wire: JSONValue) throws(WireError) { self = wire }
  var wire: JSONValue { self }
}

extension String: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    guard case .string(let string) = wire else { throw WireError("expected a string, not \(wire.kind)") }
    self = string
  }

  var wire: JSONValue { .string(self) }
}

extension Bool: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    guard case .boolean(let boolean) = wire else { throw WireError("expected a boolean, not \(wire.kind)") }
    self = boolean
  }

  var wire: JSONValue { .boolean(self) }
}

extension Int: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    guard case .integer(let integer) = wire else { throw WireError("expected an integer, not \(wire.kind)") }
    self = integer
  }

  var wire: JSONValue { .integer(self) }
}

extension Double: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    switch wire {
    case .double(let double): self = double
    case .integer(let integer): self = Double(integer)
    // JSON has no word for these.
    case .string("inf"): self = .infinity
    case .string("-inf"): self = -.infinity
    case .string("nan"): self = .nan
    default: throw WireError("expected a number, not \(wire.kind)")
    }
  }

  var wire: JSONValue {
    if isFinite { return .double(self) }
    if isNaN { return .string("nan") }
    return .string(self < 0 ? "-inf" : "inf")
  }
}

extension Array: WireConvertible where Element: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    guard case .array(let elements) = wire else { throw WireError("expected an array, not \(wire.kind)") }
    self = []
    reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      do {
        append(try Element(wire: element))
      } catch {
        var error = error
        error.path.insert(String(index), at: 0)
        throw error
      }
    }
  }

  // A closure: a key path of a generic type is made anew at each use.
  var wire: JSONValue { .array(map { $0.wire }) }
}

extension Array {
  /// The list itself, nil when it has no elements: an empty list needn't travel.
  var ifAny: Self? { isEmpty ? nil : self }
}
