/// Writes measurements: "5 km", "3.1 miles".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  /// What is measured, as ICU calls it: its unit follows from it.
  var usage = "default"
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    write(measurement.value, measurement.unit)
  }

  /// The unit alone.
  open func string(from unit: Unit) -> String {
    guard unitStyle == .long, let name = UnitNames.icu(unit) else { return unit.symbol }
    let skeleton = "measure-unit/\(name) unit-width-full-name precision-integer"
    let text = ICU.number(2, skeleton: skeleton, locale: locale ?? .current)
    return text.map { $0.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces) } ?? unit.symbol
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? any AnyMeasurement).map { write($0.value, $0.anyUnit) }
  }

  private func write(_ value: Double, _ unit: Unit) -> String {
    let plain = "\(number(value)) \(unit.symbol)"
    guard let name = UnitNames.icu(unit) else { return plain }
    let locale = locale ?? .current
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return "\(number(value))°"
    }
    // ICU chooses a unit by what is measured if naturalScale is set, or no particular unit.
    let usage = unitOptions.contains(.providedUnit) && !unitOptions.contains(.naturalScale) ? "" : " usage/\(usage)"
    let skeleton = "measure-unit/\(name)\(usage) unit-width-\(width) \(precision)"
    return ICU.number(value, skeleton: skeleton, locale: locale)
      ?? ICU.number(value, skeleton: "measure-unit/\(name) unit-width-\(width) \(precision)", locale: locale) ?? plain
  }

  private var width: String {
    switch unitStyle {
    case .short: "narrow"
    case .medium: "short"
    case .long: "full-name"
    }
  }

  private var precision: String {
    let least = max(0, numberFormatter?.minimumFractionDigits ?? 0)
    let most = max(least, numberFormatter?.maximumFractionDigits ?? 3)
    guard most > 0 else { return "precision-integer" }
    return "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
  }

  private func number(_ value: Double) -> String {
    numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}

/// ICU's names of Foundation's units.
private enum UnitNames {
  static func icu(_ unit: Unit) -> String? {
    switch unit {
    case is UnitLength: lengths[unit.symbol].map { "length-\($0)" }
    case is UnitMass: masses[unit.symbol].map { "mass-\($0)" }
    case is UnitTemperature: temperatures[unit.symbol].map { "temperature-\($0)" }
    case is UnitSpeed: speeds[unit.symbol].map { "speed-\($0)" }
    case is UnitEnergy: energies[unit.symbol].map { "energy-\($0)" }
    case is UnitVolume: volumes[unit.symbol].map { "volume-\($0)" }
    case is UnitDuration: durations[unit.symbol].map { "duration-\($0)" }
    case is UnitPower: powers[unit.symbol].map { "power-\($0)" }
    case is UnitPressure: pressures[unit.symbol].map { "pressure-\($0)" }
    case is UnitArea: areas[unit.symbol].map { "area-\($0)" }
    default: nil
    }
  }

  private static let lengths = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "yd": "yard", "ft": "foot",
    "in": "inch", "NM": "nautical-mile",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "t": "tonne", "lb": "pound", "oz": "ounce",
    "st": "stone", "ct": "carat",
  ]
  private static let temperatures = ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"]
  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let energies = [
    "J": "joule", "kJ": "kilojoule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let volumes = [
    "L": "liter", "mL": "milliliter", "cL": "centiliter", "dL": "deciliter", "m³": "cubic-meter", "gal": "gallon",
    "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "tsp": "teaspoon", "tbsp": "tablespoon",
  ]
  private static let durations = ["hr": "hour", "min": "minute", "s": "second", "ms": "millisecond"]
  private static let powers = ["W": "watt", "kW": "kilowatt", "MW": "megawatt", "mW": "milliwatt", "hp": "horsepower"]
  private static let pressures = [
    "hPa": "hectopascal", "kPa": "kilopascal", "mbar": "millibar", "bar": "bar", "inHg": "inch-ofhg",
    "psi": "pound-force-per-square-inch",
  ]
  private static let areas = [
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter", "ft²": "square-foot",
    "mi²": "square-mile", "yd²": "square-yard", "in²": "square-inch", "ac": "acre", "ha": "hectare",
  ]
}
