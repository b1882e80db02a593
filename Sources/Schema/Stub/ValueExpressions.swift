import SimCatalog
import SimText

/// Values as Swift source, and the conditions that recognise them.
struct ValueExpressions {
  let catalog: Catalog
  /// How classes of values are made, by their names.
  var objects: [String: ObjectInterface] = [:]

  // MARK: Values

  /// A value of a parameter, or an element of its list, as an expression; nil for one that a trace doesn't show.
  func expression(_ value: Value, for parameter: ParameterSchema) -> String? {
    switch value {
    case .string(let text): return parameter.declared.scalar == "URL" ? "URL(string: \(quoted(text)))!" : quoted(text)
    case .boolean(let truth): return "\(truth)"
    case .integer(let number): return "\(number)"
    case .double(let number): return "\(number)"
    case .person(let person): return self.person(person)
    case .speakable(let term): return "INSpeakableString(spokenPhrase: \(quoted(term.spokenPhrase)))"
    case .place(let place):
      return
        "CLPlacemark(location: CLLocation(latitude: 0, longitude: 0), name: \(quoted(place.name)), postalAddress: nil)"
    case .date(let parts): return date(parts)
    case .dateRange(let range):
      let ends = [range.start, range.end].map { $0.map(date) ?? "nil" }
      return "INDateComponentsRange(start: \(ends[0]), end: \(ends[1]))"
    case .money(let money):
      let amount =
        "NSDecimalNumber(mantissa: \(money.minorUnits.magnitude), exponent: \(-money.decimals), isNegative: \(money.minorUnits < 0))"
      return "INCurrencyAmount(amount: \(amount), currencyCode: \(quoted(money.currency ?? "")))"
    case .enumeration(let value):
      let cases = value.cases.map { ".\(escaped($0))" }
      let isOptions = catalog.enumeration(named: value.type)?.kind == .options
      return isOptions ? "[\(cases.joined(separator: ", "))]" : cases.first
    case .list: return nil
    case .object(let object): return self.object(object)
    }
  }

  /// An option of a collection: an object.
  func option(_ value: Value, for parameter: ParameterSchema) -> String? {
    guard let text = expression(value, for: parameter) else { return nil }
    switch value {
    case .string: return "\(text) as NSString"
    case .integer, .double, .boolean: return "NSNumber(value: \(text))"
    case .person, .speakable, .place, .object, .money, .dateRange: return text
    case .date: return "\(text) as NSDateComponents"
    case .enumeration, .list: return nil
    }
  }

  private func person(_ person: Person) -> String {
    let handle = person.handle.map { handle in
      let kind =
        switch handle.kind {
        case .unknown: "unknown"
        case .emailAddress: "emailAddress"
        case .phoneNumber: "phoneNumber"
        }
      let label = handle.label.map { "INPersonHandleLabel(rawValue: \(quoted($0)))" } ?? "nil"
      return "INPersonHandle(value: \(quoted(handle.value)), type: .\(kind), label: \(label))"
    }
    let handleText = handle ?? "INPersonHandle(value: nil, type: .unknown)"
    return
      "INPerson(personHandle: \(handleText), nameComponents: nil, displayName: \(quoted(person.displayName)), image: nil, "
      + "contactIdentifier: nil, customIdentifier: nil)"
  }

  private func date(_ parts: DateParts) -> String {
    let fields = [
      ("year", parts.year), ("month", parts.month), ("day", parts.day), ("hour", parts.hour), ("minute", parts.minute),
      ("second", parts.second),
    ]
    return
      "DateComponents(\(fields.compactMap { name, number in number.map { "\(name): \($0)" } }.joined(separator: ", ")))"
  }

  /// An object of an app's own class, by its name.
  private func object(_ object: ObjectValue) -> String? {
    if case .string(let text)? = object["displayString"] {
      return "\(object.type)(identifier: nil, display: \(quoted(text)))"
    }
    if let bridged = bridged(object) { return bridged }
    return made(object)
  }

  /// The case that an object is in Swift, where its class is an enumeration there: `library`.
  private func bridgedCase(_ object: ObjectValue) -> String? {
    guard objects[object.type]?.isBridged == true, object.fields.count == 1,
      case .enumeration(let value)? = object.fields.first?.value
    else { return nil }
    return value.cases.first.map(escaped)
  }

