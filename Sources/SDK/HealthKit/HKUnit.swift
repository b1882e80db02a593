@_exported import SDKFoundation

/// A unit of a quantity: what it measures, and how much of it one is.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
  public let unitString: String
  /// What it measures, with its power: grams to the liter are mass once and volume minus once.
  private let powers: [String: Int]
  private let factor: Double
  private let offset: Double

  private init(_ name: String, _ powers: [String: Int], _ factor: Double, offset: Double = 0) {
    unitString = name
    self.powers = powers.filter { $0.value != 0 }
    self.factor = factor
    self.offset = offset
    super.init()
  }

  /// Like Apple's, it stops the program for a text that is no unit.
  public convenience init(from string: String) {
    guard let unit = Self.parsed(string) else { fatalError("Unable to parse unit: '\(string)'") }
    self.init(unit.unitString, unit.powers, unit.factor, offset: unit.offset)
  }

  open class func gram() -> HKUnit { known("g") }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { known(prefix.sign + "g") }
  open class func ounce() -> HKUnit { known("oz") }
  open class func pound() -> HKUnit { known("lb") }
  open class func stone() -> HKUnit { known("st") }
  open class func meter() -> HKUnit { known("m") }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { known(prefix.sign + "m") }
  open class func inch() -> HKUnit { known("in") }
  open class func foot() -> HKUnit { known("ft") }
  open class func yard() -> HKUnit { known("yd") }
  open class func mile() -> HKUnit { known("mi") }
  open class func liter() -> HKUnit { known("L") }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { known(prefix.sign + "L") }
  open class func fluidOunceUS() -> HKUnit { known("fl_oz_us") }
  open class func cupUS() -> HKUnit { known("cup_us") }
  open class func second() -> HKUnit { known("s") }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { known(prefix.sign + "s") }
  open class func minute() -> HKUnit { known("min") }
  open class func hour() -> HKUnit { known("hr") }
  open class func day() -> HKUnit { known("d") }
  open class func joule() -> HKUnit { known("J") }
  open class func kilocalorie() -> HKUnit { known("kcal") }
  open class func smallCalorie() -> HKUnit { known("cal") }
  open class func largeCalorie() -> HKUnit { known("Cal") }
  open class func degreeCelsius() -> HKUnit { known("degC") }
  open class func degreeFahrenheit() -> HKUnit { known("degF") }
  open class func kelvin() -> HKUnit { known("K") }
  open class func count() -> HKUnit { known("count") }
  open class func percent() -> HKUnit { known("%") }
  open class func internationalUnit() -> HKUnit { known("IU") }
  open class func millimeterOfMercury() -> HKUnit { known("mmHg") }
  open class func pascal() -> HKUnit { known("Pa") }
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { known("mol<\(gramsPerMole)>") }
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    known("\(prefix.sign)mol<\(gramsPerMole)>")
  }

  private class func known(_ name: String) -> HKUnit { HKUnit(from: name) }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", powers.merging(unit.powers, uniquingKeysWith: +), factor * unit.factor)
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", powers.merging(unit.powers.mapValues { -$0 }, uniquingKeysWith: +),
      factor / unit.factor)
  }
  open func reciprocal() -> HKUnit { HKUnit("", [:], 1).unitDivided(by: self) }
  open func isNull() -> Bool { powers.isEmpty }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let unit = object as? HKUnit else { return false }
    return unit.powers == powers && unit.factor == factor && unit.offset == offset
  }
  open override var hash: Int { powers.hashValue }
  open override var description: String { unitString }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func measures(likewise unit: HKUnit) -> Bool { unit.powers == powers }
  func convert(_ value: Double, to unit: HKUnit) -> Double { (value * factor + offset - unit.offset) / unit.factor }

  private static let grams = 28.349_523_125
  private static let simple: [String: (String, Double, Double)] = [
    "g": ("mass", 1, 0), "oz": ("mass", grams, 0), "lb": ("mass", 16 * grams, 0), "st": ("mass", 224 * grams, 0),
    "m": ("length", 1, 0), "in": ("length", 0.0254, 0), "ft": ("length", 0.3048, 0), "yd": ("length", 0.9144, 0),
    "mi": ("length", 1609.344, 0), "l": ("volume", 1, 0), "L": ("volume", 1, 0),
    "fl_oz_us": ("volume", 0.029_573_529_562_5, 0), "cup_us": ("volume", 0.236_588_236_5, 0), "s": ("time", 1, 0),
    "min": ("time", 60, 0), "hr": ("time", 3600, 0), "d": ("time", 86_400, 0), "J": ("energy", 1, 0),
    "cal": ("energy", 4.184, 0), "kcal": ("energy", 4184, 0), "Cal": ("energy", 4184, 0), "K": ("heat", 1, 0),
    "degC": ("heat", 1, 273.15), "degF": ("heat", 5.0 / 9, 273.15 - 32 * 5.0 / 9), "count": ("", 1, 0),
    "%": ("", 0.01, 0), "IU": ("IU", 1, 0), "Pa": ("pressure", 1, 0), "mmHg": ("pressure", 133.322_387_415, 0),
  ]

  private static func parsed(_ text: String) -> HKUnit? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    var result: HKUnit?
    for (index, part) in parts.enumerated() {
      let part = part.hasPrefix("(") && part.hasSuffix(")") ? part.dropFirst().dropLast() : part
      // A molar mass has a point of its own.
      let separators: Set<Character> = part.contains("<") ? ["·", "*"] : ["·", "*", "."]
      for name in part.split(whereSeparator: separators.contains) {
        guard let unit = one(String(name)) else { return nil }
        if let first = result {
          result = index == 0 ? first.unitMultiplied(by: unit) : first.unitDivided(by: unit)
        } else {
          result = unit
        }
      }
    }
    return result.map { HKUnit(text, $0.powers, $0.factor, offset: $0.offset) }
  }

  private static func one(_ name: String) -> HKUnit? {
    if let (kind, factor, offset) = simple[name] {
      return HKUnit(name, kind.isEmpty ? [:] : [kind: 1], factor, offset: offset)
    }
    for prefix in HKMetricPrefix.allCases where !prefix.sign.isEmpty && name.hasPrefix(prefix.sign) {
      let rest = String(name.dropFirst(prefix.sign.count))
      if rest.hasPrefix("mol<"), let mole = mole(rest) { return HKUnit(name, ["mass": 1], mole * prefix.factor) }
      if let (kind, factor, offset) = simple[rest], offset == 0 {
        return HKUnit(name, [kind: 1], factor * prefix.factor)
      }
    }
    return mole(name).map { HKUnit(name, ["mass": 1], $0) }
  }

  private static func mole(_ name: String) -> Double? {
    guard name.hasPrefix("mol<"), name.hasSuffix(">") else { return nil }
    return Double(name.dropFirst(4).dropLast())
  }
}

public let HKUnitMolarMassBloodGlucose = 180.155_885_00

public enum HKMetricPrefix: Int, CaseIterable, Sendable {
  case none = 0
  case pico = 1
  case nano = 2
  case micro = 3
  case milli = 4
  case centi = 5
  case deci = 6
  case deca = 7
  case hecto = 8
  case kilo = 9
  case mega = 10
  case giga = 11
  case tera = 12

  var sign: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
  var factor: Double {
    [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue]
  }
}

/// A value with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
    super.init()
  }

  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.measures(likewise: unit) }

  /// Like Apple's, it stops the program for a unit that measures something else.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard self.is(compatibleWith: unit) else {
      fatalError("Attempt to convert incompatible units: \(self.unit), \(unit)")
    }
    return self.unit.convert(value, to: unit)
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let (left, right) = (value, quantity.doubleValue(for: unit))
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  open override var hash: Int { 0 }
  open override var description: String { "\(value) \(unit)" }
}
