import SimCatalog
import SimText

extension Value: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "string": self = .string(try String(wire: payload))
    case "boolean": self = .boolean(try Bool(wire: payload))
    case "integer": self = .integer(try Int(wire: payload))
    case "double": self = .double(try Double(wire: payload))
    case "person": self = .person(try Person(wire: payload))
    case "speakable": self = .speakable(try SpeakableString(wire: payload))
    case "place": self = .place(try Place(wire: payload))
    case "date": self = .date(try DateParts(wire: payload))
    case "dateRange": self = .dateRange(try DateRange(wire: payload))
    case "money": self = .money(try Money(wire: payload))
    case "enumeration": self = .enumeration(try EnumerationValue(wire: payload))
    case "list": self = .list(try [Value](wire: payload))
    case "object": self = .object(try ObjectValue(wire: payload))
    default: throw WireError("there is no kind of value '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .string(let string): .tagged("string", string)
    case .boolean(let boolean): .tagged("boolean", boolean)
    case .integer(let integer): .tagged("integer", integer)
    case .double(let double): .tagged("double", double)
    case .person(let person): .tagged("person", person)
    case .speakable(let speakable): .tagged("speakable", speakable)
    case .place(let place): .tagged("place", place)
    case .date(let parts): .tagged("date", parts)
    case .dateRange(let range): .tagged("dateRange", range)
    case .money(let money): .tagged("money", money)
    case .enumeration(let value): .tagged("enumeration", value)
    case .list(let values): .tagged("list", values)
    case .object(let object): .tagged("object", object)
    }
  }
}

extension EnumerationValue: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(type: try wire.required("type"), cases: try wire.required("cases"))
  }

  var wire: JSONValue { .record(("type", type), ("cases", cases)) }
}

extension ObjectValue: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(type: try wire.required("type"), fields: try wire.optional("fields") ?? [])
  }

  var wire: JSONValue { .record(("type", type), ("fields", fields.ifAny)) }
}

extension Field: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(name: try wire.required("name"), value: try wire.required("value"))
  }

  var wire: JSONValue { .record(("name", name), ("value", value)) }
}
