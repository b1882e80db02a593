import SimCatalog
import SimText

extension Place: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      name: try wire.required("name"), latitude: try wire.optional("latitude"),
      longitude: try wire.optional("longitude"), street: try wire.optional("street"), city: try wire.optional("city"),
      countryCode: try wire.optional("countryCode"))
  }

  var wire: JSONValue {
    .record(
      ("name", name), ("latitude", latitude), ("longitude", longitude), ("street", street), ("city", city),
      ("countryCode", countryCode))
  }
}

extension DateParts: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      year: try wire.optional("year"), month: try wire.optional("month"), day: try wire.optional("day"),
      hour: try wire.optional("hour"), minute: try wire.optional("minute"), second: try wire.optional("second"))
  }

  var wire: JSONValue {
    .record(
      ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second))
  }
}

extension DateRange: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(start: try wire.optional("start"), end: try wire.optional("end"))
  }

  var wire: JSONValue { .record(("start", start), ("end", end)) }
}

extension CivilDateTime: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      year: try wire.required("year"), month: try wire.required("month"), day: try wire.required("day"),
      hour: try wire.required("hour"), minute: try wire.required("minute"), second: try wire.required("second"))
  }

  var wire: JSONValue {
    .record(
      ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second))
  }
}

extension Money: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      minorUnits: try wire.required("minorUnits"), decimals: try wire.optional("decimals") ?? 0,
      currency: try wire.optional("currency"))
  }

  var wire: JSONValue {
    .record(("minorUnits", minorUnits), ("decimals", decimals == 0 ? nil : decimals), ("currency", currency))
  }
}
