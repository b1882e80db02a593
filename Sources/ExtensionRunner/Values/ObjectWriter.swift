@_spi(Host) import CoreLocation
import Foundation
@_spi(Host) import Intents
import SimCatalog

/// Turns values into objects of the types that an author's properties have.
struct ObjectWriter {
  /// Knows the classes, their properties and the cases of enumerations.
  private let bindings: IntentBindings?

  init(_ bindings: IntentBindings?) { self.bindings = bindings }

  /// The properties of an object, for those values that their types can hold.
  func properties(_ fields: [Field], schema: [ParameterSchema]) -> [String: Any] {
    var properties: [String: Any] = [:]
    for field in fields {
      guard let parameter = schema.first(where: { $0.name == field.name }) else { continue }
      properties[field.name] = object(field.value, for: parameter)
    }
    return properties
  }

  private func object(_ value: Value, for parameter: ParameterSchema) -> Any? {
    let type = ElementType(parameter)
    guard parameter.isList else {
      if case .list(let values) = value { return values.first.flatMap { element($0, type) } }
      return element(value, type)
    }
    let values: [Value]
    if case .list(let list) = value { values = list } else { values = [value] }
    let objects = values.compactMap { element($0, type) }
    if parameter.swiftType.hasPrefix("Set<") { return Set(objects.compactMap { $0 as? AnyHashable }) }
    if let texts = objects as? [String] { return texts }
    return (objects as? [NSObject]) ?? objects
  }

  private func element(_ value: Value, _ type: ElementType) -> Any? {
    if case .enumeration(let name) = type.kind { return rawValue(value, of: name) }
    switch type.swift {
    case "String": return value.text
    case "Bool": return value.boolean
    case "Int": return value.integer
    case "Double": return value.number
    case "Float": return value.number.map { Float($0) }
    case "NSNumber": return value.boolean.map { NSNumber(value: $0) } ?? value.number.map { NSNumber(value: $0) }
    case "NSDecimalNumber":
      if case .money(let money) = value { return money.number }
      return value.number.map { NSDecimalNumber(string: String($0)) }
    case "URL": return value.text.flatMap { URL(string: $0) }
    case "Data": return value.text.flatMap { Data(base64Encoded: $0) }
    case "Date": return value.date?.date
    case "DateComponents": return value.date?.components
    default: return siriKitObject(value, type.swift)
    }
  }

  private func siriKitObject(_ value: Value, _ swiftType: String) -> Any? {
    switch (swiftType, value) {
    case ("INPerson", .person(let person)): return INPerson.make(person)
    case ("INPerson", .string(let name)): return INPerson.make(Person(displayName: name, spokenPhrase: name))
    case ("INSpeakableString", .speakable(let term)): return term.object
    case ("INSpeakableString", .string(let text)): return INSpeakableString(spokenPhrase: text)
    case ("CLPlacemark", .place(let place)): return CLPlacemark.make(place)
    case ("CLPlacemark", .string(let name)): return CLPlacemark.make(Place(name: name))
    case ("CLLocation", .place(let place)): return CLLocation.make(place)
    case ("INDateComponentsRange", .dateRange(let range)): return range.components
    case ("INDateComponentsRange", .date(let date)): return DateRange(start: date).components
    case ("INCurrencyAmount", .money(let money)): return money.amount
    case (_, .object(let object)): return made(object, swiftType)
    default: return nil
    }
  }

  /// An object of one of SiriKit's classes, or of the subclass that the value names.
  private func made(_ object: ObjectValue, _ swiftType: String) -> Any? {
    guard let bindings, let valueClass = bindings.valueClass(named: object.type) else {
      return foreign(object, swiftType)
    }
    return valueClass.make(
      properties: properties(object.fields, schema: bindings.catalog.fields(ofObject: object.type)))
  }

  /// The raw value in which `INStoredObject` keeps cases: a number, unsigned for an option set, or a text.
  private func rawValue(_ value: Value, of name: String) -> Any? {
    guard case .enumeration(let cases) = value, let schema = bindings?.catalog.enumeration(named: name) else {
      return nil
    }
    switch schema.kind {
    case .cases: return schema.rawValue(of: cases.cases)
    case .options: return schema.rawValue(of: cases.cases).flatMap(UInt.init(exactly:))
    case .strings: return cases.cases.first
    }
  }
}

/// The type of one value of a property.
private struct ElementType {
  let kind: ParameterType
  /// Without `?`, brackets and `Set<>`.
  let swift: String

  init(_ parameter: ParameterSchema) {
    kind = parameter.type
    var text = parameter.swiftType.utf8[...]
    if text.last == UInt8(ascii: "?") || text.last == UInt8(ascii: "!") { text.removeLast() }
    if text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") { text = text.dropFirst().dropLast() }
    if text.starts(with: "Set<".utf8), text.last == UInt8(ascii: ">") { text = text.dropFirst(4).dropLast() }
    swift = String(Substring(text))
  }
}

extension SpeakableString {
  var object: INSpeakableString {
    guard let identifier = vocabularyIdentifier else {
      let plain = INSpeakableString(spokenPhrase: spokenPhrase)
      plain.store(pronunciationHint, as: "pronunciationHint")
      return plain
    }
    return INSpeakableString(
      vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
  }
}
