import Foundation
@_spi(Host) import Intents
import SimCatalog

// Objects that aren't SiriKit's and have no value of their own: they become objects with named fields.

extension ObjectReader {
  func foreign(_ any: Any) -> ObjectValue? {
    switch any {
    case let activity as NSUserActivity: return Self.activity(activity)
    case let range as NSRange:
      return ObjectValue(
        type: "NSRange",
        fields: [
          Field(name: "location", value: .integer(range.location)),
          Field(name: "length", value: .integer(range.length)),
        ])
    case let name as PersonNameComponents:
      let parts = [("givenName", name.givenName), ("familyName", name.familyName), ("nickname", name.nickname)]
      return ObjectValue(
        type: "PersonNameComponents",
        fields: parts.compactMap { label, text in text.map { Field(name: label, value: .string($0)) } })
    case let destination as INMediaDestination:
      // A playlist has its name, the library its type.
      let library = Value.enumeration(EnumerationValue(type: "INMediaDestinationType", cases: ["library"]))
      let field =
        destination.playlistName.map { Field(name: "playlistName", value: .string($0)) }
        ?? Field(name: "mediaDestinationType", value: library)
      return ObjectValue(type: "INMediaDestination", fields: [field])
    default: return Self.measurement(any)
    }
  }

  private static func activity(_ activity: NSUserActivity) -> ObjectValue {
    let value = UserActivity(activity)
    var fields = [Field(name: "activityType", value: .string(value.activityType))]
    if let title = value.title { fields.append(Field(name: "title", value: .string(title))) }
    fields += value.userInfo.map { Field(name: "userInfo.\($0.key)", value: .string($0.value)) }
    return ObjectValue(type: "NSUserActivity", fields: fields)
  }

  private static func measurement(_ any: Any) -> ObjectValue? {
    let parts: (Double, String)? =
      switch any {
      case let amount as Measurement<UnitLength>: (amount.value, amount.unit.symbol)
      case let amount as Measurement<UnitMass>: (amount.value, amount.unit.symbol)
      case let amount as Measurement<UnitEnergy>: (amount.value, amount.unit.symbol)
      case let amount as Measurement<UnitTemperature>: (amount.value, amount.unit.symbol)
      case let amount as Measurement<UnitSpeed>: (amount.value, amount.unit.symbol)
      case let amount as Measurement<UnitVolume>: (amount.value, amount.unit.symbol)
      case let amount as Measurement<UnitPower>: (amount.value, amount.unit.symbol)
      default: nil
      }
    return parts.map { value, unit in
      ObjectValue(
        type: "Measurement",
        fields: [Field(name: "value", value: .double(value)), Field(name: "unit", value: .string(unit))])
    }
  }
}

extension ObjectWriter {
  func foreign(_ object: ObjectValue, _ swiftType: String) -> Any? {
    switch swiftType {
    case "NSUserActivity":
      guard let type = object["activityType"]?.text else { return nil }
      let info = object.fields.compactMap { field -> UserInfoEntry? in
        guard field.name.hasPrefix("userInfo."), let text = field.value.text else { return nil }
        return UserInfoEntry(key: String(field.name.dropFirst("userInfo.".count)), value: text)
      }
      return NSUserActivity(UserActivity(activityType: type, title: object["title"]?.text, userInfo: info))
    case "NSRange":
      guard let location = object["location"]?.integer, let length = object["length"]?.integer else { return nil }
      return NSRange(location: location, length: length)
    case "PersonNameComponents":
      var name = PersonNameComponents()
      name.givenName = object["givenName"]?.text
      name.familyName = object["familyName"]?.text
      name.nickname = object["nickname"]?.text
      return name
    case "INMediaDestination":
      return object["playlistName"]?.text.map(INMediaDestination.playlist) ?? INMediaDestination.library
    default: return measurement(object, swiftType)
    }
  }

  private func measurement(_ object: ObjectValue, _ swiftType: String) -> Any? {
    guard let value = object["value"]?.number, let symbol = object["unit"]?.text else { return nil }
    func make<U: Dimension>(_ type: U.Type, _ units: [U]) -> Any? {
      units.first { $0.symbol == symbol }.map { Measurement(value: value, unit: $0) }
    }
    switch swiftType {
    case "Measurement<UnitLength>":
      return make(UnitLength.self, [.meters, .kilometers, .centimeters, .millimeters, .miles, .yards, .feet, .inches])
    case "Measurement<UnitMass>":
      return make(UnitMass.self, [.kilograms, .grams, .milligrams, .metricTons, .pounds, .ounces, .stones])
    case "Measurement<UnitEnergy>":
      return make(UnitEnergy.self, [.joules, .kilojoules, .kilocalories, .calories, .kilowattHours])
    case "Measurement<UnitTemperature>": return make(UnitTemperature.self, [.celsius, .fahrenheit, .kelvin])
    case "Measurement<UnitSpeed>":
      return make(UnitSpeed.self, [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots])
    case "Measurement<UnitVolume>":
      return make(UnitVolume.self, [.liters, .milliliters, .cubicMeters, .gallons, .fluidOunces, .cups])
    case "Measurement<UnitPower>": return make(UnitPower.self, [.watts, .kilowatts, .megawatts, .horsepower])
    default: return nil
    }
  }
}