  /// An object of a class that is an enumeration in Swift: `INMediaDestination.library`,
  /// `INMediaDestination.playlist("Morning Run")`; the text is the object's `playlistName`.
  private func bridged(_ object: ObjectValue) -> String? {
    if let only = bridgedCase(object) { return "\(object.type).\(only)" }
    guard objects[object.type]?.isBridged == true, object.fields.count == 1, let field = object.fields.first,
      case .string(let text) = field.value, field.name.hasSuffix("Name")
    else { return nil }
    return "\(object.type).\(escaped(String(field.name.dropLast(4))))(\(quoted(text)))"
  }

  /// An object of one of SiriKit's classes by its first initialiser that takes its name; unknown arguments are nil.
  private func made(_ object: ObjectValue) -> String? {
    let known = objects[object.type]?.initialisers ?? []
    for initialiser in known where initialiser.signature.name == "init" {
      let names = Set(initialiser.targets.map(\.name))
      guard !object.fields.isEmpty, object.fields.allSatisfy({ names.contains($0.name) }) else { continue }
      let arguments = zip(initialiser.signature.parameters, initialiser.targets).compactMap { parameter, target in
        argument(object[target.name], parameter, target)
      }
      guard arguments.count == initialiser.targets.count else { continue }
      return "\(object.type)(\(arguments.joined(separator: ", ")))"
    }
    return nil
  }

  private func argument(_ value: Value?, _ parameter: SignatureModel.Parameter, _ target: ParameterSchema) -> String? {
    let label = parameter.label == "_" ? "" : "\(parameter.label): "
    if let value { return expression(value, for: target).map { label + $0 } }
    if parameter.type.isOptional { return label + "nil" }
    if let first = catalog.enumeration(named: parameter.type.text)?.cases.first?.name { return "\(label).\(first)" }
    return nil
  }

  // MARK: Results

  /// The argument of a factory for a value in the intent: numbers are objects there.
  func unwrapped(_ given: String, _ parameter: ParameterSchema) -> String {
    guard parameter.declared.scalar == "NSNumber" else { return given }
    let classes = parameter.resolvedBy.flatMap { names(upFrom: $0) }
    if classes.contains("INIntegerResolutionResult") { return "\(given).intValue" }
    if classes.contains("INBooleanResolutionResult") { return "\(given).boolValue" }
    let isDouble = classes.contains { $0 == "INDoubleResolutionResult" || $0 == "INTimeIntervalResolutionResult" }
    return isDouble ? "\(given).doubleValue" : given
  }

  /// A class of results and its superclasses.
  private func names(upFrom name: String) -> [String] {
    var names = [name]
    while let last = names.last, let next = catalog.result(named: last)?.narrows, !names.contains(next) {
      names.append(next)
    }
    return names
  }

  // MARK: Conditions

