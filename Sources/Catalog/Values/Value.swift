/// The value of an intent's parameter, in a form that every stage understands.
///
/// Cases with a payload of their own are those that Siri speaks about; everything else that SiriKit passes around (a
/// message, a ride status, a payment method) is an `ObjectValue`.
public indirect enum Value: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  case person(Person)
  case speakable(SpeakableString)
  case place(Place)
  case date(DateParts)
  case dateRange(DateRange)
  case money(Money)
  /// One case of an enumeration or, for an option set, any number of them.
  case enumeration(EnumerationValue)
  case list([Value])
  case object(ObjectValue)

  /// The values of a list, or the single value.
  public var elements: [Value] { if case .list(let values) = self { values } else { [self] } }
}

/// Cases of one of SiriKit's enumerations or option sets, by their Swift names.
public struct EnumerationValue: Hashable, Sendable {
  /// The type, for example `INMessageAttribute`.
  public var type: String
  /// The cases' names, for example `["read"]`; several or none only for an option set.
  public var cases: [String]

  /// Cases of an enumeration, several for an option set.
  public init(type: String, cases: [String]) {
    self.type = type
    self.cases = cases
  }
}

/// An instance of a SiriKit class that has no value type of its own here: its class and its fields.
public struct ObjectValue: Hashable, Sendable {
  /// The class, for example `INMessage`.
  public var type: String
  /// The properties that are set, in the order of the schema.
  public var fields: [Field]

  /// An object of a class with the fields that are set.
  public init(type: String, fields: [Field] = []) {
    self.type = type
    self.fields = fields
  }

  /// The value of a property; nil when it isn't set.
  public subscript(name: String) -> Value? {
    get { fields.first { $0.name == name }?.value }
    set {
      if let index = fields.firstIndex(where: { $0.name == name }) {
        if let newValue { fields[index].value = newValue } else { fields.remove(at: index) }
      } else if let newValue {
        fields.append(Field(name: name, value: newValue))
      }
    }
  }
}

/// A named value: a property of an object, a field of a response, a parameter of an intent.
public struct Field: Hashable, Sendable {
  /// The field's name in the class.
  public var name: String
  /// The field's value.
  public var value: Value

  /// A field with its value.
  public init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}
