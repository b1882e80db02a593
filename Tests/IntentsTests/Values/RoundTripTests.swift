import Foundation
import Intents
import SimCatalog
import SimExtensionRunner
import Testing

/// A value of a type, as rich as the type allows.
private func sample(_ parameter: ParameterSchema, depth: Int = 0) -> Value? {
  guard let scalar = sampleScalar(parameter, depth: depth) else { return nil }
  return parameter.isList ? .list([scalar]) : scalar
}

private func sampleScalar(_ parameter: ParameterSchema, depth: Int) -> Value? {
  switch parameter.type {
  case .string where parameter.swiftType.contains("URL"): .string("https://example.com/a?b=c")
  case .string: .string("something said")
  case .boolean: .boolean(true)
  case .integer: .integer(7)
  case .double: .double(2.5)
  case .person:
    .person(
      Person(
        displayName: "Sam Lee", spokenPhrase: "Sam",
        handle: PersonHandle(value: "+1 555 0100", kind: .phoneNumber, label: "mobile"), givenName: "Sam",
        familyName: "Lee", nickname: "Sammy", contactIdentifier: "c1", customIdentifier: "u1", relationship: "friend",
        aliases: [PersonHandle(value: "sam@example.com", kind: .emailAddress)],
        siriMatches: [Person(displayName: "Sam Park", contactIdentifier: "c2")]))
  case .speakable:
    .speakable(SpeakableString(spokenPhrase: "lorry", pronunciationHint: "lo ree", vocabularyIdentifier: "truck"))
  case .place where parameter.swiftType.hasPrefix("CLLocation"):
    .place(Place(name: "", latitude: 31.2, longitude: 121.5))
  case .place:
    .place(
      Place(name: "Station", latitude: 31.2, longitude: 121.5, street: "1 Main Rd", city: "Ulm", countryCode: "DE"))
  case .date: .date(DateParts(year: 2026, month: 11, day: 20, hour: 18, minute: 5, second: 0))
  case .dateRange:
    .dateRange(
      DateRange(start: DateParts(year: 2026, month: 11, day: 20), end: DateParts(year: 2026, month: 11, day: 21)))
  case .money: .money(Money(minorUnits: -5990, decimals: 2, currency: "USD"))
  case .enumeration(let name): enumeration(name)
  case .object(let name): object(name, depth: depth)
  }
}

private func enumeration(_ name: String) -> Value? {
  guard let schema = Catalog.siriKit.enumeration(named: name) else { return nil }
  let cases = schema.cases.filter { !["unknown", "unspecified"].contains($0.name) && $0.rawValue != 0 }
  let names = schema.kind == .options ? cases.prefix(2).map(\.name) : cases.suffix(1).map(\.name)
  return names.isEmpty ? nil : .enumeration(EnumerationValue(type: name, cases: Array(names)))
}

private func object(_ name: String, depth: Int) -> Value? {
  guard depth < 2 else { return nil }
  switch name {
  case "NSRange":
    return .object(
      ObjectValue(
        type: name, fields: [Field(name: "location", value: .integer(1)), Field(name: "length", value: .integer(3))]))
  case "PersonNameComponents":
    return .object(ObjectValue(type: name, fields: [Field(name: "givenName", value: .string("Ann"))]))
  case "NSUserActivity":
    return .object(
      ObjectValue(
        type: name,
        fields: [
          Field(name: "activityType", value: .string("open")), Field(name: "userInfo.key", value: .string("value")),
        ]))
  case "INMediaDestination":
    return .object(ObjectValue(type: name, fields: [Field(name: "playlistName", value: .string("Road"))]))
  case "Measurement<UnitLength>": return measurement("km")
  case "Measurement<UnitEnergy>": return measurement("kJ")
  case "Measurement<UnitTemperature>": return measurement("°C")
  default:
    guard Catalog.siriKit.object(named: name) != nil else { return nil }
    let fields = Catalog.siriKit.fields(ofObject: name).compactMap { field in
      // What isn't kept but computed from other fields can't be set.
      ["handle", "isMe", "displayName"].contains(field.name) && name.hasPrefix("INR")
        ? nil : sample(field, depth: depth + 1).map { Field(name: field.name, value: $0) }
    }
    return .object(ObjectValue(type: name, fields: fields))
  }
}

private func measurement(_ unit: String) -> Value {
  .object(
    ObjectValue(
      type: "Measurement",
      fields: [Field(name: "value", value: .double(1.5)), Field(name: "unit", value: .string(unit))]))
}

@Suite("What is put into an intent or a response is read out again")
struct RoundTripTests {
  @Test(arguments: Catalog.siriKit.intents.map(\.name.rawValue))
  func everyParameterOf(_ name: String) throws {
    let schema = try #require(Catalog.siriKit.schema(of: IntentName(name)))
    let binding = try #require(IntentBindings.siriKit.binding(for: IntentName(name)))
    let fields = schema.parameters.compactMap { parameter in
      sample(parameter).map { Field(name: parameter.name, value: $0) }
    }
    let filled = FilledIntent(name: IntentName(name), parameters: fields)
    let intent = binding.makeIntent(filled)
    #expect(NSStringFromClass(type(of: intent)) == name)
    #expect(binding.read(intent) == filled)
    let copy = try #require(intent.copy() as? INIntent)
    #expect(copy !== intent && copy.isEqual(intent))
    #expect(binding.read(copy) == filled)
  }

  @Test(arguments: Catalog.siriKit.intents.map(\.name.rawValue))
  func everyCodeAndFieldOfTheResponseOf(_ name: String) throws {
    let schema = try #require(Catalog.siriKit.schema(of: IntentName(name)))
    let binding = try #require(IntentBindings.siriKit.binding(for: IntentName(name)))
    let fields = schema.responseFields.compactMap { field in
      sample(field).map { Field(name: field.name, value: $0) }
    }
    let activity = UserActivity(
      activityType: name, title: "Go on", userInfo: [UserInfoEntry(key: "why", value: "test")])
    for code in schema.codes {
      let response = IntentResponse(code: code.name, userActivity: activity, fields: fields)
      #expect(binding.readResponse(binding.makeResponse(response)) == response)
    }
  }

  @Test func anAuthorReadsTypedProperties() throws {
    let binding = try #require(IntentBindings.siriKit.binding(for: "INSearchForMessagesIntent"))
    let intent = try #require(
      binding.makeIntent(
        FilledIntent(
          name: "INSearchForMessagesIntent",
          parameters: [
            Field(
              name: "attributes",
              value: .enumeration(EnumerationValue(type: "INMessageAttributeOptions", cases: ["unread", "flagged"]))),
            Field(
              name: "dateTimeRange", value: .dateRange(DateRange(start: DateParts(year: 2026, month: 11, day: 20)))),
          ])) as? INSearchForMessagesIntent)
    #expect(intent.attributes == [.unread, .flagged])
    #expect(intent.dateTimeRange?.startDateComponents?.day == 20)
    #expect(intent.dateTimeRange?.startDateComponents?.date != nil)
    #expect(intent.senders == nil)
  }
}