  /// Whether no condition can distinguish two values.
  static func isSame(_ a: Value?, _ b: Value?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): comparableText(a) == comparableText(b)
    case (nil, _?), (_?, nil): false
    }
  }

  /// The text by which a condition compares a value; nil if it can only test that there is one.
  private static func comparableText(_ value: Value) -> String? {
    switch value {
    case .string(let text): text
    case .boolean(let truth): truth ? "1" : "0"
    case .integer(let number): String(number)
    case .person(let person):
      [person.displayName.isEmpty ? person.spokenPhrase ?? "" : person.displayName, person.handle?.label ?? ""]
        .joined(separator: "\u{1F}")
    case .speakable(let term): term.spokenPhrase
    case .place(let place): place.name
    case .enumeration(let value): value.cases.sorted().joined(separator: "+")
    case .list(let values): values.map { comparableText($0) ?? "…" }.joined(separator: "\u{1E}")
    case .object(let object):
      object.fields.map { "\($0.name)=\(comparableText($0.value) ?? "…")" }.joined(separator: "\u{1D}")
    case .double(let number): String(number)
    case .date, .dateRange, .money: "\(value)"
    }
  }

  func condition(_ condition: AnswerCases.Condition) -> String {
    switch condition {
    case .parameter(let parameter, let value): return self.condition(parameter, is: value)
    case .defaults(let key, let value):
      let read = "UserDefaults.standard.string(forKey: \(quoted(key)))"
      return "\(read) == \(value.map(quoted) ?? "nil")"
    }
  }

  /// The checks of a date's known parts.
  private func checks(_ parts: DateParts?, _ name: String) -> [String] {
    guard let parts else { return ["\(name) == nil"] }
    let fields = [
      ("year", parts.year), ("month", parts.month), ("day", parts.day), ("hour", parts.hour), ("minute", parts.minute),
    ]
    return fields.compactMap { field, number in number.map { "\(name)?.\(field) == \($0)" } }
  }

  /// The condition that a parameter holds a value, or the part of it that can be tested.
  func condition(_ parameter: ParameterSchema, is value: Value?) -> String {
    let name = "intent.\(escaped(parameter.name))"
    guard let value else {
      if parameter.declared.isOptional { return "\(name) == nil" }
      if parameter.declared.element != nil { return "\(name).isEmpty" }
      return "\(name).rawValue == 0"
    }
    return condition(name, of: parameter, is: value) ?? (parameter.declared.isOptional ? "\(name) != nil" : "true")
  }

  /// The condition that an expression holds a value; nil if nothing of it can be tested.
  private func condition(_ name: String, of parameter: ParameterSchema, is value: Value) -> String? {
    let mark = parameter.declared.isOptional ? "?" : ""
    let isNumber = parameter.declared.scalar == "NSNumber"
    guard parameter.isList else { return check(value, name, mark, isNumber) }
    let checks = value.elements.enumerated().compactMap { index, element in
      check(element, "\(name)\(mark)[\(index)]", "", isNumber)
    }
    return (["\(name)\(mark).count == \(value.elements.count)"] + checks).joined(separator: ", ")
  }

  /// - Parameters:
  ///   - mark: the optional's `?` before a member's dot, if the value may be nil.
  ///   - isNumber: whether it is an object that holds a number.
  private func check(_ value: Value, _ name: String, _ mark: String, _ isNumber: Bool) -> String? {
    let chain = name + mark
    switch value {
    case .string(let text): return "\(name) == \(quoted(text))"
    case .boolean(let truth): return "\(isNumber ? chain + ".boolValue" : name) == \(truth)"
    case .integer(let number): return "\(isNumber ? chain + ".intValue" : name) == \(number)"
    case .person(let person):
      let name = person.displayName.isEmpty ? person.spokenPhrase ?? "" : person.displayName
      let label = person.handle?.label.map { "INPersonHandleLabel(rawValue: \(quoted($0)))" } ?? "nil"
      return "\(chain).displayName == \(quoted(name)), \(chain).personHandle?.label == \(label)"
    case .speakable(let term): return "\(chain).spokenPhrase == \(quoted(term.spokenPhrase))"
    case .place(let place): return "\(chain).name == \(quoted(place.name))"
    case .enumeration(let value):
      guard let schema = catalog.enumeration(named: value.type) else { return nil }
      let cases = value.cases.map { ".\(escaped($0))" }.joined(separator: ", ")
      return schema.kind == .options ? "\(name) == [\(cases)]" : "\(name) == \(cases)"
    case .object(let object):
      if case .string(let text)? = object["displayString"] { return "\(chain).displayString == \(quoted(text))" }
      if let bridged = bridgedCase(object) { return "\(name) == .\(bridged)" }
      let schemas = catalog.fields(ofObject: object.type)
      let checks = object.fields.compactMap { field in
        schemas.first { $0.name == field.name }.flatMap {
          condition("\(chain).\(escaped(field.name))", of: $0, is: field.value)
        }
      }
      return checks.isEmpty ? nil : checks.joined(separator: ", ")
    case .double(let number): return "\(isNumber ? chain + ".doubleValue" : name) == \(number)"
    case .date(let parts): return checks(parts, name).joined(separator: ", ")
    case .dateRange(let range):
      return (checks(range.start, "\(chain).startDateComponents") + checks(range.end, "\(chain).endDateComponents"))
        .joined(separator: ", ")
    case .money(let money):
      var amount = Double(money.minorUnits)
      for _ in 0..<max(0, money.decimals) { amount /= 10 }
      let currency = money.currency.map { ", \(chain).currencyCode == \(quoted($0))" } ?? ""
      return "\(chain).amount?.doubleValue == \(amount)\(currency)"
    case .list: return nil
    }
  }
}
