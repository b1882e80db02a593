@_spi(Host) import CoreLocation
import Foundation
@_spi(Host) import Intents
import SimCatalog

/// Turns an author's objects into values.
struct ObjectReader {
  /// Knows the properties of the author's classes and the cases of the author's enumerations.
  private let catalog: Catalog

  init(_ bindings: IntentBindings?) { catalog = bindings?.catalog ?? Catalog(CatalogEntries()) }

  /// The properties that are set, in the schema's order; a case that means "not known" counts as unset.
  func fields(_ properties: [String: Any], schema: [ParameterSchema]) -> [Field] {
    schema.compactMap { parameter in
      guard let stored = properties[parameter.name], let value = value(stored, as: parameter.type) else { return nil }
      if case .enumeration(let cases) = value, Self.isUnknown(cases) { return nil }
      return Field(name: parameter.name, value: value)
    }
  }

  private static func isUnknown(_ value: EnumerationValue) -> Bool {
    value.cases.isEmpty || value.cases == ["unknown"] || value.cases == ["unspecified"]
  }

  /// Any object of the author's, as a value of the declared type where that is known.
  func value(_ any: Any, as type: ParameterType?) -> Value? {
    if case .enumeration(let name)? = type, let value = enumeration(any, named: name) { return value }
    switch any {
    case let list as [Any]: return .list(list.compactMap { value($0, as: type) })
    case let set as Set<AnyHashable>:
      let values = set.compactMap { value($0.base, as: type) }
      return .list(values.sorted { "\($0)" < "\($1)" })
    default: return plain(any) ?? object(any, as: type) ?? enumeration(any, named: Self.typeName(any))
    }
  }

  /// Swift's and Foundation's own values. Types are compared exactly, because Foundation would turn a number into a
  /// Boolean.
  private func plain(_ any: Any) -> Value? {
    switch Swift.type(of: any) {
    case is Bool.Type: return (any as? Bool).map(Value.boolean)
    case is Int.Type: return (any as? Int).map(Value.integer)
    case is Double.Type: return (any as? Double).map(Value.double)
    case is Float.Type: return (any as? Float).map { .double(Double($0)) }
    default: break
    }
    switch any {
    case let text as String: return .string(text)
    case let url as URL: return .string(url.absoluteString)
    case let date as Date: return .date(DateParts(date))
    case let components as DateComponents: return .date(DateParts(components))
    case let number as NSDecimalNumber: return .double(number.doubleValue)
    case let number as NSNumber: return Self.number(number)
    case let data as Data: return .string(data.base64EncodedString())
    default: return nil
    }
  }

  private static func number(_ number: NSNumber) -> Value {
    let double = number.doubleValue
    return Int(exactly: double).map(Value.integer) ?? .double(double)
  }

  private func object(_ any: Any, as type: ParameterType?) -> Value? {
    switch any {
    case let person as INPerson where Swift.type(of: person) == INPerson.self: return .person(Person(person))
    case let term as INSpeakableString:
      return .speakable(
        SpeakableString(
          spokenPhrase: term.spokenPhrase, pronunciationHint: term.pronunciationHint,
          vocabularyIdentifier: term.vocabularyIdentifier))
    case let placemark as CLPlacemark: return .place(Place(placemark))
    case let location as CLLocation: return .place(Place(location))
    case let range as INDateComponentsRange: return .dateRange(DateRange(range))
    case let amount as INCurrencyAmount: return Money(amount).map(Value.money)
    case let object as INStoredObject: return .object(stored(object))
    default: return foreign(any).map(Value.object)
    }
  }

  /// An object of one of SiriKit's classes by its schema; of the author's own class by the names of its properties.
  private func stored(_ object: INStoredObject) -> ObjectValue {
    let name = Self.typeName(object)
    let schema = catalog.fields(ofObject: name)
    if !schema.isEmpty { return ObjectValue(type: name, fields: fields(object.properties, schema: schema)) }
    let named = object.properties.keys.sorted().compactMap { key in
      object.properties[key].flatMap { value($0, as: nil) }.map { Field(name: key, value: $0) }
    }
    return ObjectValue(type: name, fields: named)
  }

  /// With the names of the types that it is nested in, without the module: `INCar.HeadUnit`.
  private static func typeName(_ any: Any) -> String {
    // What `String(reflecting:)` says of a type, without asking whether the type describes itself.
    let name = _typeName(type(of: any), qualified: true)
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private func enumeration(_ any: Any, named name: String) -> Value? {
    let raw = (any as? any RawRepresentable).map { $0.rawValue as Any } ?? any
    guard let schema = catalog.enumeration(named: name) else {
      // An enumeration of the author's: Swift knows the case's name.
      return any is any RawRepresentable ? .enumeration(EnumerationValue(type: name, cases: ["\(any)"])) : nil
    }
    switch raw {
    case let text as String where schema.kind == .strings:
      return .enumeration(EnumerationValue(type: name, cases: [text]))
    case let number as Int: return .enumeration(EnumerationValue(type: name, cases: schema.names(of: number)))
    case let number as UInt:
      return .enumeration(EnumerationValue(type: name, cases: schema.names(of: Int(clamping: number))))
    default: return nil
    }
  }
}
