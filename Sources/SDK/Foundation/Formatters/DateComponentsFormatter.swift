import SimSDKFacts

/// Writes lengths of time: "1 hour, 30 minutes", "1h 30m", "1:30:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let backwards = endDate < startDate
    let (first, last) = backwards ? (endDate, startDate) : (startDate, endDate)
    var calendar = calendar ?? .current
    if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone }
    // The rest below a second is rounded, because seconds are the smallest unit.
    let whole = first.addingTimeInterval(last.timeIntervalSince(first).rounded())
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: first, to: whole)
    return write(units.map { ($0, parts.value(for: $0.component) ?? 0) }, isNegative: backwards)
  }

  open func string(from components: DateComponents) -> String? {
    // Units that aren't allowed are converted to those that are, by the calendar.
    let calendar = components.calendar ?? calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let given = DurationUnit.allCases.filter { components.value(for: $0.component).map { $0 != 0 } ?? false }
    if given.allSatisfy({ units.contains($0) }) {
      let values = units.map { ($0, components.value(for: $0.component) ?? 0) }
      let isNegative = values.contains { $0.1 < 0 }
      return write(values.map { ($0.0, abs($0.1)) }, isNegative: isNegative)
    }
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  // MARK: Writing

  /// The units that may be written, the largest first.
  private var units: [DurationUnit] {
    DurationUnit.allCases.filter { allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.unit) }
  }

  private var locale: Locale { calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current }

  private func write(_ values: [(unit: DurationUnit, count: Int)], isNegative: Bool) -> String? {
    guard !values.isEmpty else { return nil }
    var left = values[...]
    let behavior = effectiveBehavior
    if behavior.contains(.dropLeading) {
      while left.count > 1, left.first?.count == 0 { left.removeFirst() }
    }
    if behavior.contains(.dropTrailing) {
      while left.count > 1, left.last?.count == 0 { left.removeLast() }
    }
    if behavior.contains(.dropMiddle), let first = left.first, let last = left.last, left.count > 2 {
      left = ([first] + left.dropFirst().dropLast().filter { $0.count != 0 } + [last])[...]
    }
    if maximumUnitCount > 0 { left = left.prefix(maximumUnitCount) }
    if unitsStyle == .positional { return positional(Array(left), isNegative) }
    var parts = left.map { written($0.count, $0.unit) }
    if isNegative, let first = parts.first { parts[0] = "-" + first }
    let joined = ICU.list(parts, width: listWidth, locale: locale) ?? parts.joined(separator: separator)
    if includesTimeRemainingPhrase || includesApproximationPhrase { SDKNotice.say(.durationPhrases) }
    return joined
  }

  private var effectiveBehavior: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }

  /// "1:05:09"; days and larger units come first, with their names.
  private func positional(_ values: [(unit: DurationUnit, count: Int)], _ isNegative: Bool) -> String {
    let clock = values.filter { $0.unit.isOfClock }
    let above = values.filter { !$0.unit.isOfClock }
    var parts = above.map {
      ICU.number(Double($0.count), skeleton: $0.unit.skeleton("narrow"), locale: locale) ?? "\($0.count)"
    }
    if !clock.isEmpty {
      parts.append(
        clock.enumerated().map { index, part in
          let pads = index > 0 || !above.isEmpty || zeroFormattingBehavior.contains(.pad)
          return pads && part.count < 10 ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":"))
    }
    return (isNegative ? "-" : "") + parts.joined(separator: " ")
  }

  private func written(_ count: Int, _ unit: DurationUnit) -> String {
    let plain = "\(count) \(unit.rawValue)"
    switch unitsStyle {
    case .full: return ICU.number(Double(count), skeleton: unit.skeleton("full-name"), locale: locale) ?? plain
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = locale
      let digits = formatter.string(from: NSNumber(value: count)) ?? "\(count)"
      formatter.numberStyle = .spellOut
      let words = formatter.string(from: NSNumber(value: count)) ?? digits
      let full = ICU.number(Double(count), skeleton: unit.skeleton("full-name"), locale: locale) ?? plain
      return full.replacingOccurrences(of: digits, with: words)
    case .short: return ICU.number(Double(count), skeleton: unit.skeleton("short"), locale: locale) ?? plain
    case .brief:
      return (ICU.number(Double(count), skeleton: unit.skeleton("short"), locale: locale) ?? plain)
        .filter { !$0.isWhitespace }
    case .abbreviated, .positional:
      return ICU.number(Double(count), skeleton: unit.skeleton("narrow"), locale: locale) ?? plain
    }
  }

  private var listWidth: ICU.ListWidth {
    switch unitsStyle {
    case .full, .spellOut: .wide
    case .short: .short
    case .abbreviated, .brief, .positional: .narrow
    }
  }

  private var separator: String { listWidth == .narrow ? " " : ", " }
}

/// A unit of a length of time, the largest first.
private enum DurationUnit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var isOfClock: Bool { self == .hour || self == .minute || self == .second }

  func skeleton(_ width: String) -> String { "measure-unit/duration-\(rawValue) unit-width-\(width)" }
}
